/** Reconditioning order streams of an account. */
import { decideRecon, evolveRecon, type ReconEvent, type ReconOrder, type ReconTrigger } from '#domain/recon/recon.ts';
import { type NotFound, notFound, type Refusal } from '#kernel/answer.ts';
import type { Tools } from '#ports/tools.ts';
import { handle, type Subject, storedSnapshot } from '../command-loop/handle.ts';
import type { StreamModel } from '../command-loop/stream-model.ts';
import type { CallContext } from '../deals.ts';

type Maybe = ReconOrder | undefined;

export interface ReconSnapshot {
  readonly kind: 'RECON';
  readonly reconId: string;
  readonly order: ReconOrder;
}

const model: StreamModel<Maybe, ReconEvent> = { initial: undefined, evolve: evolveRecon, overdue: () => undefined };

function subjectOf(
  { events }: Pick<Tools, 'events'>,
  { now }: CallContext,
  reconId: string,
): Subject<Maybe, ReconEvent> {
  return { store: events, model, stream: `recon/${reconId}`, clock: () => now };
}

/** The answer for an unknown order and for another account's order. */
function reconNotFound(): NotFound {
  return notFound('Unknown reconditioning order. Inspect a car with POST /sandbox/recon to create one.');
}

export async function openRecon(
  tools: Pick<Tools, 'events' | 'ids'>,
  call: CallContext,
  inspected: Extract<ReconEvent, { type: 'Recon.inspected@1' }>,
): Promise<ReconSnapshot> {
  const reconId = `recon_${tools.ids.base62(16)}`;
  const result = await handle<Maybe, ReconEvent>(subjectOf(tools, call, reconId), () => ({ events: [inspected] }));
  if (result.kind !== 'HANDLED' || result.state === undefined)
    throw new Error('The new recon order could not be opened.');
  return { kind: 'RECON', reconId, order: result.state };
}

export async function readRecon(
  tools: Pick<Tools, 'events'>,
  call: CallContext,
  reconId: string,
): Promise<ReconSnapshot | NotFound> {
  const { state } = await storedSnapshot(subjectOf(tools, call, reconId));
  return state?.account === call.caller.account && state !== undefined
    ? { kind: 'RECON', reconId, order: state }
    : reconNotFound();
}

/** Applies a trigger to one of the caller's orders. */
export async function moveRecon(
  tools: Pick<Tools, 'events'>,
  call: CallContext,
  reconId: string,
  trigger: ReconTrigger,
): Promise<ReconSnapshot | Refusal<'illegal-move' | 'concurrent-change'> | NotFound> {
  const result = await handle<Maybe, ReconEvent, NotFound | Refusal<'illegal-move'>>(
    subjectOf(tools, call, reconId),
    ({ state, now }) => {
      if (state === undefined || state.account !== call.caller.account) return reconNotFound();
      const decided = decideRecon(state, trigger, now);
      return 'kind' in decided ? decided : { events: decided };
    },
  );
  if (result.kind === 'TAKEN') throw new Error('A recon order claims no name, but the store reported one as claimed.');
  if (result.kind !== 'HANDLED') return result;
  if (result.state === undefined) throw new Error('A recon order was changed before it was opened.');
  return { kind: 'RECON', reconId, order: result.state };
}
