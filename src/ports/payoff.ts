/** Port of a payoff desk: the amount that releases a lien, and its good-through date. */
import type { IsoDate } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';

export interface Lien {
  readonly lender: string;
  readonly account: string;
  /** Principal still owed. */
  readonly balance: Cents;
  readonly aprPct: number;
  readonly titleState: string;
}

interface PayoffQuote {
  readonly payoffId: string;
  readonly lender: string;
  readonly accountLast4: string;
  readonly principal: Cents;
  readonly perDiem: Cents;
  readonly goodThrough: IsoDate;
  /** Principal plus per diem through `goodThrough`; must be paid to the cent. */
  readonly amount: Cents;
  readonly remitTo: string;
  readonly titleState: string;
  /** True when the state holds titles electronically. */
  readonly eltLien: boolean;
}

type PayoffAnswer =
  | { readonly state: 'quoted'; readonly quote: PayoffQuote }
  | { readonly state: 'failed'; readonly reason: 'account-not-found' };

type RemitAnswer =
  | { readonly state: 'sent' }
  | { readonly state: 'refused'; readonly reason: 'expired' | 'short-payoff' };

export interface PayoffDesk {
  readonly source: string;
  quote(lien: Lien, today: IsoDate): Promise<PayoffAnswer>;
  /** Pays a quote; refuses an amount that is a cent short, or a payment a day late. */
  remit(quote: PayoffQuote, amount: Cents, today: IsoDate): Promise<RemitAnswer>;
}
