/** Identifies the vehicle of a VIN for every endpoint that needs it. */
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import type { MaybePromise } from '#kernel/maybe-promise.ts';
import { relayedBy } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import { CURATED } from './curated/curated.ts';
import { type Decode, decodeOf } from './decode.ts';
import { type Identify, type Identity, sampleIdentity } from './identity.ts';
import { type PublishedIdentity, publishedIdentity } from './published/published-identity.ts';
import type { VpicDecode } from './vpic/decode-vpic.ts';

/** Published facts of VINs, read synchronously. */
export interface PublishedFacts {
  /** The name in answers: `NHTSA vPIC, offline copy of 2026-02-17`. */
  readonly source: string;
  /** Undefined when nothing is published under the manufacturer's code. */
  find(vin: Vin, currentYear: number): VpicDecode | undefined;
  /** Queries a remote source, whose result `find` then returns. Undefined when nothing has to be awaited. */
  prepare?(vin: Vin, currentYear: number): Promise<void> | undefined;
}

/** Fuel economy by make, model and year, in miles per gallon. */
export interface EconomyFacts {
  readonly source: string;
  find(request: {
    readonly make: string;
    readonly model: string;
    readonly year: number;
    readonly litres?: number | undefined;
    readonly cylinders?: number | undefined;
  }): { readonly city: number; readonly highway: number; readonly combined: number } | undefined;
}

/** Unassigned manufacturer code of the sandbox's fixture cars. */
const FLEET_CODE = 'F1X';
/** A car is requested repeatedly while it is viewed. */
const KEPT = { entriesMax: 4096 };

export class Vehicles {
  readonly #facts: PublishedFacts | undefined;
  readonly #economy: EconomyFacts | undefined;
  readonly #identities = new BoundedCache<Identity>(KEPT);
  readonly #decodes = new BoundedCache<Decode>(KEPT);

  /** Without facts, every vehicle is the sandbox's sample. */
  constructor(facts?: PublishedFacts, economy?: EconomyFacts) {
    this.#facts = facts;
    this.#economy = economy;
  }

  /**
   * Cars of the sandbox (corpus, demo, adverse histories) and unknown manufacturers are samples; all others are real.
   */
  readonly identify: Identify = (vin, currentYear) =>
    getOrMake(this.#identities, `${vin} ${currentYear}`, () => this.#identify(vin, currentYear));

  /** The flat decode of any well-formed VIN; a wrong check digit is reported, not refused. */
  readonly decode = (vin: Vin, currentYear: number): Decode =>
    getOrMake(this.#decodes, `${vin} ${currentYear}`, () => decodeOf(this.#identify(vin, currentYear)));

  /**
   * Awaited before a VIN is identified, so that a remote source can be queried. Undefined when the result is available.
   */
  ready(vin: Vin, currentYear: number): MaybePromise<void> {
    if (CURATED.has(vin) || vin.startsWith(FLEET_CODE)) return undefined;
    return this.#facts?.prepare?.(vin, currentYear)?.then(() => {
      this.#identities.drop(`${vin} ${currentYear}`);
      this.#decodes.drop(`${vin} ${currentYear}`);
    });
  }

  #identify(vin: Vin, currentYear: number): Identity {
    const facts = CURATED.has(vin) ? undefined : this.#facts;
    const decode = facts?.find(vin, currentYear);
    if (facts === undefined || decode === undefined) return sampleIdentity(vin, currentYear);
    return this.#withEconomy(publishedIdentity(vin, decode, currentYear, relayedBy(decode.source ?? facts.source)));
  }

  #withEconomy(car: PublishedIdentity): PublishedIdentity {
    const { make, model, year, engine } = car;
    if (this.#economy === undefined || make === undefined || model === undefined || year === null) return car;
    const { litres, cylinders } = engine;
    const mpg = this.#economy.find({ make, model, year, litres, cylinders });
    return mpg === undefined ? car : { ...car, mpg, mpgSource: this.#economy.source };
  }
}

function getOrMake<T extends object>(values: BoundedCache<T>, key: string, make: () => T): T {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = Object.freeze(make());
  values.keep(key, value);
  return value;
}
