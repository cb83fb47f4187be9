/** Answers which vehicle a VIN is. Every endpoint that needs a vehicle asks here. */
import type { MaybePromise } from '#kernel/maybe-promise.ts';
import { relayedBy } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import { CURATED } from './curated/curated.ts';
import { type Decode, decodeOf } from './decode.ts';
import { type Identify, type Identity, sampleIdentity } from './identity.ts';
import { type PublishedIdentity, publishedIdentity } from './published/published-identity.ts';
import type { VpicDecode } from './vpic/decode-vpic.ts';

/** Published facts of VINs, read in the same turn of the event loop. */
export interface PublishedFacts {
  /** As an answer names it: `NHTSA vPIC, offline copy of 2026-02-17`. */
  readonly source: string;
  /** Undefined where nothing is published under the manufacturer's code. */
  find(vin: Vin, currentYear: number): VpicDecode | undefined;
  /** Asks a source that is not at hand; `find` then answers what it told. Undefined where nothing need be waited for. */
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

/** Manufacturer's code of the sandbox's exemplar cars, which nobody holds. */
const FLEET_CODE = 'F1X';
/** One car is asked for again and again while it is looked at: this many are kept, then all are let go. */
const KEPT_MAX = 4096;

export class Vehicles {
  readonly #facts: PublishedFacts | undefined;
  readonly #economy: EconomyFacts | undefined;
  readonly #identities = new Map<string, Identity>();
  readonly #decodes = new Map<string, Decode>();

  /** Without facts every vehicle is the sandbox's sample. */
  constructor(facts?: PublishedFacts, economy?: EconomyFacts) {
    this.#facts = facts;
    this.#economy = economy;
  }

  /** Cars of the sandbox (corpus, demo, adverse histories) and unknown manufacturers are samples; all else is real. */
  readonly identify: Identify = (vin, currentYear) =>
    kept(this.#identities, `${vin} ${currentYear}`, () => this.#identified(vin, currentYear));

  /** The flat decode of any well-formed VIN; a wrong check digit is stated, not refused. */
  readonly decode = (vin: Vin, currentYear: number): Decode =>
    kept(this.#decodes, `${vin} ${currentYear}`, () => decodeOf(this.#identified(vin, currentYear)));

  /**
   * Waited for before a VIN is identified, so that a source over the network can be asked. Undefined where the answer is
   * at hand.
   */
  ready(vin: Vin, currentYear: number): MaybePromise<void> {
    if (CURATED.has(vin) || vin.startsWith(FLEET_CODE)) return undefined;
    return this.#facts?.prepare?.(vin, currentYear)?.then(() => {
      this.#identities.delete(`${vin} ${currentYear}`);
      this.#decodes.delete(`${vin} ${currentYear}`);
    });
  }

  #identified(vin: Vin, currentYear: number): Identity {
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

function kept<T extends object>(values: Map<string, T>, key: string, make: () => T): T {
  const known = values.get(key);
  if (known !== undefined) return known;
  if (values.size >= KEPT_MAX) values.clear();
  const value = Object.freeze(make());
  values.set(key, value);
  return value;
}
