/** Defines a kind of call to a counterparty: how it is made, and which facts its outcome adds to a deal. */
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import type { Deal } from '#domain/deal/state.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import type { Refusal } from '#kernel/answer.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Counterparties } from '#ports/tools.ts';

/** Facts to append; none for a repeat. */
export type Decided<Code extends RefusalCode = RefusalCode> = readonly DealEvent[] | Refusal<Code>;

/** Parts of one kind of call, and the codes that its outcome may be refused with. */
export interface EffectKind<Request, Outcome, Code extends RefusalCode = RefusalCode> {
  readonly counterparty: (ports: Counterparties, request: Request) => { readonly isSimulated: boolean };
  /** The call. The same key is the same call to the counterparty. */
  readonly call: (ports: Counterparties, request: Request, key: string) => Promise<Outcome>;
  /** The facts of the outcome on the deal as it stands by then. */
  readonly record: (deal: Deal, request: Request, outcome: Outcome, context: DecisionContext) => Decided<Code>;
  /** True where it is unknown whether the counterparty acted: the call stays open and is made again under its key. */
  readonly isUnknown?: (outcome: Outcome) => boolean;
  /** Cleans up once the outcome is on record or refused. Must be harmless when repeated. */
  readonly after?: (ports: Counterparties, deal: Deal, request: Request, outcome: Outcome) => Promise<void>;
}
