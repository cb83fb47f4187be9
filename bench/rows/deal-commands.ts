/** Measures durable deal commands over HTTP against the same store used directly. */
import { join } from 'node:path';
import { RawSqlite } from '../baselines/raw-sqlite.ts';
import { countEvents, sampleEvents } from '../baselines/sample-events.ts';
import { type Journey, measureJourney, type Step } from '../load.ts';
import { folder, withCarport } from '../processes.ts';
import { thousands } from '../report.ts';
import { type Bench, DEMO_VIN } from './bench.ts';

export const CLIENTS = 64;
export const RAW_ROWS = 32_000;
const TARGET = 0.35;
/** Commands per deal before a client opens the next. */
const COMMANDS = 12;

export const OPEN: Step = {
  path: () => '/buy/deals',
  body: () => ({ vin: DEMO_VIN, buyer: { zip: '78701' } }),
  learn: ({ dealId = '' }, bag) => {
    bag.dealId = dealId;
  },
};
const on = (verb: string, body: (turn: number) => object = () => ({})): Step => ({
  path: ({ dealId }) => `/buy/deals/${dealId}/${verb}`,
  body: ({ turn = 0 }) => body(turn),
});
const SIGNER = { signer: { name: 'Ada Lovelace' } };
const FIGURES = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };

/** Small commands that each append, to measure the store and the command loop. */
export const STIPULATIONS: readonly Step[] = [
  OPEN,
  ...Array.from({ length: COMMANDS }, () => on('stips', (turn) => ({ stips: [`stub-${turn}`] }))),
];
/** Every step of a buyer up to delivery. */
const PURCHASE: readonly Step[] = [
  OPEN,
  on('desk', () => FIGURES),
  on('esign', () => SIGNER),
  on('esign/ceremony'),
  on('notarize', () => SIGNER),
  on('stips', () => ({ stips: ['driver-license'] })),
  on('insurance', () => ({ policy: { policyNumber: 'HM-204-118' } })),
  on('deliver'),
];

/** Commands and stored events per second. */
export async function commandRates(journey: Journey, countEvents: () => number | Promise<number>) {
  const before = await countEvents();
  const from = performance.now();
  const commands = await measureJourney(journey);
  const seconds = (performance.now() - from) / 1000;
  return { commands, events: ((await countEvents()) - before) / seconds };
}

/** Raw rows per second, measured before and after the service, so that other activity affects both equally. */
export async function rateOf(append: (from: number) => void | Promise<void>, from: number): Promise<number> {
  const startedMs = performance.now();
  await append(from);
  return RAW_ROWS / ((performance.now() - startedMs) / 1000);
}

export function measureDealCommands({ report, seconds }: Bench): Promise<void> {
  return withCarport(async ({ url, database }) => {
    const load = { url, connections: CLIENTS, seconds };
    await measureJourney({ ...load, seconds: 1, steps: STIPULATIONS });
    const raw = new RawSqlite(join(folder, 'raw-commands.db'));
    const rows = sampleEvents(database);
    const before = await rateOf((from) => raw.append(rows, CLIENTS, from, RAW_ROWS), 0);
    const { commands, events } = await commandRates({ ...load, steps: STIPULATIONS }, () => countEvents(database));
    const after = await rateOf((from) => raw.append(rows, CLIENTS, from, RAW_ROWS), RAW_ROWS);
    raw.close();
    const rawEvents = (before + after) / 2;
    const ratio = events / rawEvents;
    report.row({
      work: `durable deal commands, ${CLIENTS} clients`,
      measured: `${ratio.toFixed(2)} of raw batched appends of \`node:sqlite\` (${thousands(events)} of ${thousands(rawEvents)} events a second; ${thousands(commands)} commands)`,
      target: `≥ ${TARGET}`,
      met: ratio >= TARGET,
    });
    const steps = await measureJourney({ ...load, steps: PURCHASE });
    const purchases = steps / PURCHASE.length;
    report.row({
      work: `whole purchases, ${CLIENTS} clients, ${PURCHASE.length} calls each`,
      measured: `${thousands(purchases)} a second (${thousands(steps)} calls)`,
    });
  });
}
