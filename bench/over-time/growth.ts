/** Measures whether commands, reads, listings and memory stay flat while the store grows. */
import { type Load, measure, measureJourney, type Step, warmUp } from '../load.ts';
import { residentMb, type StartedService, startCarport, withCarport } from '../processes.ts';
import { median, thousands } from '../report.ts';
import { type Bench, DEMO_VIN } from '../rows/bench.ts';
import { CLIENTS, OPEN, STIPULATIONS } from '../rows/deal-commands.ts';
import { inventoryFeed } from '../stalls/samples.ts';

const DEALS = [1_000, 10_000, 100_000] as const;
/** The larger number is the maximum of one feed. */
const OWN_CARS = [1_000, 200_000] as const;
/** The largest size relative to the smallest: at most this factor slower or larger. */
const RATIO_MAX = 1.3;
const CONNECTIONS = 20;
const SLICE_SECONDS = 1;

interface AtSize {
  readonly commands: number;
  readonly reads: number;
  readonly listings: number;
  readonly memoryMb: number;
}

export async function measureGrowth(bench: Bench): Promise<void> {
  await measureLongDeal(bench);
  await measureDealGrowth(bench);
  await measureInventoryGrowth(bench);
}

const FACTS = 2_500;
const COMMANDS_TIMED = 20;
const COMMAND_MS_MAX = 5;
const BRIEF = { prefer: 'return=minimal' };

/** A command on a deal with many events, with full and with minimal responses. */
function measureLongDeal({ report }: Bench): Promise<void> {
  return withCarport(async ({ url }) => {
    const post = async (path: string, body: object, headers = {}) => {
      const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`);
      return text;
    };
    const opened = await post('/buy/deals', { vin: DEMO_VIN, buyer: { zip: '78701' } });
    const { dealId } = JSON.parse(opened) as { dealId: string };
    const stip = (n: number, headers: object) => post(`/buy/deals/${dealId}/stips`, { stips: [`stub-${n}`] }, headers);
    for (let n = 0; n < FACTS; n += 1) await stip(n, BRIEF);
    const timeCalls = async (first: number, headers: object) => {
      const took: number[] = [];
      let bytes = 0;
      for (let n = first; n < first + COMMANDS_TIMED; n += 1) {
        const from = performance.now();
        bytes = (await stip(n, headers)).length;
        took.push(performance.now() - from);
      }
      return { ms: median(took), kb: Math.round(bytes / 1024) };
    };
    const brief = await timeCalls(FACTS, BRIEF);
    const whole = await timeCalls(FACTS + COMMANDS_TIMED, {});
    report.row({
      work: `one command on a deal of ${thousands(FACTS)} events, round trip with \`Prefer: return=minimal\``,
      measured: `${brief.ms.toFixed(1)} ms at the median; ${whole.ms.toFixed(1)} ms with the whole deal of ${whole.kb} kB`,
      target: `≤ ${COMMAND_MS_MAX} ms`,
      met: brief.ms <= COMMAND_MS_MAX,
    });
  });
}

/** A new process for each size, so that memory reflects the store rather than the process's history. */
async function measureDealGrowth({ report, seconds }: Bench): Promise<void> {
  const sizes: AtSize[] = [];
  let carport = await startCarport();
  const DATABASE_URL = `sqlite:${carport.database}`;
  const known = { deals: 0, dealId: '' };
  for (const deals of DEALS) {
    await openDeals(carport, deals, known);
    await carport.stop();
    carport = await startCarport({ DATABASE_URL });
    sizes.push(await atSize(carport, known.dealId, seconds));
    console.error(`  ${thousands(known.deals)} deals in the store`);
  }
  await carport.stop();
  const [small, large] = [sizes[0], sizes.at(-1)];
  if (small === undefined || large === undefined) return;
  const from = `${thousands(DEALS[0])} to ${thousands(DEALS[2])} deals`;
  const rate = (member: 'commands' | 'reads' | 'listings') => small[member] / large[member];
  const row = (work: string, ratio: number, said: string) =>
    report.row({
      work: `${work}, from ${from}`,
      measured: `${ratio.toFixed(2)} times (${said})`,
      target: `≤ ${RATIO_MAX}`,
      met: ratio <= RATIO_MAX,
    });
  const perSecond = (member: 'commands' | 'reads' | 'listings') =>
    `${thousands(small[member])}, then ${thousands(large[member])} a second`;
  row('time of a deal command', rate('commands'), perSecond('commands'));
  row('time of reading one deal', rate('reads'), perSecond('reads'));
  row('time of `GET /listings`', rate('listings'), perSecond('listings'));
  row('memory after these loads', large.memoryMb / small.memoryMb, `${small.memoryMb} MB, then ${large.memoryMb} MB`);
}

/** Opens deals until the store has `wanted`, and returns the id of one. */
async function openDeals(
  { url }: StartedService,
  wanted: number,
  known: { deals: number; dealId: string },
): Promise<void> {
  const opening: Step = {
    ...OPEN,
    learn: ({ dealId = '' }) => {
      known.deals += 1;
      known.dealId = dealId;
    },
  };
  while (known.deals < wanted)
    await measureJourney({ url, connections: CLIENTS, seconds: SLICE_SECONDS, steps: [opening] });
}

async function atSize({ url, pid }: StartedService, dealId: string, seconds: number): Promise<AtSize> {
  const readLoad = (path: string): Load => ({ url, pid, path, seconds, connections: CONNECTIONS });
  await measureJourney({ url, connections: CLIENTS, seconds: 1, steps: STIPULATIONS });
  const commands = await measureJourney({ url, connections: CLIENTS, seconds, steps: STIPULATIONS });
  const reads = await readRate(readLoad(`/buy/deals/${dealId}`));
  const listings = await readRate(readLoad('/listings?vehicle.make=Toyota&limit=10'));
  return { commands, reads, listings, memoryMb: residentMb(pid) };
}

async function readRate(load: Load): Promise<number> {
  await warmUp(load);
  return (await measure(load)).perSecond;
}

/** A dealer with many cars compared with one with few, each reading a page of its own. */
async function measureInventoryGrowth({ report, seconds }: Bench): Promise<void> {
  const rates: number[] = [];
  for (const cars of OWN_CARS) {
    const carport = await startCarport();
    const key = await keyWithCars(carport, cars);
    const load = {
      url: carport.url,
      pid: carport.pid,
      path: '/dealer/inventory?limit=20',
      seconds,
      connections: 1,
      key,
    };
    // The first page indexes the cars, which takes seconds and is not what repeats.
    await fetch(`${load.url}${load.path}`, { headers: { authorization: `Bearer ${key}` } }).then((page) => page.text());
    rates.push(await readRate(load));
    await carport.stop();
    console.error(`  ${thousands(cars)} cars of one's own`);
  }
  const [small = 0, large = 0] = rates;
  report.row({
    work: `time of a page of one's own inventory, from ${thousands(OWN_CARS[0])} to ${thousands(OWN_CARS[1])} cars`,
    measured: `${(small / large).toFixed(2)} times (${thousands(small)}, then ${thousands(large)} a second on one connection)`,
    target: `≤ ${RATIO_MAX}`,
    met: small / large <= RATIO_MAX,
  });
}

async function keyWithCars({ url }: StartedService, cars: number): Promise<string> {
  const { key } = (await fetch(`${url}/keys`, { method: 'POST', body: '{}' }).then((r) => r.json())) as { key: string };
  const reply = await fetch(`${url}/dealer/inventory`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: inventoryFeed(cars),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`The inventory feed was answered ${reply.status}: ${text}`);
  return key;
}
