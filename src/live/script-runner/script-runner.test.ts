/** Runs the script runner's port suite on Node, and stops what only a thread's end stops. */
import { afterAll, describe, expect, it } from 'vitest';
import { describeScriptRunner } from '#ports/suites/script-runner.suite.ts';
import { createScriptRunner } from './script-runner.ts';

describeScriptRunner('the QuickJS runner', () => createScriptRunner());

describe('a native loop, which the engine does not look up from', () => {
  const runner = createScriptRunner();
  afterAll(() => runner.close());
  const native = (owner: string, cpuMs: number) =>
    runner.run({
      code: 'String.raw({ raw: { length: 2 ** 31 } })',
      owner,
      nowMs: 0,
      call: async () => ({ refused: 'no' }),
      limits: { cpuMs, wallMs: 60_000 },
    });

  it('is cut at the computing limit by stopping its thread', async () => {
    expect(await native('hog', 200)).toMatchObject({ ok: false, code: 'cpu-limit' });
  });

  it('in many runs of one owner leaves places to another owner', async () => {
    const hogs = Array.from({ length: 6 }, () => native('hog', 50));
    const other = runner.run({ code: '6 * 7', owner: 'other', nowMs: 0, call: async () => ({ refused: 'no' }) });
    expect(await other).toMatchObject({ ok: true, result: 42 });
    const codes = (await Promise.all(hogs)).map((outcome) => (outcome.ok ? 'ok' : outcome.code));
    expect(new Set(codes)).toEqual(new Set(['cpu-limit']));
  });
});

describe('a thread that runs one script after another', () => {
  const runner = createScriptRunner({ sparesWarm: 0, runsMax: 1 });
  afterAll(() => runner.close());
  const run = (code: string, call = async (): Promise<{ refused: string }> => ({ refused: 'no' })) =>
    runner.run({ code, owner: 'somebody', nowMs: 0, call });

  it('gives each an engine without a trace of the one before', async () => {
    const leave = 'globalThis.left = 1; Object.prototype.left = 1; Array.prototype.map = () => "mine"; return 1';
    const look = '[typeof globalThis.left, typeof ({}).left, [1].map((n) => n + 1)]';
    for (let nth = 0; nth < 3; nth += 1) {
      expect(await run(leave)).toMatchObject({ ok: true, result: 1 });
      expect(await run(look)).toMatchObject({ ok: true, result: ['undefined', 'undefined', [2]] });
      expect(await run('throw new Error("broken")')).toMatchObject({ ok: false, code: 'script-error' });
    }
  });

  it('drops the answer of a call that the script before it did not wait for', async () => {
    let answer = (_refused: { refused: string }) => {};
    const late = new Promise<{ refused: string }>((resolve) => {
      answer = resolve;
    });
    expect(await run('api.get("/first"); return 1', () => late)).toMatchObject({ ok: true });
    const next = run('return await api.get("/second").catch((error) => error.message)', async () => {
      answer({ refused: 'of the first' });
      await late;
      return { refused: 'of the second' };
    });
    expect(await next).toMatchObject({ ok: true, result: 'of the second' });
  });
});
