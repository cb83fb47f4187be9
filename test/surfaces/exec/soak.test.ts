/** Tests that five hundred script runs do not leak. */
import { afterAll, describe, expect, it } from 'vitest';
import { createScriptRunner } from '#live/script-runner/script-runner.ts';
import { HOSTILE } from '#ports/suites/script-corpora.ts';

const RUNS = 500;
const HOSTILE_EVERY = 20;
/** Threads free memory late, so some growth is not a leak; a leaked engine is 16 MiB, and 500 of them 8 GiB. */
const GROWTH_BYTES_MAX = 150 * 1_048_576;

const countOf = (kind: string) => process.getActiveResourcesInfo().filter((resource) => resource === kind).length;

describe('five hundred scripts', () => {
  const runner = createScriptRunner();
  afterAll(() => runner.close());

  it('leak no thread, handle or memory', { timeout: 240_000 }, async () => {
    await runner.warm();
    const before = { rss: process.memoryUsage.rss(), ports: countOf('MessagePort'), timers: countOf('Timeout') };
    const call = async () => ({ status: 200, headers: {}, body: { type: 'OK' } });
    const quick = HOSTILE.filter(({ limits }) => limits?.cpuMs !== undefined);
    let ended = 0;
    const runSome = async (first: number) => {
      for (let n = first; n < RUNS; n += 4) {
        const hostile = n % HOSTILE_EVERY === 0 ? quick[(n / HOSTILE_EVERY) % quick.length] : undefined;
        const code = hostile?.code ?? `return (await api.get("/vin/${n}")).type`;
        const outcome = await runner.run({
          code,
          owner: `owner ${n % 3}`,
          nowMs: 0,
          call,
          limits: { cpuMs: 100, wallMs: 2_000 },
        });
        expect(outcome.ok).toBe(hostile === undefined);
        ended += 1;
      }
    };
    await Promise.all([0, 1, 2, 3].map(runSome));
    await runner.warm();
    expect(ended).toBe(RUNS);
    expect(countOf('Timeout')).toBeLessThanOrEqual(before.timers);
    expect(countOf('MessagePort')).toBeLessThanOrEqual(before.ports);
    expect(process.memoryUsage.rss() - before.rss).toBeLessThan(GROWTH_BYTES_MAX);
  });

  it('let the process exit once the runner is closed', async () => {
    await runner.close();
    expect(
      await runner.run({ code: '1', owner: 'somebody', nowMs: 0, call: async () => ({ refused: 'no' }) }),
    ).toMatchObject({
      ok: false,
      code: 'busy',
    });
  });
});
