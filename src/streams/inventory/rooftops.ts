/** Rooftop streams: each feed import is a generation, and one pointer makes it current atomically. */

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
import type { Listing } from '#domain/listings/listing.ts';
import { ListingIndex } from '#domain/listings/listing-index.ts';
import { isZipInUse } from '#domain/places/places.ts';
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';
import { FairGate } from '#kernel/bounds/fair-gate.ts';
import { type InSlices, runInSlices, yieldToOthers } from '#kernel/bounds/turns.ts';
import { type IsoInstant, yearOf } from '#kernel/dates.ts';
import { normalizePart } from '#kernel/hash.ts';
import type { NewEvent, StoredEvent, StoreView } from '#ports/event-store.ts';
import { viewPart } from '#ports/runtime.ts';
import type { Tools } from '#ports/tools.ts';
import { noteProgress } from './feed-progress.ts';

/** Cars per stored event, fewer if their texts are long, and rows to read before yielding. */
const CARS_AN_EVENT = 500;
const CHARACTERS_AN_EVENT = 500_000;
const SLICE_ROWS = 50;
/** Cars whose stock numbers are compared before yielding. */
const SEARCHED_CARS = 10_000;
/** Rooftops cached in memory, and their approximate bytes in total. The most recently read one is always kept. */
const HELD = { entriesMax: 32, weightMax: 48_000_000 };
/** Bytes loaded at the same time: one large rooftop, or several small ones. A larger one is loaded alone. */
const LOADED_AT_ONCE = 24_000_000;
/** Memory of a car beside its texts, and the texts of a car in a feed that was stored before they were counted. */
const BYTES_A_CAR = 600;
const CHARACTERS_A_CAR = 250;

/** Approximate bytes that a rooftop takes in memory. */
function bytesOf({ cars, characters = cars * CHARACTERS_A_CAR }: RooftopReplaced): number {
  return cars * BYTES_A_CAR + characters;
}

/** A current rooftop, indexed for search. */
export class Rooftop {
  readonly generation: string;
  readonly card: RooftopCard;
  readonly index: ListingIndex;
  /** In the order of the index's rows. */
  readonly #cars: readonly FeedCar[];
  #besideCorpus: ListingIndex | undefined;

  constructor(generation: string, card: RooftopCard, cars: readonly FeedCar[], index: ListingIndex) {
    this.generation = generation;
    this.card = card;
    this.index = index;
    this.#cars = cars;
  }

  /** The car of a VIN, as listed in the feed. */
  carAt(vin: string): FeedCar | undefined {
    return this.#cars[this.index.rowOf(vin)];
  }

  /** The car with a stock number, ignoring case and spacing; undefined when no car or several have it. */
  *carInStock(stock: string): InSlices<FeedCar | undefined> {
    const asked = normalizePart(stock);
    let found: FeedCar | undefined;
    let searched = 0;
    for (const car of this.#cars) {
      searched += 1;
      if (searched % SEARCHED_CARS === 0) yield;
      if (car.stock === undefined || normalizePart(car.stock) !== asked) continue;
      if (found !== undefined) return undefined;
      found = car;
    }
    return found;
  }

  /** The corpus and this rooftop's cars; the rooftop's listing replaces a corpus listing of the same VIN. */
  *besideCorpus(): InSlices<ListingIndex> {
    if (this.#besideCorpus !== undefined) return this.#besideCorpus;
    const own = this.index.rows;
    const corpus = corpusIndex().rows;
    const others: Listing[] = [];
    for (let row = 0; row < corpus.length; row += 1) {
      const listing = corpus.at(row);
      if (this.index.rowOf(listing.vin) < 0) others.push(listing);
    }
    this.#besideCorpus = yield* ListingIndex.inSlices({
      length: others.length + own.length,
      at: (row) => others[row] ?? own.at(row - others.length),
    });
    return this.#besideCorpus;
  }
}

type RooftopTools = Pick<Tools, 'events'>;

const pointerStream = (account: string) => `rooftop/${account}`;
const carsStream = (account: string, generation: string) => `rooftop/${account}/${generation}`;
/** Claimed once when a generation becomes current, and once when it is emptied. */
const FEED_CLAIM = 'rooftop-feed';

export interface ImportRequest {
  readonly account: string;
  readonly now: IsoInstant;
  /** Facts of the rooftop that the request states explicitly. */
  readonly sent: RooftopFacts;
  readonly feed: Pick<Extract<FeedText, { ok: true }>, 'rows' | 'rowsAtMost'>;
}

export type ImportResult =
  | { readonly outcome: 'replaced'; readonly report: FeedReport; readonly card: RooftopCard }
  /** Every row was refused; the inventory is unchanged. */
  | { readonly outcome: 'refused'; readonly report: FeedReport }
  /** The feed has too many rows; the inventory is unchanged. */
  | { readonly outcome: 'too-long'; readonly rowsMax: number }
  /** The feed gives the rooftop a ZIP that does not exist; the inventory is unchanged. */
  | { readonly outcome: 'misplaced'; readonly zip: string };

/**
 * Replaces the account's inventory with a feed, in slices. The cars are written first, and then one pointer swaps them
 * in. A feed whose rows are all refused changes nothing; one without rows empties the rooftop.
 */
export async function importInventory(
  { events, ids, vehicles }: Pick<Tools, 'events' | 'ids' | 'vehicles'>,
  { account, now, sent, feed }: ImportRequest,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<ImportResult> {
  const standing = (await pointerOf(events, account))?.data.rooftop;
  const generation = ids.base62(16);
  const work = new FeedImport(feed.rows, yearOf(now), vehicles.identify);
  const progress = { importId: generation, rowsAtMost: feed.rowsAtMost, startedAt: now };
  const write = writerOf(events, { stream: carsStream(account, generation), now });
  const tell = (state: 'reading' | 'replaced' | 'refused') =>
    noteProgress(events.runtime, account, { ...progress, state, rowsRead: work.done });
  let characters = 0;
  for (let more = true; more; ) {
    more = work.take(SLICE_ROWS);
    const zip = misplacedZip(statedByFeed(work.rooftopCells));
    if (zip !== undefined || work.isTooLong) {
      tell('refused');
      return zip === undefined ? { outcome: 'too-long', rowsMax: FEED_BOUNDS.rowsMax } : { outcome: 'misplaced', zip };
    }
    tell('reading');
    if (work.carsWaiting >= CARS_AN_EVENT || work.charactersWaiting >= CHARACTERS_AN_EVENT || !more) {
      characters += work.charactersWaiting;
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
  const data = { generation, cars: write.written, characters, rooftop: card };
  await point(events, account, { type: 'Rooftop.replaced@1', at: now, data });
  tell('replaced');
  return { outcome: 'replaced', report, card };
}

function misplacedZip({ zip = '' }: RooftopFacts): string | undefined {
  const five = /^\d{5}/.exec(zip)?.[0];
  return five === undefined || isZipInUse(five) ? undefined : five;
}

/** Writes cars as events of a new stream, in sequence. */
function writerOf(events: StoreView, { stream, now }: { readonly stream: string; readonly now: IsoInstant }) {
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

async function append(events: StoreView, stream: string, expectedSeq: number, event: NewEvent): Promise<void> {
  const stored = await events.append([{ stream, expectedSeq, events: [event] }]);
  if (!stored.ok) throw new Error(`The new stream ${stream} already has events.`);
}

interface PointerEvent extends NewEvent {
  readonly data: RooftopReplaced;
}

/** Makes a feed current. Two concurrent feeds become current one after the other. */
async function point(events: StoreView, account: string, event: PointerEvent): Promise<void> {
  const stream = pointerStream(account);
  const { generation, cars } = event.data;
  const claims = [{ claim: FEED_CLAIM, key: `${generation} ${cars}`, ref: account }];
  const stored = await events.append([{ stream, expectedSeq: await events.lastSeq(stream), events: [event], claims }]);
  // A feed that has been current is not made current again.
  if (!stored.ok && stored.conflict === 'sequence') await point(events, account, event);
}

/** The current feed; undefined for an account that never imported one. */
async function pointerOf(
  events: StoreView,
  account: string,
): Promise<{ readonly at: IsoInstant; readonly data: RooftopReplaced } | undefined> {
  const stream = pointerStream(account);
  const lastSeq = await events.lastSeq(stream);
  if (lastSeq === 0) return undefined;
  // If feeds were imported since that read, the last one is current.
  const pointer = (await events.read(stream, { after: lastSeq - 1 })).at(-1);
  if (pointer === undefined)
    throw new Error(`The stream ${stream} ends at event ${lastSeq}, but that event cannot be read.`);
  return { at: pointer.at, data: pointer.data as unknown as RooftopReplaced };
}

/** An account's current rooftop; undefined when none was imported or the last feed was empty. */
export async function rooftopOf({ events }: RooftopTools, account: string): Promise<Rooftop | undefined> {
  const pointer = await pointerOf(events, account);
  if (pointer === undefined) return undefined;
  if (pointer.data.cars === 0) return undefined;
  return events.runtime.part(ROOFTOPS).standing(events, { ...pointer.data, account, at: pointer.at });
}

/** Empties the account's rooftop, so that the corpus is shown again. Returns how many cars it had. */
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
  /** By account and generation, so that concurrent readers share one load. */
  readonly #loading = new Map<string, Promise<Rooftop>>();
  readonly #gate = new FairGate({
    capacity: LOADED_AT_ONCE,
    ownerMax: LOADED_AT_ONCE,
    waitingMax: Number.POSITIVE_INFINITY,
    ownerWaitingMax: Number.POSITIVE_INFINITY,
  });

  async standing(events: StoreView, standing: Standing): Promise<Rooftop> {
    const { account, generation } = standing;
    const weight = Math.min(bytesOf(standing), HELD.weightMax);
    const known = this.#held.get(account);
    const rooftop = known?.generation === generation ? known : await this.#loadOnce(events, standing, weight);
    this.#held.keep(account, rooftop, weight);
    return rooftop;
  }

  #loadOnce(events: StoreView, standing: Standing, weight: number): Promise<Rooftop> {
    const name = carsStream(standing.account, standing.generation);
    const known = this.#loading.get(name);
    if (known !== undefined) return known;
    const begun = this.#load(events, standing, weight).finally(() => this.#loading.delete(name));
    this.#loading.set(name, begun);
    return begun;
  }

  async #load(events: StoreView, standing: Standing, weight: number): Promise<Rooftop> {
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

const ROOFTOPS = viewPart(() => new HeldRooftops());

/** Events of cars to read before yielding. */
const SLICE_EVENTS = 2;

async function load(events: StoreView, { account, generation, rooftop, at }: Standing): Promise<Rooftop> {
  const stream = carsStream(account, generation);
  const cars: FeedCar[] = [];
  for (let after = 0; ; after += SLICE_EVENTS) {
    const facts = await events.read(stream, { after, limit: SLICE_EVENTS });
    cars.push(...facts.flatMap(carsIn));
    if (facts.length < SLICE_EVENTS) break;
    await yieldToOthers();
  }
  const rows = { length: cars.length, at: (row: number) => listingOf(cars[row] as FeedCar, rooftop, at) };
  return new Rooftop(generation, rooftop, cars, await runInSlices(ListingIndex.inSlices(rows)));
}

function carsIn({ data }: StoredEvent): readonly FeedCar[] {
  return (data as unknown as RooftopCars).cars;
}
