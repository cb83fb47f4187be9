/**
 * Runs commands on deals: decides, calls a counterparty at most once outside the command loop, and records the outcome
 * by a second command.
 */
import type { DecisionContext } from '#domain/deal/decide/decision-context.ts';
import type { Deal, DealState } from '#domain/deal/state.ts';
import { WITHDRAWAL } from '#domain/deal/withdrawals.ts';
import { fact } from '#domain/deal-facts/events.ts';
import { type JsonObject, type NotFound, type Refusal, refuse } from '#kernel/answer.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { InterruptedCalls } from '#ports/interrupted-calls.ts';
import type { Tools } from '#ports/tools.ts';
import type { ClaimConflict } from '../command-loop/handle.ts';
import { runSerially } from '../command-loop/turns.ts';
import { guardContextOf } from '../deals/move-context.ts';
import {
  ANYONE,
  type CallContext,
  type DealHandled,
  type DealSnapshot,
  type DealTools,
  type DecideOn,
  dealNotFound,
  onDeal,
  onStream,
  readDeal,
} from '../deals.ts';
import type { Command, EffectPorts } from './command.ts';
import type { Effect, EffectCode, EffectName } from './effect.ts';
import type { EffectKind } from './kind.ts';
import { KINDS } from './kinds.ts';

type Result<State extends DealState = Deal> = DealHandled<State> | ClaimConflict | Refusal | NotFound;

/** The answer to a command: the deal after it, a refusal that it declares, or an unknown deal. */
type CommandAnswer<State extends DealState, Code extends RefusalCode> =
  | DealHandled<State>
  | Refusal<Code | 'concurrent-change'>
  | NotFound;

/** The deal that a command runs on, and its tools. */
interface Site {
  readonly tools: DealTools;
  readonly callContext: CallContext;
  readonly dealId: string;
}

/** The same for a command that may call counterparties. */
type CallSite = Site & { readonly ports: EffectPorts };

/** The counterparty has acted, so the outcome must be recorded despite concurrent writes. */
export const RECORD_ATTEMPTS_MAX = 1_000;

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
 * Runs a command on a deal. One that may call counterparties decides first, calls at most one of them once, and records
 * the outcome; such commands on one deal are queued in this process, so that a later one sees the result of an earlier.
 */
export async function runCommand<State extends DealState, Code extends RefusalCode, Name extends EffectName = never>(
  tools: DealTools,
  callContext: CallContext,
  dealId: string,
  command: Command<State, Code, Name>,
): Promise<CommandAnswer<State, Code | EffectCode<Name>>> {
  const site = { tools, callContext, dealId };
  // Effects of every kind pass through one runner, so the compiler cannot follow the codes and the state of this one.
  const widened = command as unknown as Command;
  const result = await (widened.ports === undefined
    ? decideAlone(site, widened)
    : throughCounterparties({ ...site, ports: widened.ports }, widened));
  if (result.kind !== 'TAKEN') return result as CommandAnswer<State, Code | EffectCode<Name>>;
  if (result.claim === 'order') return refuse('order-conflict') as Refusal<EffectCode<Name>>;
  throw new Error(`The new ${result.claim} id ${result.key} is already claimed.`);
}

async function decideAlone(site: Site, command: Command): Promise<Result<DealState>> {
  const { result } = await judge(site, command, { mayPostpone: false });
  // Documents that the move voided are withdrawn at their provider now, or later when it does not respond.
  if (owesWithdrawal(result)) await site.tools.interrupted.conclude(site.dealId, site.callContext);
  return result;
}

function throughCounterparties(site: CallSite, command: Command): Promise<Result<DealState>> {
  const { tools, dealId } = site;
  return runSerially(tools.events, turnOf(dealId), async () => {
    let judged = await judge(site, command, { mayPostpone: true });
    if (judged.isPostponed) {
      await finish(site);
      judged = await judge(site, command, { mayPostpone: false });
    }
    const { call } = judged;
    const result =
      call === undefined || judged.result.kind !== 'HANDLED' ? judged.result : await conclude(site, call, command);
    if (owesWithdrawal(result)) await finish(site, WITHDRAWAL);
    return result;
  });
}

interface Judged {
  readonly result: Result<DealState>;
  /** The call to make; undefined when no counterparty is needed. */
  readonly call: Call | undefined;
  /** True when interrupted calls must be completed first; nothing was decided. */
  readonly isPostponed: boolean;
}

async function judge(
  { tools, callContext, dealId }: Site,
  command: Command,
  { mayPostpone }: { readonly mayPostpone: boolean },
): Promise<Judged> {
  let call: Call | undefined;
  let isPostponed = false;
  const decide: DecideOn<DealState, RefusalCode> = async (snapshot) => {
    call = undefined;
    if (!command.isFor(snapshot.state)) return dealNotFound();
    isPostponed = mayPostpone && dueCalls(snapshot).length > 0;
    if (isPostponed) return { events: [] };
    const decided = await command.decide(snapshot);
    if (!('kind' in decided)) return decided;
    if (decided.kind === 'REFUSAL') return command.refused(decided, snapshot);
    if (command.ports === undefined) throw new Error(`The command calls ${decided.name} without counterparties.`);
    call = { effect: decided, key: `${dealId}:${snapshot.lastSeq}:${decided.name}` };
    return { events: isSimulated(decided, command.ports) ? [] : [askedFact(call, snapshot.now)] };
  };
  const result = await onStream(tools, callContext, dealId, decide, command.reach);
  return { result, call, isPostponed };
}

/** The open calls that are due, or those of one kind. */
function dueCalls({ state, now }: Pick<DealSnapshot<DealState>, 'state' | 'now'>, only?: EffectName): Deal['asked'] {
  return state.asked.filter(
    ({ effect, dueAt }) => (only ?? effect) === effect && (dueAt === undefined || dueAt <= now),
  );
}

const turnOf = (dealId: string) => `effects/${dealId}`;

function isSimulated(effect: Effect, ports: EffectPorts): boolean {
  return kindOf(effect).counterparty(ports, effect.request).isSimulated;
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

type Conclusion = Pick<Command, 'refused' | 'reach'>;

/** Makes the call and records its outcome on the current deal. */
function conclude(site: CallSite, call: Call, conclusion: Conclusion): Promise<Result> {
  return concludeAs(kindOf(call.effect), site, call, conclusion);
}

async function concludeAs<Request, Outcome>(
  kind: EffectKind<Request, Outcome>,
  { tools, ports, callContext, dealId }: CallSite,
  call: Call,
  { refused, reach }: Conclusion,
): Promise<Result> {
  const request = call.effect.request as Request;
  const outcome = await kind.call(ports, request, call.key);
  let refusal: Refusal | undefined;
  let after: Deal | undefined;
  const recorded = await onDeal(
    tools,
    callContext,
    dealId,
    (snapshot) => {
      const { state: deal, now } = snapshot;
      const context = decisionContextOf({ ids: tools.ids, settings: ports.settings }, dealId, now);
      const decided = kind.record(deal, request, outcome, context);
      const isOpen = deal.asked.some(({ key }) => key === call.key) && kind.isUnknown?.(outcome) !== true;
      const answered = isOpen
        ? [fact('Counterparty.answered@1', now, { key: call.key, effect: call.effect.name })]
        : [];
      after = deal;
      refusal = 'kind' in decided ? refused(decided, snapshot) : undefined;
      return { events: 'kind' in decided ? answered : [...decided, ...answered] };
    },
    reach,
    RECORD_ATTEMPTS_MAX,
  );
  const deal = recorded.kind === 'HANDLED' ? recorded.state : after;
  if (deal !== undefined) await kind.after?.(ports, deal, request, outcome);
  return refusal ?? recorded;
}

/** True when the result itself voided an envelope that is open at a provider. */
function owesWithdrawal(result: { readonly kind: string; readonly appended?: DealHandled['appended'] }): boolean {
  return (
    result.appended?.some(({ type, data }) => type === 'Counterparty.asked@1' && data.effect === WITHDRAWAL) === true
  );
}

/** Completes the open calls that are due, or those of one kind, each under its recorded key. */
async function finish(site: CallSite, only?: EffectName): Promise<void> {
  const { tools, callContext, dealId } = site;
  const snapshot = await readDeal(tools, callContext, dealId, { reach: ANYONE, concluding: false });
  const due = 'kind' in snapshot ? [] : dueCalls(snapshot, only);
  for (const { effect: name, key, request } of due) {
    // Only `askedFact` writes it, with the request that matches the name.
    const effect = { kind: 'EFFECT', name: name as EffectName, request } as unknown as Effect;
    await conclude(site, { effect, key }, { refused: (refusal) => refusal, reach: ANYONE });
  }
}

/** For reads, which are not queued. */
export function interruptedCalls(toolsNow: () => DealTools & EffectPorts): InterruptedCalls {
  return {
    conclude: (dealId, callContext) => {
      const tools = toolsNow();
      return runSerially(tools.events, turnOf(dealId), () => finish({ tools, ports: tools, callContext, dealId }));
    },
  };
}
