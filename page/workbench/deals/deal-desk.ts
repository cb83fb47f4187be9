/** A deal on the page, and what the parts of its view can do with it. */
import type { Address, Ok, Reply } from '../../wire/api.ts';
import type { Bench } from '../view.ts';

export type Deal = Ok<'GET /buy/deals/{dealId}'>;

export interface DealDesk {
  readonly deal: Deal;
  readonly bench: Bench;
  /** The move whose form is open. */
  readonly move: string;
  readonly isBusy: boolean;
  pick(move: string): void;
  /** Makes one call on the deal, shows a refusal, and closes the form when it is answered. */
  act<A extends Address>(words: string, call: () => Promise<Reply<A>>): Promise<void>;
}
