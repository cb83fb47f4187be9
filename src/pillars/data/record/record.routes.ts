/** Handler of the record. */
import { listingAt } from '#domain/listings/corpus.ts';
import { document, ok } from '#kernel/answer.ts';
import type { Caller, CallOf, Routes } from '#kernel/endpoint.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import { rooftopOf } from '#streams/inventory/rooftops.ts';
import { type CurrentListing, composeRecord, ownParts, type Parts } from './compose.ts';
import { liveParts } from './live.ts';
import { recordPage } from './page.ts';
import type { record } from './record.contract.ts';

type RecordCall = CallOf<typeof record.readRecord>;
type RecordTools = Pick<Tools, 'gateway' | 'events' | 'ids' | 'vehicles' | 'fixtureCars'>;

export const routes: Routes<typeof record, RecordTools> = {
  readRecord: async (call, { gateway, events, ids, vehicles, fixtureCars }) => {
    const parts = gateway === undefined ? await partsFor(call, { events, vehicles }) : await liveParts(gateway, call);
    if ('kind' in parts) return parts;
    const composed = composeRecord(parts, call, fixtureCars);
    // The gateway's answers must not be cached by others.
    const headers = gateway === undefined ? {} : { 'cache-control': 'private, no-store' };
    if (call.face !== 'md') return ok(composed, headers);
    const page = recordPage(composed);
    const etag = `"${ids.sha256(page).slice(0, 32)}"`;
    return document('text/markdown; charset=utf-8', page, { headers: { etag, vary: 'Authorization', ...headers } });
  },
};

async function partsFor(call: RecordCall, tools: Pick<Tools, 'events' | 'vehicles'>): Promise<Parts> {
  const { params, caller, today } = call;
  const { vin } = params;
  const [standing, car] = await Promise.all([
    standingFor(caller, vin, tools),
    resolveCar(tools, { vin, account: caller.account, today }),
  ]);
  return ownParts(vin, standing, call, { vehicles: tools.vehicles, car });
}

/**
 * The listing that GET /listings/{vin} returns to this caller: the account's rooftop takes precedence over the corpus.
 */
async function standingFor(
  { account }: Caller,
  vin: Vin,
  tools: Pick<Tools, 'events' | 'vehicles'>,
): Promise<CurrentListing | undefined> {
  const own = account === undefined ? undefined : (await rooftopOf(tools, account))?.index.at(vin);
  if (own !== undefined) return { row: own, source: SOURCES.rooftop };
  const row = listingAt(vin);
  return row === undefined ? undefined : { row, source: SOURCES.corpus };
}
