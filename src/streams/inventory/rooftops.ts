/** Rooftop streams: each feed import is a generation, and one pointer makes it current at once. */

import { FEED_BOUNDS } from '#domain/inventory/bounds.ts';
import type { FeedCar } from '#domain/inventory/feed-car.ts';
import type { FeedText } from '#domain/inventory/feed-text.ts';
import { FeedImport, type FeedReport } from '#domain/inventory/import-feed.ts';
import {
  listingOf,
  type RooftopCard,
  type RooftopCars,
  type RooftopFacts,
  type RooftopReplaced,
  rooftopCard,
  statedByFeed,
} from '#domain/inventory/rooftop.ts';
import { corpusIndex } from '#domain/listings/corpus.ts';
import { ListingIndex } from '#domain/listings/listing-index.ts';
import { isZipInUse } from '#domain/places/places.ts';
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import { FairGate } from '#kernel/bounds/fair-gate.ts';
import { type InSlices, mapInSlices, runInSlices, yieldToOthers } from '#kernel/bounds/turns.ts';
import { type IsoInstant, yearOf } from '#kernel/dates.ts';
import { normalizePart } from '#kernel/hash.ts';
import type { EventStore, NewEvent, StoredEvent } from '#ports/event-store.ts';
import type { Tools } from '#ports/tools.ts';
import { noteProgress } from './feed-progress.ts';

/** Cars in one stored fact, and rows read before other work gets its turn. */
const CARS_A_FACT = 500;
const SLICE_ROWS = 50;
/** Cars whose stock numbers are compared before other work gets its turn. */
const SEARCHED_CARS = 10_000;
/** Rooftops held in memory, and the cars on all of them: as many as one feed may have. The one read last is always held. */
const HELD = { entriesMax: 32, weightMax: FEED_BOUNDS.rowsMax };
/** Cars that are loaded at once: one large rooftop, or several small ones. A larger one is loaded alone. */
const LOADED_AT_ONCE = 50_000;

/** A rooftop as it stands, indexed for search. */
export class Rooftop {
  readonly generation: string;
  readonly card: RooftopCard;
  readonly index: ListingIndex;
  readonly #cars: ReadonlyMap<string, FeedCar>;
  #besideCorpus: ListingIndex | undefined;

  constructor(generation: string, card: RooftopCard, cars: ReadonlyMap<string, FeedCar>, index: ListingIndex) {
    this.generation = generation;
    this.card = card;
    this.index = index;
    this.#cars = cars;
  }

  /** The car of a VIN as the feed tells it. */
  carAt(vin: string): FeedCar | undefined {
    return this.#cars.get(vin);
  }

  /** The car with a stock number, in any case and spacing; undefined where no car or several have it. */
  *carInStock(stock: string): InSlices<FeedCar | undefined> {
    const asked = normalizePart(stock);
    let found: FeedCar | undefined;
    let searched = 0;
    for (const car of this.#cars.values()) {
      searched += 1;
      if (searched % SEARCHED_CARS === 0) yield;
      if (car.stock === undefined || normalizePart(car.stock) !== asked) continue;
      if (found !== undefined) return undefined;
      found = car;
    }
    return found;
  }

  /** The corpus with this rooftop's cars; where both list a VIN, the rooftop's listing stands. */
  *besideCorpus(): InSlices<ListingIndex> {
    this.#besideCorpus ??= yield* ListingIndex.inSlices([
      ...corpusIndex().rows.filter(({ vin }) => this.index.at(vin) === undefined),
      ...this.index.rows,
    ]);
    return this.#besideCorpus;
  }
}

type RooftopTools = Pick<Tools, 'events'>;

const pointerStream = (account: string) => `rooftop/${account}`;
const carsStream = (account: string, generation: string) => `rooftop/${account}/${generation}`;
/** A generation is made the standing one once, and emptied once. */
const FEED_CLAIM = 'rooftop-feed';

export interface ImportRequest {
  readonly account: string;
  readonly now: IsoInstant;
  /** What the request says of the rooftop on purpose. */
  readonly sent: RooftopFacts;
  readonly feed: Pick<Extract<FeedText, { ok: true }>, 'rows' | 'rowsAtMost'>;
}

export type Imported =
  | { readonly outcome: 'replaced'; readonly report: FeedReport; readonly card: RooftopCard }
  /** Every row was refused, so the standing inventory stays. */
  | { readonly outcome: 'refused'; readonly report: FeedReport }
  /** The feed has more rows than a feed may have; the standing inventory stays. */
  | { readonly outcome: 'too-long'; readonly rowsMax: number }
  /** The feed places its rooftop at a ZIP that is not in use; the standing inventory stays. */
  | { readonly outcome: 'misplaced'; readonly zip: string };

/**
 * Replaces the account's inventory by a feed, in slices between which other work gets its turn. Cars are written first and stand nowhere;
 * the pointer that follows swaps them in at once. A feed whose every row is refused changes nothing; one without rows empties the rooftop.
 */
export async function importInventory(
  { events, ids, vehicles }: Pick<Tools, 'events' | 'ids' | 'vehicles'>,
  { account, now, sent, feed }: ImportRequest,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Imported> {
  const standing = (await pointerOf(events, account))?.data.rooftop;
  const generation = ids.base62(16);
  const work = new FeedImport(feed.rows, yearOf(now), vehicles.identify);
  const progress = { importId: generation, rowsAtMost: feed.rowsAtMost, startedAt: now };
  const write = writerOf(events, { stream: carsStream(account, generation), now });
  const tell = (state: 'reading' | 'replaced' | 'refused') =>
    noteProgress(events, account, { ...progress, state, rowsRead: work.done });
  for (let more = true; more; ) {
    more = work.take(SLICE_ROWS);
    const zip = misplacedZip(statedByFeed(work.rooftopCells));
    if (zip !== undefined || work.isTooLong) {
      tell('refused');
      return zip === undefined ? { outcome: 'too-long', rowsMax: FEED_BOUNDS.rowsMax } : { outcome: 'misplaced', zip };
    }
    tell('reading');
    if (work.carsWaiting >= CARS_A_FACT || !more) {
      await write.cars(work.takeCars());
      onProgress(work.done, feed.rowsAtMost);
    }
    if (more) await yieldToOthers();
  }
  const report = work.report();
  if (report.rows > 0 && write.written === 0 && !work.isSoldOut) {
    tell('refused');
    return { outcome: 'refused', report };
  }
  const card = rooftopCard(account, { sent, standing, feed: statedByFeed(work.rooftopCells) });
  const data = { generation, cars: write.written, rooftop: card };
  await point(events, account, { type: 'Rooftop.replaced@1', at: now, data });
  tell('replaced');
  return { outcome: 'replaced', report, card };
}

function misplacedZip({ zip = '' }: RooftopFacts): string | undefined {
  const five = /^\d{5}/.exec(zip)?.[0];
  return five === undefined || isZipInUse(five) ? undefined : five;
}

/** Writes cars as facts of a fresh stream, one after another. */
function writerOf(events: EventStore, { stream, now }: { readonly stream: string; readonly now: IsoInstant }) {
  let facts = 0;
  let written = 0;
  return {
    get written() {
      return written;
    },
    async cars(cars: readonly FeedCar[]): Promise<void> {
      if (cars.length === 0) return;
      await append(events, stream, facts, { type: 'Rooftop.carsRead@1', at: now, data: { cars: [...cars] } });
      facts += 1;
      written += cars.length;
    },
  };
}

async function append(events: EventStore, stream: string, expectedSeq: number, event: NewEvent): Promise<void> {
  const stored = await events.append([{ stream, expectedSeq, events: [event] }]);
  if (!stored.ok) throw new Error(`The new stream ${stream} already has events.`);
}

interface PointerEvent extends NewEvent {
  readonly data: RooftopReplaced;
}

/** The feed that is pointed to last stands; two at once both land, one after the other. */
async function point(events: EventStore, account: string, event: PointerEvent): Promise<void> {
  const stream = pointerStream(account);
  const { generation, cars } = event.data;
  const claims = [{ claim: FEED_CLAIM, key: `${generation} ${cars}`, ref: account }];
  const stored = await events.append([{ stream, expectedSeq: await events.lastSeq(stream), events: [event], claims }]);
  // A feed that was pointed to already is not pointed to again, whatever has followed it.
  if (!stored.ok && stored.conflict === 'sequence') await point(events, account, event);
}

/** The feed that was pointed to last; undefined for an account that never fed. */
async function pointerOf(
  events: EventStore,
  account: string,
): Promise<{ readonly at: IsoInstant; readonly data: RooftopReplaced } | undefined> {
  const stream = pointerStream(account);
  const lastSeq = await events.lastSeq(stream);
  if (lastSeq === 0) return undefined;
  // Of the feeds that have landed since, the last one stands.
  const pointer = (await events.read(stream, { after: lastSeq - 1 })).at(-1);
  if (pointer === undefined)
    throw new Error(`The stream ${stream} ends at event ${lastSeq}, but that event cannot be read.`);
  return { at: pointer.at, data: pointer.data as unknown as RooftopReplaced };
}

/** The rooftop that stands for an account; undefined when none was ever fed or the last feed was empty. */
export async function rooftopOf({ events }: RooftopTools, account: string): Promise<Rooftop | undefined> {
  const pointer = await pointerOf(events, account);
  if (pointer === undefined) return undefined;
  const { generation, cars, rooftop } = pointer.data;
  if (cars === 0) return undefined;
  const rooftops = held.get(events) ?? new HeldRooftops();
  held.set(events, rooftops);
  return rooftops.standing(events, { account, generation, cars, rooftop, at: pointer.at });
}

/** Empties the account's rooftop, which shows the corpus again; answers how many cars stood on it. */
export async function emptyRooftop({ events }: RooftopTools, account: string, now: IsoInstant): Promise<number> {
  const standing = (await pointerOf(events, account))?.data;
  if (standing === undefined || standing.cars === 0) return 0;
  await point(events, account, { type: 'Rooftop.replaced@1', at: now, data: { ...standing, cars: 0 } });
  return standing.cars;
}

interface Standing extends RooftopReplaced {
  readonly account: string;
  readonly at: IsoInstant;
}

class HeldRooftops {
  readonly #held = new BoundedCache<Rooftop>(HELD);
  /** By account and generation, so that readers who arrive together load one. */
  readonly #loading = new Map<string, Promise<Rooftop>>();
  readonly #gate = new FairGate({
    capacity: LOADED_AT_ONCE,
    ownerMax: LOADED_AT_ONCE,
    waitingMax: Number.POSITIVE_INFINITY,
    ownerWaitingMax: Number.POSITIVE_INFINITY,
  });

  async standing(events: EventStore, standing: Standing): Promise<Rooftop> {
    const { account, generation, cars } = standing;
    const weight = Math.min(cars, HELD.weightMax);
    const known = this.#held.get(account);
    const rooftop = known?.generation === generation ? known : await this.#loadOnce(events, standing, weight);
    this.#held.keep(account, rooftop, weight);
    return rooftop;
  }

  #loadOnce(events: EventStore, standing: Standing, weight: number): Promise<Rooftop> {
    const name = carsStream(standing.account, standing.generation);
    const known = this.#loading.get(name);
    if (known !== undefined) return known;
    const begun = this.#load(events, standing, weight).finally(() => this.#loading.delete(name));
    this.#loading.set(name, begun);
    return begun;
  }

  async #load(events: EventStore, standing: Standing, weight: number): Promise<Rooftop> {
    const leave = await this.#gate.enter(standing.account, weight);
    this.#held.drop(standing.account);
    this.#held.makeRoom(weight);
    try {
      return await load(events, standing);
    } finally {
      leave?.();
    }
  }
}

const held = new WeakMap<EventStore, HeldRooftops>();

/** Facts of cars that are read before other work gets its turn. */
const SLICE_FACTS = 2;

async function load(events: EventStore, { account, generation, rooftop, at }: Standing): Promise<Rooftop> {
  const stream = carsStream(account, generation);
  const cars: FeedCar[] = [];
  const byVin = new Map<string, FeedCar>();
  for (let after = 0; ; after += SLICE_FACTS) {
    const facts = await events.read(stream, { after, limit: SLICE_FACTS });
    for (const car of facts.flatMap(carsIn)) {
      cars.push(car);
      byVin.set(car.vin, car);
    }
    if (facts.length < SLICE_FACTS) break;
    await yieldToOthers();
  }
  const listings = await mapInSlices(cars, (car) => listingOf(car, rooftop, at));
  return new Rooftop(generation, rooftop, byVin, await runInSlices(ListingIndex.inSlices(listings)));
}

function carsIn({ data }: StoredEvent): readonly FeedCar[] {
  return (data as unknown as RooftopCars).cars;
}
