/** Handlers of the menu endpoints. */
import { declineMenu, openMenu, presentMenu, selectPackage } from '#domain/fi/lifecycle/decide-menu.ts';
import { ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import type { DealTools } from '#streams/deals.ts';
import { fiFrame, selectionMembers, toWireMenu } from '../answer.ts';
import { runFiCommand } from '../fi-command.ts';
import type { menu } from './menu.contract.ts';

export const routes: Routes<typeof menu, DealTools> = {
  buildMenu: async (call, tools) => {
    const snapshot = await runFiCommand(tools, call, call.params.dealId, {
      verb: 'menu',
      decide: ({ fi, now }) => openMenu(fi, now),
    });
    return snapshot.kind === 'FI' ? ok({ ...fiFrame(snapshot, call.base), ...toWireMenu(snapshot) }) : snapshot;
  },
  presentMenu: async (call, tools) => {
    const snapshot = await runFiCommand(tools, call, call.params.dealId, {
      verb: 'menu-present',
      decide: ({ fi, now }) => presentMenu(fi, now),
    });
    return snapshot.kind === 'FI' ? ok({ ...fiFrame(snapshot, call.base), ...toWireMenu(snapshot) }) : snapshot;
  },
  selectPackage: async (call, tools) => {
    const { body } = call;
    const command = { package: body.package, disclosuresAcknowledged: body.disclosuresAcknowledged };
    const snapshot = await runFiCommand<'disclosures-unacknowledged'>(tools, call, call.params.dealId, {
      verb: 'menu-select',
      decide: ({ fi, now }) => selectPackage(fi, command, now),
    });
    return snapshot.kind === 'FI' ? ok({ ...fiFrame(snapshot, call.base), ...selectionMembers(snapshot) }) : snapshot;
  },
  declineMenu: async (call, tools) => {
    const snapshot = await runFiCommand(tools, call, call.params.dealId, {
      verb: 'menu-decline',
      decide: ({ fi, now }) => declineMenu(fi, now),
    });
    return snapshot.kind === 'FI' ? ok(fiFrame(snapshot, call.base)) : snapshot;
  },
};
