import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Append } from '#ports/event-store.ts';
import { StoreUnavailable } from '#ports/event-store.ts';
import type { Charge } from '#ports/ledger.ts';
import type { Stores } from '#ports/stores.ts';
import { RESERVATION_SECONDS } from '#store/postgres/idempotency.ts';
import { migrate } from '#store/postgres/migrations.ts';
import { postgresStores } from '#store/postgres/stores.ts';
import { type PostgresServer, startPostgres } from '../../processes/postgres.ts';

const AT = '2026-11-27T12:00:00.000Z';
const CENT = 10_000;

let server: PostgresServer;
let url: string;
/** Two processes from the database's view: a pool, a listener and a group commit each. */
let a: Stores;
let b: Stores;

beforeAll(async () => {
  server = await startPostgres();
  url = await server.database();
  [a, b] = await Promise.all([postgresStores(url), postgresStores(url)]);
});
afterAll(async () => {
  await Promise.all([a.close(), b.close()]);
  await server.stop();
});

const appendOf = (stream: string, expectedSeq: number, n = 0, more: Partial<Append> = {}): Append => ({
  stream,
  expectedSeq,
  events: [{ type: 'Thing.happened@1', at: AT, data: { n } }],
  ...more,
});
const chargeOf = (requestId: string, more: Partial<Charge> = {}): Charge => ({
  account: 'acct_a',
  requestId,
  endpoint: 'data.listings.search',
  micros: CENT,
  at: AT,
  ceilingMicros: 25_000_000,
  ...more,
});
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

describe('events written by two processes concurrently', () => {
  it('admit one of many writers at the same seq', async () => {
    const results = await Promise.all(times(40, (n) => (n % 2 === 0 ? a : b).events.append([appendOf('one', 0, n)])));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await b.events.read('one')).toHaveLength(1);
  });

  it('have no gap and no loss when every writer retries until accepted', async () => {
    const write = async ({ events }: Stores, n: number) => {
      for (;;) {
        const result = await events.append([appendOf('many', await events.lastSeq('many'), n)]);
        if (result.ok) return;
      }
    };
    await Promise.all(times(40, (n) => write(n % 2 === 0 ? a : b, n)));
    const events = await a.events.read('many');
    expect(events.map(({ seq }) => seq)).toEqual(times(40, (n) => n + 1));
    expect(new Set(events.map(({ data }) => data.n)).size).toBe(40);
  });

  it('give each name to one writer, and name its holder to the other', async () => {
    const claim = (stores: Stores, who: string, n: number) =>
      stores.events.append([appendOf(`${who}/${n}`, 0, n, { claims: [{ claim: 'order', key: `o-${n}`, ref: who }] })]);
    const pairs = await Promise.all(times(30, (n) => Promise.all([claim(a, 'a', n), claim(b, 'b', n)])));
    for (const [n, pair] of pairs.entries()) {
      const [winner] = pair[0].ok ? ['a', 'b'] : ['b', 'a'];
      expect(pair.filter(({ ok }) => ok)).toHaveLength(1);
      expect(pair.find(({ ok }) => !ok)).toMatchObject({ conflict: 'claim', key: `o-${n}`, ref: winner });
      expect(await a.events.claimed('order', `o-${n}`)).toBe(winner);
    }
  });

  it('apply crossing writes over several streams atomically', async () => {
    const names = ['x', 'y', 'z'];
    const cross = async ({ events }: Stores, order: readonly string[]) => {
      for (let done = 0; done < 10; ) {
        const appends = await Promise.all(order.map(async (name) => appendOf(name, await events.lastSeq(name))));
        if ((await events.append(appends)).ok) done += 1;
      }
    };
    await Promise.all([cross(a, names), cross(b, names.toReversed()), cross(a, ['y', 'x', 'z'])]);
    expect(await Promise.all(names.map((name) => a.events.lastSeq(name)))).toEqual([30, 30, 30]);
  });

  it('reject a write that the database cannot store, and accept the others in the batch', async () => {
    const good = times(5, (n) => a.events.append([appendOf(`neighbour/${n}`, 0)]));
    const bad = a.events.append([appendOf('neighbour/\u0000', 0)]);
    await expect(bad).rejects.not.toBeInstanceOf(StoreUnavailable);
    expect((await Promise.all(good)).every(({ ok }) => ok)).toBe(true);
  });
});

describe('meter, rate windows and stored responses shared by two processes', () => {
  it.each(times(8, (n) => `acct_${n}`))('sum %s to the cent and never pass the ceiling', async (account) => {
    const ceilingMicros = 10 * CENT;
    // An existing account, so that only its row lock orders the two.
    await a.ledger.charge(chargeOf('first', { account, ceilingMicros }));
    const results = await Promise.all(
      times(60, (n) => (n % 2 === 0 ? a : b).ledger.charge(chargeOf(`r${n}`, { account, ceilingMicros }))),
    );
    expect(results.filter(({ charged }) => charged)).toHaveLength(9);
    const charged = results.flatMap(({ charged: taken }, n) => (taken ? [`r${n}`] : []));
    await Promise.all(
      charged.slice(0, 4).flatMap((id) => [a, b].map(({ ledger }) => ledger.release(chargeOf(id, { account })))),
    );
    expect(await b.ledger.usage(account, '2026-11-27')).toEqual({
      spentMicros: 6 * CENT,
      callsToday: 6,
      byEndpoint: [{ endpoint: 'data.listings.search', calls: 6, micros: 6 * CENT }],
    });
  });

  it('charge a request once, whichever process it reaches', async () => {
    const account = 'acct_once';
    await Promise.all([a, b, a, b].map(({ ledger }) => ledger.charge(chargeOf('same', { account }))));
    expect((await a.ledger.usage(account, '2026-11-27')).spentMicros).toBe(CENT);
  });

  it('count the calls of a caller in one window', async () => {
    const hits = await Promise.all(
      times(60, (n) =>
        (n % 2 === 0 ? a : b).rateWindow.hit({ caller: 'c', nowMs: 1_000, calls: 20, windowMs: 10_000 }),
      ),
    );
    expect(hits.filter(({ allowed }) => allowed)).toHaveLength(20);
  });

  it('reserve an idempotency key once, and let one retake it when its process died without a response', async () => {
    const reservation = (attempt: string, seconds: number) => ({
      scope: 's',
      key: 'k',
      fingerprint: 'f',
      now: new Date(Date.parse(AT) + seconds * 1000).toISOString(),
      attempt,
    });
    const verdicts = await Promise.all(
      times(20, (n) => (n % 2 === 0 ? a : b).idempotency.begin(reservation(`run-${n}`, 0))),
    );
    const fresh = verdicts.filter(({ state }) => state === 'fresh');
    expect(fresh).toHaveLength(1);
    expect(await b.idempotency.begin(reservation('later', RESERVATION_SECONDS - 1))).toEqual({ state: 'in-flight' });
    const retaken = times(20, (n) =>
      (n % 2 === 0 ? a : b).idempotency.begin(reservation(`again-${n}`, RESERVATION_SECONDS)),
    );
    const again = (await Promise.all(retaken)).filter(({ state }) => state !== 'in-flight');
    expect(again).toEqual([{ ...fresh[0], state: 'retaken' }]);
  });

  it('let the reservation of a dead process be retaken after the clock is set back, and never a stored response', async () => {
    const reservation = (key: string, seconds: number) => ({
      scope: 'set-back',
      key,
      fingerprint: 'f',
      now: new Date(Date.parse(AT) + seconds * 1000).toISOString(),
      attempt: `${key} at ${seconds}`,
    });
    await a.idempotency.begin(reservation('dead', 0));
    expect(await b.idempotency.begin(reservation('dead', -RESERVATION_SECONDS + 1))).toEqual({ state: 'in-flight' });
    expect(await b.idempotency.begin(reservation('dead', -6 * 3600))).toEqual({
      state: 'retaken',
      attempt: 'dead at 0',
    });

    await a.idempotency.begin(reservation('kept', 0));
    await a.idempotency.keep('set-back', 'kept', { status: 200, headers: [], body: '{}' });
    expect(await b.idempotency.begin(reservation('kept', -6 * 3600))).toMatchObject({ state: 'replay' });
  });
});

describe('the schema', () => {
  it('is migrated once by processes that start together', async () => {
    const fresh = await server.database();
    const taken = await Promise.all(times(5, () => migrate(fresh)));
    expect(taken.filter(({ from }) => from === 0)).toHaveLength(1);
    expect(taken.every(({ to }) => to === taken[0]?.to)).toBe(true);
  });

  it('is refused when a newer version has migrated it', async () => {
    const newer = await server.database();
    await migrate(newer);
    await server.run(newer, 'INSERT INTO carport_steps (step) VALUES (1000)');
    await expect(migrate(newer)).rejects.toThrow('Run the newer version.');
  });
});

describe('watchers', () => {
  const nextWake = (stores: Stores, stream: string) =>
    new Promise<void>((resolve) => {
      const stop = stores.events.watch(stream, () => {
        stop();
        resolve();
      });
    });

  it('are notified of events that another process appends', async () => {
    const woken = nextWake(b, 'watched');
    await a.events.append([appendOf('watched', 0)]);
    await woken;
    expect(await b.events.lastSeq('watched')).toBe(1);
  });

  it('are notified to read again after the listening connection was lost, and work as before afterwards', async () => {
    const woken = nextWake(b, 'watched');
    await server.run(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
    await woken;
    const again = nextWake(b, 'watched');
    await a.events.append([appendOf('watched', 1)]);
    await again;
    expect(await b.events.lastSeq('watched')).toBe(2);
  });
});

describe('a lost database', () => {
  it('is reported by every call, and works again once it is back, with everything that was acknowledged', async () => {
    await a.events.append([appendOf('kept', 0)]);
    await server.crash();
    const calls = [
      () => a.events.append([appendOf('kept', 1)]),
      () => a.events.read('kept'),
      () => a.ledger.charge(chargeOf('lost', { account: 'acct_lost' })),
      () => b.rateWindow.hit({ caller: 'lost', nowMs: 0, calls: 1, windowMs: 1 }),
      () => b.idempotency.free('s', 'lost'),
    ];
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(StoreUnavailable);
    await server.restart();
    expect(await b.events.lastSeq('kept')).toBe(1);
    expect(await a.events.append([appendOf('kept', 1)])).toMatchObject({ ok: true });
    expect((await a.ledger.usage('acct_lost', '2026-11-27')).spentMicros).toBe(0);
  });
});
