/** Owns the handlers of identity: the platform gateway's bytes where one is configured, else the sample record. */
import { type Decode, decodeOf } from '#domain/vehicle/decode.ts';
import { identityOf } from '#domain/vehicle/identity.ts';
import { specsOf } from '#domain/vehicle/specs/specs.ts';
import { empty, ok } from '#kernel/answer.ts';
import { yearOf } from '#kernel/dates.ts';
import type { AnswerOf, CallOf, Routes } from '#kernel/door.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import type { Tools } from '#ports/tools.ts';
import { relay } from '../gateway/relay.ts';
import type { identity } from './contract.ts';

type IdentityTools = Pick<Tools, 'gateway'>;

const provenance = simulated(SOURCES.sample);
const NO_RECORD = 'The platform gateway has no record for that VIN.';
const NO_PHOTOS = { retail: [], wholesale: [] };

export const routes: Routes<typeof identity, IdentityTools> = {
  readVin: decode,
  readDecode: decode,

  readSpecs: (call, { gateway }) => {
    const { vin } = call.params;
    if (gateway !== undefined) return relay(gateway, call, { path: `/specs/${vin}`, missing: NO_RECORD });
    return ok({ ...specsOf(identityOf(vin, yearOf(call.today))), provenance });
  },

  readPhotos: (call, { gateway }) => {
    const { vin } = call.params;
    const lookup = { vin, data: NO_PHOTOS };
    const missing = 'There are no photos of this car.';
    if (gateway === undefined) return empty(missing, provenance, lookup);
    return relay(gateway, call, { path: `/photos/${vin}`, missing, lookup, isEmpty: hasNoPhoto });
  },
};

/** One handler under two addresses; the gateway knows only the first. */
function decode(
  call: CallOf<typeof identity.readVin>,
  { gateway }: IdentityTools,
): AnswerOf<typeof identity.readVin> | Promise<AnswerOf<typeof identity.readVin>> {
  const { vin } = call.params;
  if (gateway !== undefined) return relay(gateway, call, { path: `/vin/${vin}`, missing: NO_RECORD });
  return ok(answerTo(decodeOf(vin, yearOf(call.today))));
}

/** A decode that is kept is answered by one frozen body, which is serialised and tagged once. */
const answers = new WeakMap<Decode, Decode & { provenance: typeof provenance }>();

function answerTo(decoded: Decode) {
  const known = answers.get(decoded);
  if (known !== undefined) return known;
  const body = Object.freeze({ ...decoded, provenance });
  answers.set(decoded, body);
  return body;
}

function hasNoPhoto({ data }: { data?: unknown }): boolean {
  const { retail, wholesale } = (data ?? {}) as { retail?: unknown; wholesale?: unknown };
  return ![retail, wholesale].some((urls) => Array.isArray(urls) && urls.length > 0);
}
