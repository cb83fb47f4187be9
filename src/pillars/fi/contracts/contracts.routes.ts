/** Handler that voids a contract. */
import type { VoidRefund } from '#domain/deal-facts/protection-events.ts';
import { NOTHING_PAID, voidContract } from '#domain/fi/lifecycle/decide-contract.ts';
import { notFound, ok, type Refusal } from '#kernel/answer.ts';
import type { CallOf, Routes } from '#kernel/endpoint.ts';
import { type DealTools, dealBy } from '#streams/deals.ts';
import { fiFrame, toWireContract } from '../deals/answer.ts';
import { runFiCommand } from '../deals/fi-command.ts';
import type { contracts } from './contracts.contract.ts';

type VoidCall = CallOf<typeof contracts.voidContract>;

export const routes: Routes<typeof contracts, DealTools> = {
  voidContract: async (call, tools) => {
    const dealId = call.body.dealId ?? (await dealBy(tools, 'contract', call.params.contractId));
    return dealId === undefined ? noContract() : voidOn(call, dealId, tools);
  },
};

async function voidOn(call: VoidCall, dealId: string, tools: DealTools) {
  const { contractId } = call.params;
  let known = true;
  const snapshot = await runFiCommand(tools, call, dealId, {
    verb: 'contract-void',
    decide: ({ fi, now }) => {
      const decided = voidContract(fi, contractId, call.body.reason, now);
      known = decided !== undefined;
      return decided ?? [];
    },
  });
  // Every contract state has a void transition, so the machine never refuses.
  if (snapshot.kind === 'REFUSAL') return snapshot as Refusal<'concurrent-change'>;
  if (snapshot.kind === 'EMPTY' || !known) return noContract();
  const found = snapshot.fi.contracts.find((one) => one.contractId === contractId);
  if (found === undefined) throw new Error(`The contract ${contractId} was voided, but its deal does not have it.`);
  return ok({
    ...fiFrame(snapshot, call.base),
    contractId,
    contract: toWireContract(found, snapshot),
    refund: toWireRefund(found.voided?.refund ?? NOTHING_PAID),
  });
}

function toWireRefund({ derivation, ...refund }: VoidRefund) {
  return derivation === undefined ? refund : { ...refund, derivation: [...derivation] };
}

function noContract() {
  return notFound(
    'Unknown contract. Contracts are staged with POST /fi/deals/{dealId}/contract/stage, and need the key of their deal.',
  );
}
