/** What every generated client is given, and what each buys with it. */

export interface Seller {
  readonly url: string;
  /** Bearer of POST /buy/deals/{dealId}/settle. */
  readonly operatorToken: string;
}

/** Finds a car, opens a deal on it and takes the deal to its last state, which is returned. */
export type Buy = (seller: Seller) => Promise<string>;

export const FIGURES = { downPayment: '4000.00', term: 60, zip: '94105' };
export const SIGNER = { signer: { name: 'Ada Lovelace' } };
export const POLICY = { policy: { policyNumber: 'HM-204-118' } };

/** Names the step and the answer that was not expected. */
export function unexpected(step: string, answer: unknown): Error {
  return new Error(`${step} answered ${JSON.stringify(answer)}`);
}

/** Dollars as the cents of `amount_total`. */
export function cents(dollars: string): number {
  return Math.round(Number(dollars) * 100);
}
