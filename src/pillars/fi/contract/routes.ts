/** Handlers of contract staging, approval, capture and voiding. */
import type { DealEvent } from '#domain/deal-facts/events.ts';
import type { VoidRefund } from '#domain/deal-facts/protection-events.ts';
import {
  approveContracts,
  captureContracts,
  NOTHING_PAID,
  stageContracts,
  voidContract,
} from '#domain/fi/lifecycle/decide-contract.ts';
import { standingContracts } from '#domain/fi/lifecycle/fi-deal.ts';
import { notFound, ok, type Refusal } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { parseVin } from '#kernel/vin.ts';
import { capturedEntries } from '#streams/captured-contracts.ts';
import { claimFor, type DealTools, dealBy } from '#streams/deals.ts';
import { fiFrame, toWireContract } from '../deal/answer.ts';
import type { FiSnapshot } from '../deal/fi-snapshot.ts';
import { onFi } from '../deal/on-fi.ts';
import type { contract } from './contract.ts';

type VoidCall = CallOf<typeof contract.voidContract>;

export const routes: Routes<typeof contract, DealTools> = {
  stageContracts: async (call, tools) => {
    const newId = () => `contract_${tools.ids.base62(20)}`;
    const snapshot = await onFi(tools, call, call.params.dealId, {
      verb: 'contract-stage',
      decide: ({ fi, now }) => stageContracts(fi, newId, now),
      names: (facts, { dealId }) => ({ claims: stagedIds(facts).map((id) => claimFor('contract', id, dealId)) }),
    });
    return snapshot.kind === 'FI' ? ok(standing(snapshot, call.base)) : snapshot;
  },
  approveContracts: async (call, tools) => {
    const { approver } = call.body;
    const snapshot = await onFi(tools, call, call.params.dealId, {
      verb: 'contract-approve',
      decide: ({ fi, now }) => approveContracts(fi, approver, now),
    });
    return snapshot.kind === 'FI' ? ok(standing(snapshot, call.base)) : snapshot;
  },
  captureContracts: async (call, tools) => {
    const snapshot = await onFi<'unlicensed-capture'>(tools, call, call.params.dealId, {
      verb: 'contract-capture',
      decide: ({ fi, now }) => captureContracts(fi, call.body, now),
      names: (_, { fi, dealId }) => {
        const vin = parseVin(fi.quote?.vin ?? '');
        return vin === undefined ? {} : { index: capturedEntries(call, vin, dealId) };
      },
    });
    return snapshot.kind === 'FI' ? ok(standing(snapshot, call.base)) : snapshot;
  },
  voidContract: async (call, tools) => {
    const dealId = call.body.dealId ?? (await dealBy(tools, 'contract', call.params.contractId));
    return dealId === undefined ? noContract() : voidOn(call, dealId, tools);
  },
};

async function voidOn(call: VoidCall, dealId: string, tools: DealTools) {
  const { contractId } = call.params;
  let known = true;
  const snapshot = await onFi(tools, call, dealId, {
    verb: 'contract-void',
    decide: ({ fi, now }) => {
      const decided = voidContract(fi, contractId, call.body.reason, now);
      known = decided !== undefined;
      return decided ?? [];
    },
  });
  // Every state of a contract has a void, so the machine refuses none.
  if (snapshot.kind === 'REFUSAL') return snapshot as Refusal<'concurrent-change'>;
  if (snapshot.kind === 'EMPTY' || !known) return noContract();
  const found = snapshot.fi.contracts.find((one) => one.contractId === contractId);
  if (found === undefined) throw new Error(`a voided contract ${contractId} is not on its deal`);
  return ok({
    ...fiFrame(snapshot, call.base),
    contractId,
    contract: toWireContract(found, snapshot),
    refund: toWireRefund(found.voided?.refund ?? NOTHING_PAID),
  });
}

function stagedIds(facts: readonly DealEvent[]): string[] {
  return facts.flatMap((one) => (one.type === 'Contract.staged@1' ? [one.data.contractId] : []));
}

function toWireRefund({ derivation, ...refund }: VoidRefund) {
  return derivation === undefined ? refund : { ...refund, derivation: [...derivation] };
}

function standing(snapshot: FiSnapshot, base: string) {
  const contracts = standingContracts(snapshot.fi).map((one) => toWireContract(one, snapshot));
  const [first] = contracts;
  if (first === undefined) throw new Error('no contract stands after one was moved');
  return { ...fiFrame(snapshot, base), contractId: first.contractId, contracts };
}

function noContract() {
  return notFound(
    'No such contract here; contracts are staged at POST /fi/deals/{dealId}/contract/stage, and need the key of their deal.',
  );
}
