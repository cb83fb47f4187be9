/** Finds the captured F&I contracts of a caller or a VIN. */
import type { ContractTerms } from '#domain/fi/contract-terms.ts';
import { fiDealOf, standingContracts } from '#domain/fi/lifecycle/fi-deal.ts';
import { termsOf } from '#domain/fi/lifecycle/terms-of.ts';
import type { Vin } from '#kernel/vin.ts';
import type { IndexEntry } from '#ports/event-store.ts';
import { type CallContext, type DealTools, readStream } from '../deals.ts';

/** Index of deals with captured contracts, by capturer and by capturer and VIN. */
export const CONTRACTS_INDEX = 'contracts';
/** Streams read concurrently: enough to hide latency, few enough to leave room for others. */
const READ_AT_ONCE = 32;
const PAGE = 1_000;

/** A captured contract belongs to the account that captured it or, without a key, to the caller. */
function scopeOf({ caller }: CallContext): string {
  return caller.id;
}

/** Index entries of a deal with captured contracts, by capturer and by capturer and VIN. */
export function capturedEntries(call: CallContext, vin: Vin, dealId: string): IndexEntry[] {
  const scope = scopeOf(call);
  return [
    { index: CONTRACTS_INDEX, key: scope, ref: dealId },
    { index: CONTRACTS_INDEX, key: `${scope}/${vin}`, ref: dealId },
  ];
}

/** The caller's active captured contracts, optionally of one VIN; newest deal first. */
export async function capturedContracts(
  tools: DealTools,
  call: CallContext,
  vin?: Vin,
): Promise<readonly ContractTerms[]> {
  const dealIds = await dealsUnder(tools, vin === undefined ? scopeOf(call) : `${scopeOf(call)}/${vin}`);
  const found: ContractTerms[] = [];
  for (let from = 0; from < dealIds.length; from += READ_AT_ONCE) {
    const batch = dealIds.slice(from, from + READ_AT_ONCE).map((dealId) => contractsOn(tools, call, dealId));
    found.push(...(await Promise.all(batch)).flat());
  }
  return vin === undefined ? found : found.filter((terms) => terms.vin === vin);
}

async function dealsUnder({ events }: DealTools, key: string): Promise<string[]> {
  const dealIds: string[] = [];
  for (let page = await events.list(CONTRACTS_INDEX, key, { limit: PAGE }); page.length > 0; ) {
    dealIds.push(...page.map(({ ref }) => ref));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) break;
    page = await events.list(CONTRACTS_INDEX, key, { limit: PAGE, before: last.position });
  }
  return dealIds;
}

async function contractsOn(tools: DealTools, call: CallContext, dealId: string): Promise<ContractTerms[]> {
  const snapshot = await readStream(tools, call, dealId);
  if (!('history' in snapshot)) return [];
  const fi = fiDealOf(snapshot.history);
  return standingContracts(fi, 'CAPTURED').map((contract) => termsOf(contract, fi));
}
