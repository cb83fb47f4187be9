/**
 * Runs commands on deals: decides, calls a counterparty at most once outside the command loop, and records the outcome
 * by a second command.
 */
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import type { Deal } from '#domain/deal/state.ts';
import { WITHDRAWAL } from '#domain/deal/withdrawals.ts';
import { fact } from '#domain/deal-facts/events.ts';
import type { JsonObject, NotFound, Refusal } from '#kernel/answer.ts';
import type { InterruptedCalls } from '#ports/interrupted-calls.ts';
import type { Counterparties, Tools } from '#ports/tools.ts';
import type { ClaimConflict } from '../command-loop/handle.ts';
import { runSerially } from '../command-loop/turns.ts';
import { guardContextOf } from '../deals/move-context.ts';
import {
  ANYONE,
  type CallContext,
  type DealHandled,
  type DealSnapshot,
  type DealTools,
  onDeal,
  readDeal,
} from '../deals.ts';
import type { Effect, EffectName } from './effect.ts';
import type { Decided, EffectKind } from './kind.ts';
import { KINDS } from './kinds.ts';

export type CommandTools = DealTools & Counterparties & Pick<Tools, 'settings'>;
type Result = DealHandled | ClaimConflict | Refusal | NotFound;

/** The counterparty has acted, so the outcome must be recorded despite concurrent writes. */
export const RECORD_ATTEMPTS_MAX = 1_000;

export interface Command {
  /** Decides on the deal. Returns events or a refusal when no counterparty is needed. Must be idempotent. */
  readonly decide: (
    deal: Deal,
    context: DecisionContext,
    snapshot: DealSnapshot,
  ) => Decided | Effect | Promise<Decided | Effect>;
  /** Adds the moves that the deal allows to a refusal. */
  readonly refused: (refusal: Refusal, snapshot: DealSnapshot, context: DecisionContext) => Refusal;
  readonly reach?: typeof ANYONE | 'own';
}

interface Call {
  readonly effect: Effect;
  readonly key: string;
}

/** The inputs of a decision besides the deal. */
export function decisionContextOf(
  tools: Pick<Tools, 'settings' | 'ids'>,
  dealId: string,
  now: string,
): DecisionContext {
  return { ...guardContextOf(tools, now), dealId, newId: (prefix) => `${prefix}_${tools.ids.base62(20)}` };
}

/**
 * Decides a command on a deal, makes the counterparty call it needs, and records the outcome. Commands on one deal are
 * queued in this process, so that a later one sees the result of an earlier one.
 */
export function runCommand(
  tools: CommandTools,
  callContext: CallContext,
  dealId: string,
  command: Command,
): Promise<Result> {
  return runSerially(tools.events, turnOf(dealId), async () => {
    let judged = await judge(tools, callContext, dealId, command, true);
    if (judged.isPostponed) {
      await finish(tools, callContext, dealId);
      judged = await judge(tools, callContext, dealId, command, false);
    }
    const { call } = judged;
    const result =
      call === undefined || judged.result.kind !== 'HANDLED'
        ? judged.result
        : await conclude(tools, callContext, dealId, { call, ...command });
    if (owesWithdrawal(result)) await finish(tools, callContext, dealId, WITHDRAWAL);
    return result;
  });
}

interface Judged {
  readonly result: Result;
  /** The call to make; undefined when no counterparty is needed. */
  readonly call: Call | undefined;
  /** True when interrupted calls must be completed first; nothing was decided. */
  readonly isPostponed: boolean;
}

async function judge(
  tools: CommandTools,
  callContext: CallContext,
  dealId: string,
  command: Command,
  mayPostpone: boolean,
): Promise<Judged> {
  let call: Call | undefined;
  let isPostponed = false;
  const decide = async (snapshot: DealSnapshot) => {
    call = undefined;
    isPostponed = mayPostpone && dueCalls(snapshot).length > 0;
    if (isPostponed) return { events: [] };
    const context = decisionContextOf(tools, dealId, snapshot.now);
    const decided = await command.decide(snapshot.state, context, snapshot);
    if (!('kind' in decided)) return { events: decided };
    if (decided.kind === 'REFUSAL') return command.refused(decided, snapshot, context);
    call = { effect: decided, key: `${dealId}:${snapshot.lastSeq}:${decided.name}` };
    return { events: isSimulated(decided, tools) ? [] : [askedFact(call, snapshot.now)] };
  };
  const result = await onDeal(tools, callContext, dealId, decide, command.reach);
  return { result, call, isPostponed };
}

/** The open calls that are due, or those of one kind. */
function dueCalls({ state, now }: Pick<DealSnapshot, 'state' | 'now'>, only?: EffectName): Deal['asked'] {
  return state.asked.filter(
    ({ effect, dueAt }) => (only ?? effect) === effect && (dueAt === undefined || dueAt <= now),
  );
}

const turnOf = (dealId: string) => `effects/${dealId}`;

function isSimulated(effect: Effect, tools: CommandTools): boolean {
  return kindOf(effect).counterparty(tools, effect.request).isSimulated;
}

/** A kind belongs to one request type; the compiler cannot correlate members of two unions. */
function kindOf({ name }: Effect): EffectKind<unknown, unknown> {
  return KINDS[name] as unknown as EffectKind<unknown, unknown>;
}

function askedFact({ effect, key }: Call, now: string) {
  // Requests are plain data by type.
  return fact('Counterparty.asked@1', now, {
    key,
    effect: effect.name,
    request: effect.request as unknown as JsonObject,
  });
}

type Conclusion = Pick<Command, 'refused' | 'reach'> & { readonly call: Call };

/** Makes the call and records its outcome on the current deal. */
function conclude(
  tools: CommandTools,
  callContext: CallContext,
  dealId: string,
  conclusion: Conclusion,
): Promise<Result> {
  return concludeAs(kindOf(conclusion.call.effect), tools, callContext, dealId, conclusion);
}

async function concludeAs<Request, Outcome>(
  kind: EffectKind<Request, Outcome>,
  tools: CommandTools,
  callContext: CallContext,
  dealId: string,
  { call, refused, reach }: Conclusion,
): Promise<Result> {
  const request = call.effect.request as Request;
  const outcome = await kind.call(tools, request, call.key);
  let refusal: Refusal | undefined;
  let after: Deal | undefined;
  const recorded = await onDeal(
    tools,
    callContext,
    dealId,
    (snapshot) => {
      const { state: deal, now } = snapshot;
      const context = decisionContextOf(tools, dealId, now);
      const decided = kind.record(deal, request, outcome, context);
      const isOpen = deal.asked.some(({ key }) => key === call.key) && kind.isUnknown?.(outcome) !== true;
      const answered = isOpen
        ? [fact('Counterparty.answered@1', now, { key: call.key, effect: call.effect.name })]
        : [];
      after = deal;
      refusal = 'kind' in decided ? refused(decided, snapshot, context) : undefined;
      return { events: 'kind' in decided ? answered : [...decided, ...answered] };
    },
    reach,
    RECORD_ATTEMPTS_MAX,
  );
  const deal = recorded.kind === 'HANDLED' ? recorded.state : after;
  if (deal !== undefined) await kind.after?.(tools, deal, request, outcome);
  return refusal ?? recorded;
}

/** True when the result itself voided an envelope that is open at a provider. */
export function owesWithdrawal(result: {
  readonly kind: string;
  readonly appended?: DealHandled['appended'];
}): boolean {
  return (
    result.appended?.some(({ type, data }) => type === 'Counterparty.asked@1' && data.effect === WITHDRAWAL) === true
  );
}

/** Completes the open calls that are due, or those of one kind, each under its recorded key. */
async function finish(tools: CommandTools, callContext: CallContext, dealId: string, only?: EffectName): Promise<void> {
  const snapshot = await readDeal(tools, callContext, dealId, { reach: ANYONE, concluding: false });
  const due = 'kind' in snapshot ? [] : dueCalls(snapshot, only);
  for (const { effect: name, key, request } of due) {
    // Only `askedFact` writes it, with the request that matches the name.
    const effect = { kind: 'EFFECT', name: name as EffectName, request } as unknown as Effect;
    const call = { effect, key };
    await conclude(tools, callContext, dealId, { call, refused: (refusal) => refusal, reach: ANYONE });
  }
}

/** For reads, which are not queued. */
export function interruptedCalls(tools: () => CommandTools): InterruptedCalls {
  return {
    conclude: (dealId, callContext) =>
      runSerially(tools().events, turnOf(dealId), () => finish(tools(), callContext, dealId)),
  };
}
