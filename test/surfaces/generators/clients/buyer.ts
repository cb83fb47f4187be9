/** Input of every generated client's purchase. */

export interface Seller {
  readonly url: string;
  /** Bearer token for POST /buy/deals/{dealId}/settle. */
  readonly operatorToken: string;
}

/** Finds a car, opens a deal and brings it to its last state, which is returned. */
export type Buy = (seller: Seller) => Promise<string>;

export const FIGURES = { downPayment: '4000.00', term: 60, zip: '94105' };
export const SIGNER = { signer: { name: 'Ada Lovelace' } };
export const POLICY = { policy: { policyNumber: 'HM-204-118' } };

/** An error that names the step and the unexpected response. */
export function unexpected(step: string, answer: unknown): Error {
  return new Error(`${step} answered ${JSON.stringify(answer)}`);
}

/** Dollars as cents for `amount_total`. */
export function cents(dollars: string): number {
  return Math.round(Number(dollars) * 100);
}
