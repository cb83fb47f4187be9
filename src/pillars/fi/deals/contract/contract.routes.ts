/** Handlers of contract staging, approval and capture. */
import { approveContracts, captureContracts, stageContracts } from '#domain/fi/lifecycle/decide-contract.ts';
import { standingContracts } from '#domain/fi/lifecycle/fi-deal.ts';
import { ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { parseVin } from '#kernel/vin.ts';
import { capturedEntries } from '#streams/deals/captured-contracts.ts';
import type { DealTools } from '#streams/deals.ts';
import { fiFrame, toWireContract } from '../answer.ts';
import { runFiCommand } from '../fi-command.ts';
import type { FiSnapshot } from '../fi-snapshot.ts';
import type { contract } from './contract.contract.ts';

export const routes: Routes<typeof contract, DealTools> = {
  stageContracts: async (call, tools) => {
    const newId = () => `contract_${tools.ids.base62(20)}`;
    const snapshot = await runFiCommand(tools, call, call.params.dealId, {
      verb: 'contract-stage',
      decide: ({ fi, now }) => stageContracts(fi, newId, now),
    });
    return snapshot.kind === 'FI' ? ok(standingBody(snapshot, call.base)) : snapshot;
  },
  approveContracts: async (call, tools) => {
    const { approver } = call.body;
    const snapshot = await runFiCommand(tools, call, call.params.dealId, {
      verb: 'contract-approve',
      decide: ({ fi, now }) => approveContracts(fi, approver, now),
    });
    return snapshot.kind === 'FI' ? ok(standingBody(snapshot, call.base)) : snapshot;
  },
  captureContracts: async (call, tools) => {
    const snapshot = await runFiCommand<'unlicensed-capture'>(tools, call, call.params.dealId, {
      verb: 'contract-capture',
      decide: ({ fi, now }) => captureContracts(fi, call.body, now),
      names: ({ fi, dealId }) => {
        const vin = parseVin(fi.quote?.vin ?? '');
        return vin === undefined ? {} : { index: capturedEntries(call, vin, dealId) };
      },
    });
    return snapshot.kind === 'FI' ? ok(standingBody(snapshot, call.base)) : snapshot;
  },
};

function standingBody(snapshot: FiSnapshot, base: string) {
  const contracts = standingContracts(snapshot.fi).map((one) => toWireContract(one, snapshot));
  const [first] = contracts;
  if (first === undefined) throw new Error('The deal has no active contract after one was changed.');
  return { ...fiFrame(snapshot, base), contractId: first.contractId, contracts };
}
