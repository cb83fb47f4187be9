/**
 * A command on the stream of a deal: which streams it accepts, what it decides, and which counterparties it may call.
 */
import type { DealState } from '#domain/deal/state.ts';
import type { Refusal } from '#kernel/answer.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Counterparties, Tools } from '#ports/tools.ts';
import type { ANYONE, DealDecision, DealSnapshot } from '../deals.ts';
import type { Effect, EffectName } from './effect.ts';

/** The counterparties, and the settings that a recorded outcome depends on. */
export type EffectPorts = Counterparties & Pick<Tools, 'settings'>;

type Decided<Code extends RefusalCode, Name extends EffectName> = DealDecision | Refusal<Code> | Effect<Name>;

export interface Command<
  State extends DealState = DealState,
  Code extends RefusalCode = RefusalCode,
  Name extends EffectName = EffectName,
> {
  /** True for the streams that the command accepts. Any other stream is answered like an unknown deal. */
  readonly isFor: (state: DealState) => state is State;
  /** Events, a refusal, or a call to make. Runs again after a conflict, so it must have no side effects. */
  readonly decide: (snapshot: DealSnapshot<State>) => Decided<Code, Name> | Promise<Decided<Code, Name>>;
  /** Completes a refusal, for example with the moves that are legal instead. */
  readonly refused: <Refused extends RefusalCode>(
    refusal: Refusal<Refused>,
    snapshot: DealSnapshot<State>,
  ) => Refusal<Refused>;
  readonly reach?: typeof ANYONE | 'own';
  /**
   * The counterparties it may call. Such commands on one deal run one after another. A command without counterparties
   * does not wait for them, so a deal can be cancelled while the notary is at work.
   */
  readonly ports?: EffectPorts;
}
