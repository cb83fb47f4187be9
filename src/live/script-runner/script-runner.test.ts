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
