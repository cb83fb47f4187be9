/**
 * Vehicle facts from NHTSA's public vPIC API; falls back to the embedded decode when NHTSA does not respond in time.
 */
import type { VpicDecode } from '#domain/vehicle/vpic/decode-vpic.ts';
import { dateOf, instant } from '#kernel/dates.ts';
import type { Vin } from '#kernel/vin.ts';
import type { VehicleFacts } from '#ports/vehicle-facts.ts';
import { type NhtsaReach, nhtsaCalls } from './calls.ts';
import { decodeIn } from './decode-values.ts';

const VPIC_ORIGIN = 'https://vpic.nhtsa.dot.gov';

export interface NhtsaFactsParts extends NhtsaReach {
  readonly embedded: VehicleFacts;
  /** NHTSA's by default. */
  readonly origin?: string | undefined;
}

/** NHTSA's responses are cached for a day. */
const KEPT_MS = 24 * 3_600_000;
/** After a failure, the embedded decode is used for a minute. */
const MISSED_MS = 60_000;
/** VINs cached before the cache is cleared. */
const KEPT_MAX = 4096;

interface Kept {
  /** Undefined where NHTSA returned nothing: the embedded decode is used. */
  readonly decode: VpicDecode | undefined;
  readonly untilMs: number;
}

export function nhtsaFacts({ embedded, origin = VPIC_ORIGIN, ...reach }: NhtsaFactsParts): VehicleFacts {
  const { nowMs } = reach;
  const calls = nhtsaCalls(reach);
  const kept = new Map<Vin, Kept>();
  const asked = new Map<Vin, Promise<void>>();

  const ask = async (vin: Vin, currentYear: number) => {
    const answer = await calls.json(`${origin}/api/vehicles/DecodeVinValues/${vin}?format=json`);
    const source = `NHTSA vPIC API, answer of ${dateOf(instant(nowMs()))}`;
    const decode = answer === undefined ? undefined : decodeIn(answer, vin, embedded.find(vin, currentYear), source);
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(vin, { decode, untilMs: nowMs() + (answer === undefined ? MISSED_MS : KEPT_MS) });
    asked.delete(vin);
  };

  return {
    source: embedded.source,
    about: () => embedded.about(),
    find: (vin, currentYear) => kept.get(vin)?.decode ?? embedded.find(vin, currentYear),
    prepare: (vin, currentYear) => {
      const standing = kept.get(vin);
      if (standing !== undefined && nowMs() < standing.untilMs) return undefined;
      const underWay = asked.get(vin) ?? ask(vin, currentYear);
      asked.set(vin, underWay);
      return underWay;
    },
  };
}
