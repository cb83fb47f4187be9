/** Defines a kind of counterparty call: how it is made, and which events its outcome adds to a deal. */
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import type { Deal } from '#domain/deal/state.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import type { Refusal } from '#kernel/answer.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Counterparties } from '#ports/tools.ts';

/** Events to append; none for a repeated command. */
export type Decided<Code extends RefusalCode = RefusalCode> = readonly DealEvent[] | Refusal<Code>;

/** The parts of one kind of call, and the codes with which its outcome can be refused. */
export interface EffectKind<Request, Outcome, Code extends RefusalCode = RefusalCode> {
  readonly counterparty: (ports: Counterparties, request: Request) => { readonly isSimulated: boolean };
  /** Makes the call. The counterparty treats a repeated key as the same call. */
  readonly call: (ports: Counterparties, request: Request, key: string) => Promise<Outcome>;
  /** The events that record the outcome on the current deal. */
  readonly record: (deal: Deal, request: Request, outcome: Outcome, context: DecisionContext) => Decided<Code>;
  /** True when the counterparty may have acted: the call stays open and is repeated under its key. */
  readonly isUnknown?: (outcome: Outcome) => boolean;
  /** Cleans up once the outcome is recorded or refused. Must be idempotent. */
  readonly after?: (ports: Counterparties, deal: Deal, request: Request, outcome: Outcome) => Promise<void>;
}
