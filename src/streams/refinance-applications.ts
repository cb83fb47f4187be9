/** Refinance application streams: visibility and command loop. */
import {
  evolveRefinance,
  overdueAnswer,
  type RefinanceApplication,
  type RefinanceEvent,
} from '#domain/refinance/application.ts';
import { type NotFound, notFound, type Refusal } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Tools } from '#ports/tools.ts';
import { currentSnapshot, type Decision, handle, type Subject } from './command-loop/handle.ts';
import type { StreamModel } from './command-loop/stream-model.ts';

type Maybe = RefinanceApplication | undefined;

interface CallContext {
  readonly caller: Caller;
  readonly now: IsoInstant;
}

export interface RefinanceSnapshot {
  readonly applicationId: string;
  readonly application: RefinanceApplication;
  readonly lastSeq: number;
}

/** Index of an account's applications. */
export const REFINANCE_INDEX = 'refinance-applications';

const model: StreamModel<Maybe, RefinanceEvent> = {
  initial: undefined,
  evolve: evolveRefinance,
  overdue: overdueAnswer,
};

export function refinanceSubject(
  { events }: Pick<Tools, 'events'>,
  { now }: Pick<CallContext, 'now'>,
  applicationId: string,
): Subject<Maybe, RefinanceEvent> {
  return { store: events, model, stream: `refinance/${applicationId}`, clock: () => now };
}

/** The answer for an unknown application and for another account's application. */
function applicationNotFound(): NotFound {
  return notFound(
    'Unknown application. Open one with POST /financing/refinance/applications, and send the API key it was opened with.',
  );
}

function isReachable(application: Maybe, { caller }: CallContext): application is RefinanceApplication {
  if (application === undefined) return false;
  const { account } = application.opened;
  return account === undefined || account === caller.account;
}

export async function openRefinance(
  tools: Pick<Tools, 'events' | 'ids'>,
  call: CallContext,
  event: RefinanceEvent<'RefinanceApplication.opened@1'>,
): Promise<RefinanceSnapshot> {
  const applicationId = `application_${tools.ids.base62(16)}`;
  const { account } = event.data;
  const index = account === undefined ? [] : [{ index: REFINANCE_INDEX, key: account, ref: applicationId }];
  const opened = await handle<Maybe, RefinanceEvent>(refinanceSubject(tools, call, applicationId), () => ({
    events: [event],
    index,
  }));
  if (opened.kind !== 'HANDLED' || opened.state === undefined)
    throw new Error('The new refinance application could not be opened.');
  return { applicationId, application: opened.state, lastSeq: opened.lastSeq };
}

export async function readRefinance(
  tools: Pick<Tools, 'events'>,
  call: CallContext,
  applicationId: string,
): Promise<RefinanceSnapshot | NotFound> {
  const { state, lastSeq } = await currentSnapshot(refinanceSubject(tools, call, applicationId));
  return isReachable(state, call) ? { applicationId, application: state, lastSeq } : applicationNotFound();
}

/** Decides on an application visible to the caller. */
export async function onRefinance<Code extends RefusalCode>(
  tools: Pick<Tools, 'events'>,
  call: CallContext,
  applicationId: string,
  decide: (
    snapshot: RefinanceSnapshot,
  ) => Promise<Decision<RefinanceEvent> | Refusal<Code>> | Decision<RefinanceEvent> | Refusal<Code>,
  attemptsMax?: number,
): Promise<RefinanceSnapshot | Refusal<Code | 'concurrent-change'> | NotFound> {
  const result = await handle<Maybe, RefinanceEvent, NotFound | Refusal<Code>>(
    refinanceSubject(tools, call, applicationId),
    ({ state, lastSeq }) =>
      isReachable(state, call) ? decide({ applicationId, application: state, lastSeq }) : applicationNotFound(),
    attemptsMax,
  );
  if (result.kind === 'TAKEN')
    throw new Error('A refinance application claims no name, but the store reported one as claimed.');
  if (result.kind !== 'HANDLED') return result;
  if (result.state === undefined) throw new Error('A refinance application was changed before it was opened.');
  return { applicationId, application: result.state, lastSeq: result.lastSeq };
}
