/** Runs the script runner's port suite on Node, and tests what only terminating a thread can stop. */
import { afterAll, describe, expect, it } from 'vitest';
import { SCRIPT_LIMITS } from '#ports/script-runner.ts';
import { describeScriptRunner } from '#ports/suites/script-runner.suite.ts';
import { createScriptRunner } from './script-runner.ts';

describeScriptRunner('the QuickJS runner', () => createScriptRunner());

/**
 * Lists everything that a script can reach: every property of every object with its flags, and the values of the clock
 * and of Math.random.
 */
const REALM = `
  const names = new Map([[globalThis, 'globalThis']]);
  const lines = [];
  const described = (value, path) => {
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return typeof value + ' ' + String(value);
    const known = names.get(value);
    if (known !== undefined) return 'as ' + known;
    names.set(value, path);
    return typeof value + (Object.isExtensible(value) ? '' : ' closed');
  };
  for (const [value, path] of names) {
    lines.push(path + ' of ' + described(Object.getPrototypeOf(value), path + '.[prototype]'));
    for (const key of Reflect.ownKeys(value)) {
      const { value: held, get, set, writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(value, key);
      const at = path + '.' + String(key);
      const flags = [writable, enumerable, configurable].map(Number).join('');
      lines.push([at, described(held, at), described(get, at + '.[get]'), described(set, at + '.[set]'), flags].join(' '));
    }
  }
  lines.push(Date.now(), Math.random(), new Date().toISOString());
  return lines.join('\\n')`;

/** Each changes something that a later script in the same realm would see. */
const POISONS = [
  `globalThis.left = 1; Object.prototype.left = 1; Array.prototype.map = () => 'mine'; Function.prototype.call = null;
   JSON.stringify = () => '"mine"'; Promise.prototype.then = () => 'mine'; Symbol.iterator.left = 1; globalThis.Math = null;
   Object.defineProperty(Array.prototype, 0, { set() {}, get: () => 'mine' }); return 'poisoned'`,
  `Object.defineProperty(Object.prototype, 'value', { get: () => 'mine' }); Object.setPrototypeOf(Array.prototype, null);
   Date.now = () => 1; Math.random = () => 1; Object.freeze(globalThis); throw new Error('left')`,
  `void api.get('/left').catch(() => {}).then(() => { globalThis.left = 1; });
   for (let n = 0; n < 9; n += 1) Promise.resolve().then(() => new Promise(() => {}));
   globalThis.left = () => api.get('/left'); globalThis.Map = class {}; return new Promise(() => {})`,
];

describe('a native loop that never checks for interrupts', () => {
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

  it('ends with cpu-limit', async () => {
    expect(await native('hog', 200)).toMatchObject({ ok: false, code: 'cpu-limit' });
  });

  it('holds no slot after one call too many', async () => {
    const narrow = createScriptRunner({ sparesWarm: 0, runsMax: 1 });
    const call = async () => ({ refused: 'no' });
    const code = `for (let n = 0; n < ${SCRIPT_LIMITS.callsMax}; n += 1) await api.get('/x').catch(() => {});
      void api.get('/x').catch(() => {}); Array.prototype.indexOf.call({ length: 2 ** 52 }, 1)`;
    expect(await narrow.run({ code, owner: 'hog', nowMs: 0, call })).toMatchObject({ ok: false, code: 'call-limit' });
    const other = narrow.run({ code: '6 * 7', owner: 'other', nowMs: 0, call });
    expect(await other).toMatchObject({ ok: true, result: 42 });
    await narrow.close();
  });

  it('in many runs of one owner leaves slots to another owner', async () => {
    const hogs = Array.from({ length: 6 }, () => native('hog', 50));
    const other = runner.run({ code: '6 * 7', owner: 'other', nowMs: 0, call: async () => ({ refused: 'no' }) });
    expect(await other).toMatchObject({ ok: true, result: 42 });
    const codes = (await Promise.all(hogs)).map((outcome) => (outcome.ok ? 'ok' : outcome.code));
    expect(new Set(codes)).toEqual(new Set(['cpu-limit']));
  });
});

describe('a thread that runs several scripts in sequence', () => {
  const runner = createScriptRunner({ sparesWarm: 0, runsMax: 1 });
  afterAll(() => runner.close());
  const refuse = async (): Promise<{ refused: string }> => ({ refused: 'no' });
  const run = (code: string, call = refuse, owner = 'somebody') => runner.run({ code, owner, nowMs: 0, call });

  it('gives another account the same fresh realm as a new thread', async () => {
    const fresh = createScriptRunner({ sparesWarm: 0, runsMax: 1 });
    const untouched = await fresh.run({ code: REALM, owner: 'b', nowMs: 0, call: refuse });
    await fresh.close();
    expect(untouched).toMatchObject({ ok: true, result: expect.stringContaining('globalThis.api.get function') });
    let threads = 0;
    const count = () => {
      threads += 1;
    };
    process.on('worker', count);
    for (const poison of POISONS) {
      const outcome = await run(poison, refuse, 'a');
      expect(outcome.ok ? outcome.result : outcome.code).toMatch(/^(poisoned|script-error|never-settles)$/);
      expect(await run(REALM, refuse, 'b')).toEqual(untouched);
    }
    process.off('worker', count);
    expect(threads).toBe(1);
  });

  it('drops the response of a call that the previous script did not await', async () => {
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
