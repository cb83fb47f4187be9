/** Loads deal streams: visibility, clock, and the names that lead to a deal. */

import { withReprice } from '#domain/deal/decide/reprice.ts';
import { withMilestones } from '#domain/deal/milestones.ts';
import { overdue } from '#domain/deal/overdue.ts';
import { type Deal, type DealState, evolve, isDeal, NO_DEAL } from '#domain/deal/state.ts';
import { withdrawalsOf } from '#domain/deal/withdrawals.ts';
import type { DealEvent } from '#domain/deal-facts/events.ts';
import { type NotFound, notFound, type Refusal } from '#kernel/answer.ts';
import { isDealId } from '#kernel/atoms.ts';
import { addSeconds, epochMs, type IsoInstant, instant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Claim, IndexEntry } from '#ports/event-store.ts';
import type { Tools } from '#ports/tools.ts';
import {
  type ClaimConflict,
  type CommandResult,
  currentSnapshot,
  type Decide,
  type Decision,
  handle,
  type StreamSnapshot,
  type Subject,
  storedSnapshot,
} from './command-loop/handle.ts';
import type { StreamModel } from './command-loop/stream-model.ts';
import { indexPage } from './index-page.ts';

export type DealTools = Pick<Tools, 'events' | 'accounts' | 'clock' | 'ids' | 'interrupted'>;

/** The caller and the time; any `Call` satisfies it. */
export interface CallContext {
  readonly caller: Caller;
  readonly now: IsoInstant;
}

export type DealDecision = Decision<DealEvent>;
export type DealSnapshot<State = Deal> = Omit<StreamSnapshot<DealState, DealEvent>, 'state'> & {
  readonly state: State;
  readonly dealId: string;
};
export type DealHandled<State = Deal> = Omit<CommandResult<DealState, DealEvent>, 'state'> & {
  readonly state: State;
  readonly dealId: string;
};

export const dealModel: StreamModel<DealState, DealEvent> = { initial: NO_DEAL, evolve, overdue };

/** The name of a deal's stream in the store. */
export function streamOf(dealId: string): string {
  return `deal/${dealId}`;
}

/** A new deal id: 20 random base62 digits. */
export function newDealId({ ids }: Pick<Tools, 'ids'>): string {
  return `deal_${ids.base62(20)}`;
}

/** The answer for an unknown deal and for another account's deal. */
export function dealNotFound(): NotFound {
  return notFound('Unknown deal. Open one with POST /buy/deals, and send the API key it was opened with.');
}

/** Names that lead to a stream. `order` is claimed by settlement and never expires. */
export type DealName = 'contract' | 'checkout' | 'sign' | 'envelope' | 'order';

/** The claim that leads from an id on the stream to the deal. Decisions on a deal add theirs automatically. */
function claimFor(name: DealName, key: string, dealId: string): Claim {
  return { claim: name, key, ref: dealId };
}

/** Claims for the names in the events of a stream. */
export function namesOf(dealId: string, events: readonly DealEvent[]): Claim[] {
  return events.flatMap((event): Claim[] => {
    switch (event.type) {
      case 'Contract.staged@1':
        return [claimFor('contract', event.data.contractId, dealId)];
      case 'CheckoutLink.opened@1':
        return [claimFor('checkout', event.data.linkId, dealId)];
      case 'Envelope.sent@1':
        return [claimFor('envelope', event.data.envelopeId, dealId)];
      case 'Handoff.parked@1':
        return event.data.kind === 'sign' ? [claimFor('sign', event.data.handoffId, dealId)] : [];
      case 'Deal.settled@1':
        return [claimFor('order', event.data.orderId, dealId)];
      default:
        return [];
    }
  });
}

/**
 * Adds the consequences of a decision's events: the price of added F&I products, milestones, and claims on new names.
 */
function withConsequences({ dealId, state, now }: DealSnapshot<DealState>, decision: DealDecision): DealDecision {
  const moved = withMilestones(state, withReprice(state, decision.events, now), now);
  const events = [...moved, ...withdrawalsOf(state, moved, now)];
  const asked = decision.claims ?? [];
  const more = namesOf(dealId, events).filter(
    ({ claim, key }) => !asked.some((one) => one.claim === claim && one.key === key),
  );
  return {
    ...decision,
    events,
    claims: [...asked, ...more],
    index: [...(decision.index ?? []), ...owedEntries(state, dealId, events)],
  };
}

/**
 * Indexes of the deals with entries due to a connected ledger, by account, and of the accounts that have such deals.
 */
export const POSTINGS_INDEX = 'ledger-postings';
export const LEDGER_ACCOUNTS_INDEX = 'ledger-accounts';
export const ALL_ACCOUNTS = 'all';

function owedEntries({ account }: DealState, dealId: string, events: readonly DealEvent[]): IndexEntry[] {
  if (account === undefined || !events.some(({ type }) => type === 'JournalEntry.due@1')) return [];
  return [
    { index: POSTINGS_INDEX, key: account, ref: dealId },
    { index: LEDGER_ACCOUNTS_INDEX, key: ALL_ACCOUNTS, ref: account },
  ];
}

/** The deal that a contract, link, signing endpoint, envelope or order belongs to. */
export function dealBy({ events }: Pick<Tools, 'events'>, name: DealName, key: string): Promise<string | undefined> {
  return events.claimed(name, key);
}

/** The entry that lists a deal under its account. */
function accountEntry(account: string, dealId: string): IndexEntry {
  return { index: 'deals', key: account, ref: dealId };
}

export interface DealPage {
  readonly dealIds: readonly string[];
  readonly total: number;
}

/** An account's own deals, newest first. */
export async function listDeals(
  { events }: Pick<Tools, 'events'>,
  account: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<DealPage> {
  const { rows, total } = await indexPage(events, 'deals', account, { limit, offset });
  return { dealIds: rows.map(({ ref }) => ref), total };
}

/**
 * A deal opened with a key is visible to that account only; one opened without a key, to anyone who has its id; a
 * public account's, to everyone.
 */
function isReachable({ account, dealDate }: DealState, caller: Caller, { accounts }: DealTools): boolean {
  const isOpen = account === undefined || accounts.isPublic(account);
  return dealDate !== undefined && (isOpen || account === caller.account);
}

/** Grants access to callers who were authorized in another way: with the operator's bearer token or a link's secret. */
export const ANYONE = 'anyone';
type Reach = typeof ANYONE | 'own';

function subjectOf(tools: DealTools, call: CallContext, dealId: string): Subject<DealState, DealEvent> {
  return {
    store: tools.events,
    model: dealModel,
    stream: streamOf(dealId),
    clock: (deal) => clockOf(tools, call, deal),
  };
}

/**
 * A deal uses the clock of the account that opened it, or real time when opened without a key. The clock of a public
 * account's deal stands still.
 */
async function clockOf(
  { clock, accounts }: DealTools,
  { caller, now }: CallContext,
  { account, lastAt }: DealState,
): Promise<IsoInstant> {
  if (account !== undefined && lastAt !== undefined && accounts.isPublic(account)) return lastAt;
  if (account !== undefined && account === caller.account) return now;
  const offsetMs = account === undefined ? 0 : (await accounts.load(account)).clockOffsetMs;
  return instant(clock.nowMs() + offsetMs);
}

export interface Reading {
  readonly reach?: Reach;
  /** The number of events to fold; all of them when omitted. */
  readonly asOfSeq?: number | undefined;
  /** False if the caller completes interrupted calls itself. */
  readonly concluding?: boolean;
}

/** The stream now or at an earlier seq, including F&I-only streams, with overdue clock moves. */
export async function readStream(
  tools: DealTools,
  call: CallContext,
  dealId: string,
  { reach = 'own', asOfSeq, concluding = true }: Reading = {},
): Promise<DealSnapshot<DealState> | NotFound> {
  if (!isDealId(dealId)) return dealNotFound();
  const found = await currentSnapshot(subjectOf(tools, call, dealId));
  const current = concluding && isInterrupted(found) ? await concludeCalls(tools, call, dealId) : found;
  if (reach === 'own' && !isReachable(current.state, call.caller, tools)) return dealNotFound();
  if (current.state.dealDate === undefined) return dealNotFound();
  const snapshot = asOfSeq === undefined ? current : await storedSnapshot(subjectOf(tools, call, dealId), asOfSeq);
  return { ...snapshot, dealId };
}

/** A counterparty responds or fails within seconds; a call open for longer was interrupted by a crash. */
const INTERRUPTED_AFTER_SECONDS = 30;

function isInterrupted({ state: { asked }, now }: StreamSnapshot<DealState, DealEvent>): boolean {
  return asked.some(({ at, dueAt = addSeconds(at, INTERRUPTED_AFTER_SECONDS) }) => epochMs(now) > epochMs(dueAt));
}

async function concludeCalls(tools: DealTools, call: CallContext, dealId: string) {
  await tools.interrupted.conclude(dealId, call);
  return currentSnapshot(subjectOf(tools, call, dealId));
}

/** The deal now or at an earlier seq; an F&I-only stream is not a deal. */
export async function readDeal(
  tools: DealTools,
  call: CallContext,
  dealId: string,
  reading: Reading = {},
): Promise<DealSnapshot | NotFound> {
  const snapshot = await readStream(tools, call, dealId, reading);
  if ('kind' in snapshot) return snapshot;
  const { state } = snapshot;
  return isDeal(state) ? { ...snapshot, state, dealId } : dealNotFound();
}

export type DecideOn<State, Code extends RefusalCode = never> = (
  snapshot: DealSnapshot<State>,
) => DealDecision | Refusal<Code> | NotFound | Promise<DealDecision | Refusal<Code> | NotFound>;

/** Decides on a stream visible to the caller, including F&I-only streams. */
export async function onStream<Code extends RefusalCode = never>(
  tools: DealTools,
  call: CallContext,
  dealId: string,
  decide: DecideOn<DealState, Code>,
  reach: Reach = 'own',
  attemptsMax?: number,
): Promise<DealHandled<DealState> | ClaimConflict | Refusal<Code | 'concurrent-change'> | NotFound> {
  if (!isDealId(dealId)) return dealNotFound();
  const decideStream: Decide<DealState, DealEvent, NotFound | Refusal<Code>> = async (snapshot) => {
    if (snapshot.state.dealDate === undefined) return dealNotFound();
    if (reach === 'own' && !isReachable(snapshot.state, call.caller, tools)) return dealNotFound();
    const decided = await decide({ ...snapshot, dealId });
    return 'kind' in decided ? decided : withConsequences({ ...snapshot, dealId }, decided);
  };
  const result = await handle<DealState, DealEvent, NotFound | Refusal<Code>>(
    subjectOf(tools, call, dealId),
    decideStream,
    attemptsMax,
  );
  return result.kind === 'HANDLED' ? { ...result, dealId } : result;
}

/** Decides on a deal visible to the caller. */
export async function onDeal<Code extends RefusalCode = never>(
  tools: DealTools,
  call: CallContext,
  dealId: string,
  decide: DecideOn<Deal, Code>,
  reach: Reach = 'own',
  attemptsMax?: number,
): Promise<DealHandled | ClaimConflict | Refusal<Code | 'concurrent-change'> | NotFound> {
  const decideDeal: DecideOn<DealState, Code> = (snapshot) => {
    const { state } = snapshot;
    return isDeal(state) ? decide({ ...snapshot, state }) : dealNotFound();
  };
  const result = await onStream(tools, call, dealId, decideDeal, reach, attemptsMax);
  return result.kind === 'HANDLED' ? { ...result, state: dealOf(result.state) } : result;
}

/** Index of all streams of an account, including F&I-only streams. */
export const STREAMS_INDEX = 'deal-streams';

/**
 * Creates a stream and lists a keyed deal under its account. Pass `list: false` for a stream that is not a buy deal
 * yet.
 */
export async function beginStream(
  tools: DealTools,
  call: CallContext,
  begin: {
    readonly dealId: string;
    readonly decision: DealDecision | (() => Promise<DealDecision>);
    readonly list: boolean;
  },
): Promise<DealHandled<DealState>> {
  const { dealId, list } = begin;
  const { account } = call.caller;
  const index = account === undefined ? [] : [{ index: STREAMS_INDEX, key: account, ref: dealId }];
  if (list && account !== undefined) index.push(accountEntry(account, dealId));
  const result = await handle<DealState, DealEvent>(subjectOf(tools, call, dealId), async () => {
    const decision = typeof begin.decision === 'function' ? await begin.decision() : begin.decision;
    return { ...decision, index: [...(decision.index ?? []), ...index] };
  });
  if (result.kind !== 'HANDLED') throw new Error(`The new deal ${dealId} could not be opened: ${result.kind}.`);
  return { ...result, dealId };
}

/** Narrows a state to a deal. Throws on an F&I-only stream, which is a bug. */
export function dealOf(state: DealState): Deal {
  if (!isDeal(state)) throw new Error('The stream of a deal has no opening event.');
  return state;
}
