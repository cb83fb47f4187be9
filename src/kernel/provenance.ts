/** The provenance block: the source of an answer, and whether it is simulated. */

/** Labels of every source of answers. A new counterparty adds a row here. */
export const SOURCES = {
  gateway: 'platform gateway',
  sample: 'sample record',
  corpus: 'sandbox corpus',
  rooftop: 'account rooftop',
  desk: 'desk-sandbox',
  deal: 'deal-sandbox',
  fi: 'fi-sandbox',
  extraction: 'extraction-sandbox',
  bureau: 'bureau-sandbox',
  lender: 'lender-sandbox',
  refinance: 'refinance-panel-sandbox',
  esign: 'esign-sandbox',
  notary: 'notary-sandbox',
  stips: 'stips-sandbox',
  insurance: 'insurance-sandbox',
  transport: 'transport-sandbox',
  paymentRail: 'payment-rail-sandbox',
  stripe: 'stripe',
  title: 'title-sandbox',
  payoff: 'payoff-sandbox',
  ledger: 'ledger-sandbox',
  quickbooks: 'quickbooks',
  dealer: 'dealer-sandbox',
  account: 'account',
  fixture: 'sandbox-fixture',
  fault: 'sandbox-fault',
  recon: 'recon-vendor-sandbox',
} as const;

export interface Provenance {
  readonly environment: 'sandbox' | 'production';
  readonly simulated?: boolean;
  readonly source: string;
}

/** Marks an answer of a sandbox counterparty or a sample. */
export function simulated(source: string): Provenance {
  return { environment: 'sandbox', simulated: true, source };
}

/** Marks bytes of the platform gateway, the only source that attests `simulated: false`. */
export const GATEWAY_PROVENANCE: Provenance = Object.freeze({
  environment: 'production',
  simulated: false,
  source: SOURCES.gateway,
});

/**
 * Marks an answer computed entirely by this service from the inputs or its own records; `simulated` is not claimed
 * either way.
 */
export function computed(environment: Provenance['environment'] = 'sandbox'): Provenance {
  return { environment, source: 'computed' };
}

/** Marks the answer of a real counterparty. It makes no claim about `simulated`, since only gateway bytes do. */
export function relayedBy(source: string): Provenance {
  return { environment: 'sandbox', source };
}
