/** Checks the partition function: traces one purchase, replays a day of purchases and names the busiest object. */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compose, readConfig } from '../src/index.ts';
import { fnv1a32 } from '../src/kernel/hash.ts';
import { CLAIM_BUCKETS, partitionOfClaim } from '../src/store/durable/partitions.ts';
import { durableStores } from '../src/store/durable/stores.ts';
import { PURCHASE, type PurchaseState, type Runtime, takeStep } from '../test/laws/requests.ts';
import { LocalObjects, type Method } from '../test/runtimes/workers/local-objects.ts';
import { steady } from '../test/runtimes/workers/steady.ts';

const { values: options } = parseArgs({
  options: {
    deals: { type: 'string', default: '1000000' },
    accounts: { type: 'string', default: '20000' },
  },
});
const DEALS_A_DAY = Number(options.deals);
const ACCOUNTS = Number(options.accounts);

const DAY_SECONDS = 86_400;
/** Share of a Saturday's deals per hour, with a single peak of twice the mean. An assumed curve. */
const HOURS = [1, 1, 1, 1, 1, 1, 2, 3, 5, 7, 9, 10, 10, 10, 9, 9, 8, 7, 6, 5, 4, 3, 2, 1];
/** Time between two steps of a purchase. */
const STEP_SECONDS = 90;
/** Time until a call has been logged. */
const LOG_MS = 300;
/** Account sizes follow a power law: the n-th largest has a share of 1/n to this power. */
const SKEW = 0.8;
/** Requests per second of one object, by the platform's recommendation. */
const OBJECT_MESSAGES_A_SECOND = 500;

/** Parts of the tables on PostgreSQL, by hash of the stream or the account. */
const POSTGRES_PARTS = 64;
/** Messages that write; a prepared write adds a row to the appending statement, not a statement. */
const WRITES: ReadonlySet<Method> = new Set(['append', 'charge', 'begin', 'keep']);

interface Trace {
  /** Messages of one step by kind of object: `deal`, `account`, `claims/key` … */
  readonly messages: Map<string, number>;
  readonly writes: Map<string, number>;
}

interface Purchase {
  readonly steps: readonly Trace[];
  readonly messages: number;
  readonly rowsWritten: number;
}

/** `claims/order/17` counts as `claims/order`; otherwise the first word counts. */
function kindOf(partition: string): string {
  const [family = '', name = ''] = partition.split('/');
  return family === 'claims' ? `${family}/${name}` : family;
}

function count(into: Map<string, number>, kind: string, by = 1): void {
  into.set(kind, (into.get(kind) ?? 0) + by);
}

/** The purchase of the runtime tests, executed once in this process on counting objects. */
async function tracedPurchase(): Promise<Purchase> {
  const objects = new LocalObjects();
  let trace: Trace = { messages: new Map(), writes: new Map() };
  objects.fate = ({ to, method }) => {
    count(trace.messages, kindOf(to));
    if (WRITES.has(method)) count(trace.writes, kindOf(to));
    return 'delivered';
  };
  const { settings } = readConfig({ BASE_URL: 'http://carport.test', SETTLE_TOKEN: 'settle-token' });
  const { handle } = compose({ settings, stores: durableStores(objects.peers()), ...steady(Date.now()) });
  const runtime: Runtime = {
    url: settings.baseUrl,
    fetch: (path, init) => handle(new Request(`${settings.baseUrl}${path}`, init)),
    close: async () => {},
  };
  const steps: Trace[] = [];
  const bag: PurchaseState = {};
  for (const step of PURCHASE) {
    await takeStep(runtime, step, bag);
    // The account's request log is written shortly after, long before the next step.
    await setTimeout(LOG_MS);
    // Every request uses its caller's window, which is a separate object.
    count(trace.messages, 'window');
    steps.push(trace);
    trace = { messages: new Map(), writes: new Map() };
  }
  const messages = steps.flatMap((step) => [...step.messages.values()]).reduce((sum, count) => sum + count, 0);
  return { steps, messages, rowsWritten: objects.rowsWritten() };
}

/** A seeded generator (mulberry32), so that every replay is the same. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Deals started in each second of the day: the curve with the noise of independent arrivals. */
function arrivals(random: () => number): Uint32Array {
  const weight = HOURS.reduce((sum, hour) => sum + hour, 0);
  return Uint32Array.from({ length: DAY_SECONDS }, (_, second) => {
    const mean = (DEALS_A_DAY * (HOURS[Math.floor(second / 3_600)] ?? 0)) / weight / 3_600;
    return poisson(mean, random);
  });
}

/** A Poisson draw with the given mean. */
function poisson(mean: number, random: () => number): number {
  if (mean > 30) {
    // The sum of twelve draws minus six approximates a normal distribution.
    const normal = Array.from({ length: 12 }, random).reduce((sum, draw) => sum + draw, -6);
    return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
  }
  const floor = Math.exp(-mean);
  let happened = 0;
  for (let left = random(); left > floor; left *= random()) happened += 1;
  return happened;
}

/** Draws an account by its share. */
function accountsBySize(random: () => number): () => number {
  const upTo = new Float64Array(ACCOUNTS);
  let sum = 0;
  for (let n = 0; n < ACCOUNTS; n += 1) {
    sum += (n + 1) ** -SKEW;
    upTo[n] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = ACCOUNTS - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Counts messages of one kind of object per second. */
class Tally {
  readonly kind: string;
  readonly #day: Uint32Array;
  readonly #second: Uint16Array;
  readonly #touched: number[] = [];
  total = 0;
  busiest = { object: 0, inSecond: 0 };

  constructor(kind: string, objects: number) {
    this.kind = kind;
    this.#day = new Uint32Array(objects);
    this.#second = new Uint16Array(objects);
  }

  add(object: number, messages: number): void {
    const before = this.#second[object] ?? 0;
    if (before === 0) this.#touched.push(object);
    this.#second[object] = before + messages;
    this.#day[object] = (this.#day[object] ?? 0) + messages;
    this.total += messages;
  }

  endSecond(): void {
    for (const object of this.#touched) {
      const inSecond = this.#second[object] ?? 0;
      if (inSecond > this.busiest.inSecond) this.busiest = { object, inSecond };
      this.#second[object] = 0;
    }
    this.#touched.length = 0;
  }

  get busiestDay(): number {
    return this.#day.reduce((most, count) => Math.max(most, count), 0);
  }
}

/** Bucket of the name that a deal claims in a step, by the real partition function. */
function bucketOf(kind: string, deal: number, step: number): number {
  const claim = kind.slice('claims/'.length);
  return Number(partitionOfClaim(claim, `${deal}-${step}`).split('/')[2]);
}

/** Kinds with one object per account. */
const OF_ACCOUNTS = ['account', 'ledger', 'webhooks', 'requests'] as const;

/** All objects of a day by kind, and the partitions of PostgreSQL. */
class Replay {
  readonly #ofAccounts = OF_ACCOUNTS.map((kind) => new Tally(kind, ACCOUNTS));
  readonly #claims = new Map<string, Tally>();
  readonly #parts = new Tally('part on PostgreSQL', POSTGRES_PARTS);
  readonly #partOfAccount = Uint8Array.from({ length: ACCOUNTS }, (_, n) => fnv1a32(`account/${n}`) % POSTGRES_PARTS);

  step(deal: number, account: number, n: number, { messages, writes }: Trace): void {
    for (const [kind, number] of messages) {
      this.#ofAccounts.find((tally) => tally.kind === kind)?.add(account, number);
      if (kind.startsWith('claims/')) this.#claimed(kind).add(bucketOf(kind, deal, n), number);
    }
    const onAccount = OF_ACCOUNTS.reduce((sum, kind) => sum + (writes.get(kind) ?? 0), 0);
    const onDeal = writes.get('deal') ?? 0;
    if (onAccount > 0) this.#parts.add(this.#partOfAccount[account] ?? 0, onAccount);
    if (onDeal > 0) this.#parts.add(fnv1a32(`deal/deal_${deal}`) % POSTGRES_PARTS, onDeal);
  }

  get tallies(): Tally[] {
    return [...this.#ofAccounts, ...this.#claims.values(), this.#parts];
  }

  #claimed(kind: string): Tally {
    const tally = this.#claims.get(kind) ?? new Tally(kind, CLAIM_BUCKETS);
    this.#claims.set(kind, tally);
    return tally;
  }
}

function replayDay({ steps }: Purchase): Tally[] {
  const random = seededRandom(20261128);
  const begun = arrivals(random);
  const accountOf = accountsBySize(random);
  const replay = new Replay();
  /** By second: the number of its first deal, and the accounts of its deals. */
  const first: number[] = [];
  const accounts: Uint32Array[] = [];
  let dealsSoFar = 0;
  for (let second = 0; second < DAY_SECONDS; second += 1) {
    first.push(dealsSoFar);
    dealsSoFar += begun[second] ?? 0;
    accounts.push(Uint32Array.from({ length: begun[second] ?? 0 }, accountOf));
    steps.forEach((step, n) => {
      const beganAt = second - n * STEP_SECONDS;
      accounts[beganAt]?.forEach((account, i) => {
        replay.step((first[beganAt] ?? 0) + i, account, n, step);
      });
    });
    for (const tally of replay.tallies) tally.endSecond();
  }
  return replay.tallies;
}

function table(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)));
  const widths = (texts[0] ?? []).map((_, i) => Math.max(...texts.map((row) => (row[i] ?? '').length)));
  return texts.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')).join('\n');
}

const purchase = await tracedPurchase();
const kinds = new Map<string, number>();
for (const step of purchase.steps) for (const [kind, by] of step.messages) count(kinds, kind, by);
const { steps, messages, rowsWritten } = purchase;
console.log(`One purchase: ${steps.length} requests, ${messages} messages to objects, ${rowsWritten} rows written.`);
console.log(table([['kind of object', 'messages'], ...[...kinds].sort(([, a], [, b]) => b - a)]));

const beganMs = performance.now();
const tallies = replayDay(purchase);
console.log(`\nA day of ${DEALS_A_DAY.toLocaleString('en')} purchases over ${ACCOUNTS.toLocaleString('en')} accounts:`);
const header = ['kind of object', 'messages', 'busiest object', 'in its busiest second', 'of what one serves'];
const rows = tallies.map(({ kind, total, busiestDay, busiest }) => {
  const share = kind.startsWith('part')
    ? 'writes'
    : `${Math.round((busiest.inSecond / OBJECT_MESSAGES_A_SECOND) * 100)} %`;
  return [kind, total, busiestDay, busiest.inSecond, share];
});
console.log(table([header, ...rows]));
console.log(`\nReplayed in ${Math.round((performance.now() - beganMs) / 1000)} s.`);
