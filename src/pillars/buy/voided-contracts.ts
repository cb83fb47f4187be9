/** Voids the F&I contracts of a deal that ends. */
import type { DealEvent } from '#domain/deal-facts/events.ts';
import { voidContract } from '#domain/fi/lifecycle/decide-contract.ts';
import { fiDealOf } from '#domain/fi/lifecycle/fi-deal.ts';
import type { DealSnapshot } from '#streams/deals.ts';

/** Voids every active contract and computes its refund. */
export function voidedContracts({ history, now }: DealSnapshot, reason: string): DealEvent[] {
  const fi = fiDealOf(history);
  return fi.contracts.flatMap(({ contractId }) => {
    const voided = voidContract(fi, contractId, reason, now);
    return voided === undefined || 'kind' in voided ? [] : voided;
  });
}
