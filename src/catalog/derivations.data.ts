/**
 * The rule behind each simulated outcome: what it follows from, and how. The words follow the behaviours of the sandbox.
 * A change of any rule is a new ruleset. Source: this service, 2026. Confidence high.
 */

export const RULESET = '2026.1';

export interface DerivationRow {
  readonly rule: string;
  /** Members of path, query or body that the outcome follows from. */
  readonly inputs: readonly string[];
}

/** Endpoint id → its rule. Endpoints that show their own working (desk, refunds, renewals) are not here. */
export const DERIVATIONS: Readonly<Record<string, DerivationRow>> = {
  'credit.prequal.prequalify': { rule: 'A last name of the cast chooses its outcome; else score = 550 + fnv1a32(credit-score|firstName|lastName|zip) mod 350.', inputs: ['applicant.firstName', 'applicant.lastName', 'applicant.zip'] },
  'credit.decisions.simulateDecision': { rule: 'The decision is the caller’s; its terms are the programme of the tier, which follows from tier, else score, else 720.', inputs: ['decision', 'lenderId', 'tier', 'score', 'stipulations', 'dealId', 'applicationId'] },
  'financing.refinance.quoteRefinance': { rule: 'Band rate of the nearest posted term (ties to the shorter) + fnv1a32(lender-spread|vin|lender) mod 200 hundredths; rows below currentApr only.', inputs: ['vin', 'currentBalance', 'currentApr', 'remainingTermMonths'] },
  'fi.quotes.createQuote': { rule: 'The rate book of the edition × (1 + fnv1a32(fi-rate-bump|vin) mod 401 ten-thousandths).', inputs: ['vin', 'odometer', 'productTypes', 'products', 'dealId', 'desked'] },
  'buy.esign.sendEnvelope': { rule: 'The papers follow from car, signer and the revision of the figures; a last name of Declines refuses at the ceremony.', inputs: ['dealId', 'signer.name'] },
  'buy.esign.holdCeremony': { rule: 'What is asked happens, unless the signer’s last name is Declines.', inputs: ['dealId', 'decision', 'reason'] },
  'buy.notarize.notarize': { rule: 'Completed, but for the last names Kbafail (failed) and Pending (waits for a second call); the notary is drawn by the deal’s vin and the signer’s name.', inputs: ['dealId', 'signer.name'] },
  'buy.stips.submitStips': { rule: 'Verified, but for references that hold expired (date-fresh), mismatch (name-match) or blurry (legible).', inputs: ['dealId', 'stips'] },
  'buy.insurance.insure': { rule: 'Verified, but for policy numbers that begin PENDING, LAPSED or LOW; limits from fnv1a32(policy-limits|policyNumber) mod 3.', inputs: ['dealId', 'policy.policyNumber'] },
  'buy.checkout.openCheckout': { rule: 'One open link per priced amount, taken from 0.01 to 999,999.99; it goes cold after a day.', inputs: ['dealId'] },
  'fi.inforce.readInForce': { rule: 'Captured contracts of the caller, else the exemplar drawn by VIN: it starts on June 15 of the year after the model year.', inputs: ['vin', 'asOf'] },
};
