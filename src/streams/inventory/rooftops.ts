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
import { type InSlices, mapInSlices, runInSlices, yieldToOthers } from '#kernel/bounds/turns.ts';
import { type IsoInstant, yearOf } from '#kernel/dates.ts';
import { normalizePart } from '#kernel/hash.ts';
import type { EventStore, NewEvent, StoredEvent } from '#ports/event-store.ts';
import type { Tools } from '#ports/tools.ts';
import { noteProgress } from './feed-progress.ts';

/** Cars in one stored fact, and rows read before other work gets its turn. */
const CARS_A_FACT = 500;
const SLICE_ROWS = 50;
/** Rooftops held in memory; the one read longest ago gives way. */
const HELD_MAX = 32;

/** A rooftop as it stands, indexed for search. */
export class Rooftop {
  readonly generation: string;
  readonly card: RooftopCard;
  readonly index: ListingIndex;
  readonly #cars: ReadonlyMap<string, FeedCar>;
  #besideCorpus: ListingIndex | undefined;

  constructor(generation: string, card: RooftopCard, cars: readonly FeedCar[], index: ListingIndex) {
    this.generation = generation;
    this.card = card;
    this.index = index;
    this.#cars = new Map(cars.map((car) => [car.vin, car]));
  }

  /** The car of a VIN as the feed tells it. */
  carAt(vin: string): FeedCar | undefined {
    return this.#cars.get(vin);
  }

  /** The car with a stock number, in any case and spacing; undefined where no car or several have it. */
  carInStock(stock: string): FeedCar | undefined {
    const asked = normalizePart(stock);
    const found = [...this.#cars.values()].filter(
      (car) => car.stock !== undefined && normalizePart(car.stock) === asked,
    );
    return found.length === 1 ? found[0] : undefined;
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
const held = new WeakMap<EventStore, Map<string, Rooftop>>();

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
  if (!stored.ok) throw new Error(`the fresh stream ${stream} was written by somebody else`);
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
  if (pointer === undefined) throw new Error(`${stream} has no event ${lastSeq}`);
  return { at: pointer.at, data: pointer.data as unknown as RooftopReplaced };
}

/** The rooftop that stands for an account; undefined when none was ever fed or the last feed was empty. */
export async function rooftopOf({ events }: RooftopTools, account: string): Promise<Rooftop | undefined> {
  const pointer = await pointerOf(events, account);
  if (pointer === undefined) return undefined;
  const { generation, cars, rooftop } = pointer.data;
  if (cars === 0) return undefined;
  const rooftops = held.get(events) ?? new Map<string, Rooftop>();
  held.set(events, rooftops);
  const known = rooftops.get(account);
  const standing =
    known?.generation === generation ? known : await loadOnce(events, { account, generation, rooftop, at: pointer.at });
  rooftops.delete(account);
  rooftops.set(account, standing);
  const [oldest] = rooftops.keys();
  if (rooftops.size > HELD_MAX && oldest !== undefined) rooftops.delete(oldest);
  return standing;
}

/** Empties the account's rooftop, which shows the corpus again; answers how many cars stood on it. */
export async function emptyRooftop(tools: RooftopTools, account: string, now: IsoInstant): Promise<number> {
  const standing = await rooftopOf(tools, account);
  if (standing === undefined) return 0;
  const { generation, card, index } = standing;
  const data = { generation, cars: 0, rooftop: card };
  await point(tools.events, account, { type: 'Rooftop.replaced@1', at: now, data });
  return index.rows.length;
}

interface Standing {
  readonly account: string;
  readonly generation: string;
  readonly rooftop: RooftopCard;
  readonly at: IsoInstant;
}

/** Rooftops that are being loaded, by the stream of their cars, so that readers who arrive together load one. */
const loading = new WeakMap<EventStore, Map<string, Promise<Rooftop>>>();

function loadOnce(events: EventStore, standing: Standing): Promise<Rooftop> {
  const loads = loading.get(events) ?? new Map<string, Promise<Rooftop>>();
  loading.set(events, loads);
  const stream = carsStream(standing.account, standing.generation);
  const known = loads.get(stream);
  if (known !== undefined) return known;
  const begun = load(events, standing).finally(() => loads.delete(stream));
  loads.set(stream, begun);
  return begun;
}

/** Facts of cars that are read before other work gets its turn. */
const SLICE_FACTS = 2;

async function load(events: EventStore, { account, generation, rooftop, at }: Standing): Promise<Rooftop> {
  const stream = carsStream(account, generation);
  const cars: FeedCar[] = [];
  for (let after = 0; ; after += SLICE_FACTS) {
    const facts = await events.read(stream, { after, limit: SLICE_FACTS });
    for (const car of facts.flatMap(carsIn)) cars.push(car);
    if (facts.length < SLICE_FACTS) break;
    await yieldToOthers();
  }
  const listings = await mapInSlices(cars, (car) => listingOf(car, rooftop, at));
  return new Rooftop(generation, rooftop, cars, await runInSlices(ListingIndex.inSlices(listings)));
}

function carsIn({ data }: StoredEvent): readonly FeedCar[] {
  return (data as unknown as RooftopCars).cars;
}
