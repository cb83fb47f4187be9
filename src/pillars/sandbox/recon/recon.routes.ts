/** Handlers of reconditioning. */
import { type ReconTrigger, reconMachine, suggestedWork, workLinesOf, workTotal } from '#domain/recon/recon.ts';
import { ok, refuse } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { offeredMoves } from '#kernel/machine.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { moveRecon, openRecon, type ReconSnapshot, readRecon } from '#streams/sandbox/recon-orders.ts';
import type { recon } from './recon.contract.ts';

export const routes: Routes<typeof recon, Pick<Tools, 'events' | 'ids'>> = {
  inspectCar: async (call, tools) => {
    const { caller, body, now } = call;
    if (caller.mode === 'live') return refuse('sandbox-only');
    const work = body.work === undefined ? suggestedWork(body.vin) : workLinesOf(body.work);
    const data = { account: caller.account ?? '', vin: body.vin, work, total: workTotal(work) };
    return ok(orderBody(await openRecon(tools, call, { type: 'Recon.inspected@1', at: now, data }), call.base));
  },

  readRecon: async (call, tools) => {
    const snapshot = await readRecon(tools, call, call.params.reconId);
    return snapshot.kind === 'RECON' ? ok(orderBody(snapshot, call.base)) : snapshot;
  },

  triggerRecon: async (call, tools) => {
    if (call.caller.mode === 'live') return refuse('sandbox-only');
    const { reconId, trigger } = call.params;
    const snapshot = await moveRecon(tools, call, reconId, trigger);
    if (snapshot.kind === 'RECON') return ok(orderBody(snapshot, call.base));
    return snapshot;
  },
};

function orderBody({ reconId, order }: ReconSnapshot, base: string) {
  const { account: _, work, ...shown } = order;
  const self = `${base}/sandbox/recon/${reconId}`;
  const { available, blocked } = offeredMoves(reconMachine, order.state, order);
  const isOpen = (trigger: ReconTrigger) => available.some(({ on }) => on === trigger);
  return {
    reconId,
    ...shown,
    work: work.map((line) => ({ ...line })),
    available: available.map(({ on }) => ({
      transition: on,
      method: 'POST' as const,
      href: `${self}/triggers/${on}`,
      requires: [],
    })),
    blocked: blocked
      .filter(({ move }) => !isOpen(move.on))
      .map(({ move, by }) => ({ transition: move.on, blockedBy: [by] })),
    links: { self, vehicle: `${base}/${order.vin}` },
    provenance: simulated(SOURCES.recon),
  };
}
