/** Owns the check of the partition function: one purchase is traced message by message, then a day of them is replayed and the busiest object named. */
import { parseArgs } from 'node:util';
import { compose, readConfig } from '../src/index.ts';
import { CLAIM_BUCKETS, partitionOfClaim } from '../src/store/durable/partitions.ts';
import { durableStores } from '../src/store/durable/stores.ts';
import { LocalObjects } from '../test/runtimes/local-objects.ts';
import { type Bag, PURCHASE, type Runtime, takeStep } from '../test/runtimes/requests.ts';
import { steady } from '../test/runtimes/steady.ts';

const { values: options } = parseArgs({
  options: {
    deals: { type: 'string', default: '1000000' },
    accounts: { type: 'string', default: '20000' },
  },
});
const DEALS_A_DAY = Number(options.deals);
const ACCOUNTS = Number(options.accounts);

const DAY_SECONDS = 86_400;
/** Share of a Saturday's deals by hour of the day, as showrooms and buyers are awake. A made-up curve with one peak of twice the mean. */
const HOURS = [1, 1, 1, 1, 1, 1, 2, 3, 5, 7, 9, 10, 10, 10, 9, 9, 8, 7, 6, 5, 4, 3, 2, 1];
/** A purchase takes this long from one step to the next. */
const STEP_SECONDS = 90;
/** Accounts differ as cities do: the n-th largest has a share of 1/n to this power. */
const SKEW = 0.8;
/** What one object serves in a second, by the platform's own advice. */
const OBJECT_MESSAGES_A_SECOND = 500;

/** Messages of one step by kind of object: `deal`, `account`, `claims/key` … */
type Trace = ReadonlyMap<string, number>;

interface Purchase {
  readonly steps: readonly Trace[];
  readonly messages: number;
  readonly rowsWritten: number;
}

/** `claims/order/17` is one of `claims/order`; of everything else the first word counts. */
function kindOf(partition: string): string {
  const [family = '', name = ''] = partition.split('/');
  return family === 'claims' ? `${family}/${name}` : family;
}

/** The purchase of the runtime tests, made once in this process on objects that count. */
async function tracedPurchase(): Promise<Purchase> {
  const objects = new LocalObjects();
  let trace = new Map<string, number>();
  objects.fate = ({ to }) => {
    trace.set(kindOf(to), (trace.get(kindOf(to)) ?? 0) + 1);
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
  const bag: Bag = {};
  for (const step of PURCHASE) {
    await takeStep(runtime, step, bag);
    // Every request hits its caller's window, an object of its own.
    trace.set('window', 1);
    steps.push(trace);
    trace = new Map();
  }
  const messages = steps.flatMap((step) => [...step.values()]).reduce((sum, count) => sum + count, 0);
  return { steps, messages, rowsWritten: objects.rowsWritten() };
}

/** A small generator with a seed, so that every run of the replay is the same. Source: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Deals begun in each second of the day: the curve, with the noise of independent arrivals on it. */
function arrivals(random: () => number): Uint32Array {
  const weight = HOURS.reduce((sum, hour) => sum + hour, 0);
  return Uint32Array.from({ length: DAY_SECONDS }, (_, second) => {
    const mean = (DEALS_A_DAY * (HOURS[Math.floor(second / 3_600)] ?? 0)) / weight / 3_600;
    // The sum of twelve draws less six is close enough to a normal one.
    const normal = Array.from({ length: 12 }, random).reduce((sum, draw) => sum + draw, -6);
    const exact = mean + normal * Math.sqrt(mean);
    return Math.max(0, Math.floor(exact + random()));
  });
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

/** Counts messages of one kind of object, second by second. */
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

/** Bucket of the name that a deal claims in a step, by the partition function itself. */
function bucketOf(kind: string, deal: number, step: number): number {
  const claim = kind.slice('claims/'.length);
  return Number(partitionOfClaim(claim, `${deal}-${step}`).split('/')[2]);
}

function replayDay({ steps }: Purchase): Tally[] {
  const random = seeded(20261128);
  const begun = arrivals(random);
  const accountOf = accountsBySize(random);
  const deals: Uint16Array[] = [];
  const claims = new Set(steps.flatMap((step) => [...step.keys()].filter((kind) => kind.startsWith('claims/'))));
  const accounts = new Tally('account', ACCOUNTS);
  const byClaim = new Map([...claims].map((kind) => [kind, new Tally(kind, CLAIM_BUCKETS)]));
  const first: number[] = [];
  let count = 0;
  for (let second = 0; second < DAY_SECONDS; second += 1) {
    first.push(count);
    count += begun[second] ?? 0;
    deals.push(Uint16Array.from({ length: begun[second] ?? 0 }, accountOf));
    steps.forEach((step, n) => {
      const beganAt = second - n * STEP_SECONDS;
      deals[beganAt]?.forEach((account, i) => {
        for (const [kind, messages] of step) {
          if (kind === 'account') accounts.add(account, messages);
          else byClaim.get(kind)?.add(bucketOf(kind, (first[beganAt] ?? 0) + i, n), messages);
        }
      });
    });
    accounts.endSecond();
    for (const tally of byClaim.values()) tally.endSecond();
  }
  return [accounts, ...byClaim.values()];
}

function table(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)));
  const widths = (texts[0] ?? []).map((_, i) => Math.max(...texts.map((row) => (row[i] ?? '').length)));
  return texts.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')).join('\n');
}

const purchase = await tracedPurchase();
const kinds = new Map<string, number>();
for (const step of purchase.steps) for (const [kind, count] of step) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
const { steps, messages, rowsWritten } = purchase;
console.log(`One purchase: ${steps.length} requests, ${messages} messages to objects, ${rowsWritten} rows written.`);
console.log(table([['kind of object', 'messages'], ...[...kinds].sort(([, a], [, b]) => b - a)]));

const beganMs = performance.now();
const tallies = replayDay(purchase);
console.log(`\nA day of ${DEALS_A_DAY.toLocaleString('en')} purchases over ${ACCOUNTS.toLocaleString('en')} accounts:`);
const header = ['kind of object', 'messages', 'busiest object', 'in its busiest second', 'of what one serves'];
const rows = tallies.map(({ kind, total, busiestDay, busiest }) => {
  const share = `${Math.round((busiest.inSecond / OBJECT_MESSAGES_A_SECOND) * 100)} %`;
  return [kind, total, busiestDay, busiest.inSecond, share];
});
console.log(table([header, ...rows]));
console.log(`\nReplayed in ${Math.round((performance.now() - beganMs) / 1000)} s.`);
