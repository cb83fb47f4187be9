/** The provenance block: who answered, and whether the answer is simulated. */

/** Labels of everything that can answer. Adding a counterparty adds a row here. */
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

/** A simulated answer: every sandbox counterparty and every sample carries this. */
export function simulated(source: string): Provenance {
  return { environment: 'sandbox', simulated: true, source };
}

/** Bytes that the platform gateway answered: the only thing that ever attests `simulated: false`. */
export const GATEWAY_PROVENANCE: Provenance = Object.freeze({
  environment: 'production',
  simulated: false,
  source: SOURCES.gateway,
});

/** Computed in full by this service from the inputs or its own books: neither simulated nor attested otherwise. */
export function computed(environment: Provenance['environment'] = 'sandbox'): Provenance {
  return { environment, source: 'computed' };
}

/** A real counterparty answered; it attests nothing of itself, since only the platform gateway's bytes do. */
export function relayedBy(source: string): Provenance {
  return { environment: 'sandbox', source };
}
