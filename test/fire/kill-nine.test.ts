import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '#test/processes/postgres.ts';
import { type RealProcess, startProcess } from '../processes/real-process.ts';
import { type Storm, storm } from './storm.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-fire-'));
let server: PostgresServer;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stores = [
  { name: 'SQLite', address: async () => `sqlite:${join(folder, 'fire.db')}` },
  { name: 'PostgreSQL', address: () => server.database() },
];
const ROUNDS = 50;
/** Acknowledged writes required before the kill, and a random number more. */
const ACKNOWLEDGED_MIN = 30;
const LATER_MS_MAX = 40;

/** Kills during the storm, at a different moment each round. */
async function strike(carport: RealProcess, { over, acknowledged }: Storm, round: number): Promise<void> {
  while (acknowledged() < ACKNOWLEDGED_MIN) await setTimeout(2);
  await setTimeout((round * 7) % LATER_MS_MAX);
  await carport.kill();
  await over;
}

describe('kill -9 during a burst of writes', () => {
  it.each(stores)(
    'loses nothing that $name acknowledged, leaves no gap and settles nothing twice',
    async (store) => {
      const env = { DATABASE_URL: await store.address() };
      let carport = await startProcess(env);
      for (let round = 0; round < ROUNDS; round += 1) {
        const raging = await storm(carport, round);
        await strike(carport, raging, round);
        expect(raging.acknowledged()).toBeGreaterThanOrEqual(ACKNOWLEDGED_MIN);
        carport = await startProcess(env);
        await raging.verify(carport);
      }
      expect(await carport.stop()).toBe(0);
    },
    900_000,
  );
});
