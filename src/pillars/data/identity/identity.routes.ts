/** Handlers of decode, specifications and photos. */
import { specsOf } from '#domain/vehicle/specs/specs-of.ts';
import { document, empty, type Headers, ok } from '#kernel/answer.ts';
import { yearOf } from '#kernel/dates.ts';
import type { AnswerOf, CallOf, Routes } from '#kernel/endpoint.ts';
import { andThen } from '#kernel/maybe-promise.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Gateway } from '#ports/gateway.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import { rooftopOf } from '#streams/inventory/rooftops.ts';
import { relay } from '../gateway/relay.ts';
import { asRow } from '../listings/live-row.ts';
import type { identity } from './identity.contract.ts';
import { decodePage } from './page.ts';

type IdentityTools = Pick<Tools, 'gateway' | 'ids' | 'events' | 'vehicles'>;

const provenance = simulated(SOURCES.sample);
const NO_RECORD = 'The platform gateway has no record for that VIN.';
const NO_PHOTOS = { retail: [], wholesale: [] };

export const routes: Routes<typeof identity, IdentityTools> = {
  readVin: decode,
  readDecode: decode,

  readSpecs: (call, { gateway, ...tools }) => {
    const { vin } = call.params;
    if (gateway !== undefined) return relay(gateway, call, { path: `/specs/${vin}`, missing: NO_RECORD });
    const asked = { vin, account: call.caller.account, today: call.today };
    return andThen(resolveCar(tools, asked), ({ identity }) => ok(specsOf(identity)));
  },

  readPhotos: async (call, { gateway, events }) => {
    const { vin } = call.params;
    const { account } = call.caller;
    const fed = account === undefined ? undefined : (await rooftopOf({ events }, account))?.carAt(vin)?.photos;
    if (fed !== undefined && fed.length > 0)
      return ok({ vin, data: { retail: [...fed], wholesale: [] }, provenance: simulated(SOURCES.rooftop) });
    const lookup = { vin, data: NO_PHOTOS };
    const missing = 'There are no photos of this car.';
    if (gateway === undefined) return empty(missing, provenance, lookup);
    return relay(gateway, call, { path: `/photos/${vin}`, missing, lookup, isEmpty: hasNoPhoto });
  },
};

type DecodeCall = CallOf<typeof identity.readVin>;
type DecodeAnswer = AnswerOf<typeof identity.readVin>;

/** One handler for two addresses; the gateway has only the first. */
function decode(call: DecodeCall, tools: IdentityTools): DecodeAnswer | Promise<DecodeAnswer> {
  const { vin } = call.params;
  if (tools.gateway !== undefined) return relayDecode(call, tools.gateway, tools.ids);
  // A cached decode is one frozen body, serialized and tagged once.
  const year = yearOf(call.today);
  return andThen(tools.vehicles.ready(vin, year), () => {
    const body = tools.vehicles.decode(vin, year);
    return call.face === 'md' ? pageOf(body, tools.ids) : ok(body);
  });
}

async function relayDecode(call: DecodeCall, gateway: Gateway, ids: IdentityTools['ids']): Promise<DecodeAnswer> {
  const answer = await relay(gateway, call, { path: `/vin/${call.params.vin}`, missing: NO_RECORD });
  if (call.face !== 'md' || answer.kind !== 'DOCUMENT' || typeof answer.bytes !== 'string') return answer;
  return pageOf({ ...asRow(JSON.parse(answer.bytes)), vin: call.params.vin }, ids, answer.headers);
}

function pageOf(body: Parameters<typeof decodePage>[0], ids: IdentityTools['ids'], headers: Headers = {}) {
  const page = decodePage(body);
  const etag = `"${ids.sha256(page).slice(0, 32)}"`;
  return document('text/markdown; charset=utf-8', page, { headers: { etag, vary: 'Authorization', ...headers } });
}

function hasNoPhoto({ data }: { data?: unknown }): boolean {
  const { retail, wholesale } = (data ?? {}) as { retail?: unknown; wholesale?: unknown };
  return ![retail, wholesale].some((urls) => Array.isArray(urls) && urls.length > 0);
}
