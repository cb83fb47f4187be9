import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '#test/processes/postgres.ts';
import { DEMO_VIN, deliveredDeal } from '../../processes/real-process.ts';
import {
  callDeal,
  callMeter,
  dealInput,
  factsOf,
  meterInput,
  meterOf,
  newDeal,
  type Random,
  sendPriced,
  type WatchedDeal,
  type WatchedMeter,
} from './clients.ts';
import { dealModel } from './deal-model.ts';
import { CEILING_CENTS, ledgerModel, PRICES } from './ledger-model.ts';
import { explainVerdict, judge, type Model, type Operation } from './linearizable.ts';
import { ProcessGroup } from './process-group.ts';
import { Recorder } from './recorder.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-history-'));
let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const CLIENTS = 5;
const CALLS_EACH = 90;
const FAULTS = 4;
const SEEDS = [1, 2];
/** Remaining money of the account when its clients start. */
const LEFT_CENTS = 150;
/** Calls at once while the account spends the rest. */
const AT_ONCE = 10;

/** One fault of a run; kills alternate with the other faults of the store. */
type Fault = (processGroup: ProcessGroup, random: Random) => Promise<void>;
const kill: Fault = (processGroup, random) => processGroup.replace(random());

const stores = [
  {
    name: 'SQLite, one process',
    size: 1,
    address: async (seed: number) => `sqlite:${join(folder, `${seed}.db`)}`,
    faults: (_address: string): Fault[] => [kill],
  },
  {
    name: 'PostgreSQL, three processes',
    size: 3,
    address: () => server.database(),
    faults: (address: string): Fault[] => [kill, () => cutAll(address), kill, crashAndReturn],
  },
];

async function cutAll(address: string): Promise<void> {
  const others = `application_name = 'carport' AND pid <> pg_backend_pid() AND datname = current_database()`;
  await server.run(address, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${others}`);
}

async function crashAndReturn(): Promise<void> {
  await server.crash();
  await server.restart();
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Clients that call without pause, with a fault after every given number of calls. */
async function run(
  processGroup: ProcessGroup,
  faults: readonly Fault[],
  seed: number,
  call: (random: Random) => Promise<void>,
): Promise<void> {
  const chance = randomFrom(seed);
  const striking: Promise<void>[] = [];
  let made = 0;
  const every = Math.floor((CLIENTS * CALLS_EACH) / (FAULTS + 1));
  const client = async (n: number) => {
    const random = randomFrom(seed * 100 + n);
    for (let i = 0; i < CALLS_EACH; i += 1) {
      await call(random);
      made += 1;
      const fault = made % every === 0 ? faults[(made / every - 1) % faults.length] : undefined;
      if (fault !== undefined && striking.length < FAULTS) striking.push(fault(processGroup, chance));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
  await Promise.all(striking);
}

/** Checks the history, explains a failure, and requires a minimum of calls. */
function expectLinearizable<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
): void {
  expect(history.length).toBeGreaterThan(CALLS_EACH / 2);
  expect(explainVerdict(judge(model, history))).toBe('linearizable');
}

async function watchedDeals(processGroup: ProcessGroup): Promise<WatchedDeal[]> {
  const process = await processGroup.member(0);
  const openNewDeal = async () => {
    const { body } = await process.send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } });
    return newDeal(body.dealId, { phase: 'OPENED', facts: [] }, 0);
  };
  const openDeliveredDeal = async () => {
    const { dealId, amountTotal } = await deliveredDeal(process);
    const { body } = await process.send('GET', `/buy/deals/${dealId}/events?limit=1000`);
    return newDeal(dealId, { phase: 'DELIVERED', facts: factsOf(body.events) }, amountTotal);
  };
  return Promise.all([openNewDeal(), openNewDeal(), openDeliveredDeal(), openDeliveredDeal()]);
}

/** The last known events of a deal. */
function lastFacts({ recorder }: WatchedDeal): readonly string[] {
  const output = recorder.history.at(-1)?.output;
  if (output?.kind !== 'FACTS') throw new Error('the last call of a run reads the stream');
  return output.facts;
}

/** An account that has almost reached its ceiling. */
async function watchedMeter(processGroup: ProcessGroup): Promise<WatchedMeter> {
  const process = await processGroup.member(0);
  const { body: minted } = await process.send('POST', '/keys');
  const key = { authorization: `Bearer ${minted.key}` };
  const quotes = (CEILING_CENTS - LEFT_CENTS) / PRICES.refinance;
  // Only a few at once: on a busy machine, hundreds would wait longer than the store allows, and a call without a
  // response is not charged.
  for (let left = quotes; left > 0; left -= AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, () => sendPriced(process, key, 'refinance')));
  const { body } = await process.send('GET', '/keys/me', undefined, key);
  expect(meterOf(body)).toEqual({ cents: CEILING_CENTS - LEFT_CENTS, listings: 0, refinance: quotes });
  return { key, initial: meterOf(body), recorder: new Recorder() };
}

describe.each(stores)('client histories under faults on $name are linearizable', ({ size, address, faults }) => {
  it.each(SEEDS)(
    'for deals that are desked, checked out, cancelled and settled concurrently (seed %i)',
    async (seed) => {
      const database = await address(seed);
      const processGroup = new ProcessGroup({ DATABASE_URL: database }, size);
      const deals = await watchedDeals(processGroup);
      await run(processGroup, faults(database), seed, async (random) => {
        const deal = deals[Math.floor(random() * deals.length)] as WatchedDeal;
        const input = dealInput(deal, random);
        await callDeal(await processGroup.member(random()), deal, input);
      });
      for (const deal of deals) {
        await callDeal(await processGroup.member(0), deal, { call: 'events' });
        expectLinearizable(dealModel(deal.initial, lastFacts(deal)), deal.recorder.history);
      }
      await processGroup.stop();
    },
    60_000,
  );

  it.each(SEEDS)(
    'for a meter that reaches its ceiling (seed %i)',
    async (seed) => {
      const database = await address(100 + seed);
      const processGroup = new ProcessGroup({ DATABASE_URL: database }, size);
      const meter = await watchedMeter(processGroup);
      await run(processGroup, faults(database), seed, async (random) => {
        const input = meterInput(random);
        await callMeter(await processGroup.member(random()), meter, input);
      });
      await callMeter(await processGroup.member(0), meter, 'usage');
      const { history } = meter.recorder;
      expect(history.some(({ output }) => output?.kind === 'CEILING')).toBe(true);
      expectLinearizable(ledgerModel(meter.initial), history);
      await processGroup.stop();
    },
    60_000,
  );
});
