/** Contract tests of script runners: code forms, outbound calls, determinism, limits and isolation. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import {
  SCRIPT_LIMITS,
  type ScriptCallRefused,
  type ScriptOutcome,
  type ScriptRequest,
  type ScriptResponse,
  type ScriptRun,
  type ScriptRunner,
} from '../script-runner.ts';
import { ESCAPES, HOSTILE, type HostileScript } from './script-corpora.ts';

const NOW_MS = Date.UTC(2026, 5, 15, 17);
/** Extra time for starting and stopping a thread on a busy machine. */
const GRACE_MS = 3_000;

/** Echoes a request; `/refused` is blocked, `/slow` responds only after the run is over. */
async function echo(asked: ScriptRequest, signal: AbortSignal): Promise<ScriptResponse | ScriptCallRefused> {
  if (asked.path === '/refused') return { refused: 'scripts may not call this' };
  if (asked.path === '/slow') await new Promise((resolve) => signal.addEventListener('abort', resolve));
  if (asked.path === '/offer') return { status: 402, headers: {}, body: { type: 'OFFER', code: 'ceiling-reached' } };
  const { method, path, query, body, headers } = asked;
  const echoed = {
    method,
    path,
    ...(query && { query: { ...query } }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  };
  return { status: 200, headers: { 'x-envelope': 'OK' }, body: { type: 'OK', ...echoed } };
}

export function describeScriptRunner(name: string, create: () => ScriptRunner): void {
  describe(`${name} as a script runner`, () => {
    let runner: ScriptRunner;
    const run = (code: string, more: Partial<ScriptRun> = {}) =>
      runner.run({ code, owner: 'somebody', nowMs: NOW_MS, call: echo, ...more });
    beforeAll(async () => {
      runner = create();
      await runner.warm();
    });
    afterAll(() => runner.close());

    describeForms(run);
    describeCalls(run);
    describeLimits(run);

    it.each(HOSTILE)(
      'ends $name with $codes and then runs the next script correctly',
      async (hostile: HostileScript) => {
        const startedMs = performance.now();
        const outcome = await run(hostile.code, withoutUndefined({ limits: hostile.limits }));
        expect(performance.now() - startedMs).toBeLessThan((hostile.limits?.wallMs ?? SCRIPT_LIMITS.wallMs) + GRACE_MS);
        expect(hostile.codes).toContain(outcome.ok ? 'ok' : outcome.code);
        expect(await run('return 6 * 7')).toMatchObject({ ok: true, result: 42 });
      },
    );

    it('ends when its signal is aborted, before or during the run', async () => {
      expect(await run('return 1', { signal: AbortSignal.abort() })).toMatchObject({ ok: false, code: 'cancelled' });
      const cancel = new AbortController();
      const call: ScriptRun['call'] = (asked, signal) => {
        cancel.abort();
        return echo(asked, signal);
      };
      const outcome = await run("return api.get('/slow')", { signal: cancel.signal, call });
      expect(outcome).toMatchObject({ ok: false, code: 'cancelled' });
    });

    it.each(ESCAPES)('offers no escape by $name', async ({ code, sees }) => {
      const outcome = await run(code);
      expect(outcome.ok ? outcome.result : outcome.reason).toEqual(sees);
    });
  });
}

type Run = (code: string, more?: Partial<ScriptRun>) => Promise<ScriptOutcome>;

function describeForms(run: Run): void {
  it.each([
    ['an expression', '6 * 7', 42],
    ['an expression that awaits', '(await api.get("/vin")).path', '/vin'],
    ['an object literal', '({ a: 1 })', { a: 1 }],
    ['an async function that takes api', 'async (api) => (await api.get("/vin")).type', 'OK'],
    ['a function body with return', 'const a = 6; return a * 7', 42],
    ['a body with a trailing comment', 'return 42 // the answer', 42],
    ['a body without return', 'const a = 1', null],
    ['a value that JSON does not support', '() => undefined', null],
  ])('accepts %s', async (_form, code, result) => {
    expect(await run(code)).toMatchObject({ ok: true, result });
  });

  it('reports the position of a syntax error and of a thrown error', async () => {
    expect(await run('return return')).toMatchObject({
      ok: false,
      code: 'syntax-error',
      reason: expect.stringMatching(/^SyntaxError: .+script\.js:1/),
    });
    const thrown = await run('const a = 1;\nthrow new TypeError("no such car")');
    expect(thrown).toMatchObject({
      ok: false,
      code: 'script-error',
      reason: expect.stringMatching(/^TypeError: no such car \(.*script\.js:2/),
    });
  });

  it('returns the same bytes for the same code at the same instant', async () => {
    const code =
      '[new Date().toISOString(), Date.now(), new Date(2020, 0).getTime() < Date.now(), Math.random(), Math.random()]';
    const first = await run(code);
    expect(first).toMatchObject({
      ok: true,
      result: ['2026-06-15T17:00:00.000Z', NOW_MS, true, expect.any(Number), expect.any(Number)],
    });
    expect(JSON.stringify(await run(code))).toBe(JSON.stringify(first));
  });

  it('returns printed lines in order beside the result', async () => {
    const outcome = await run('console.log("car", 7, { make: "Kia" }); console.error(new RangeError("far")); return 1');
    expect(outcome).toMatchObject({ ok: true, logs: ['car 7 {"make":"Kia"}', 'RangeError: far'] });
  });
}

function describeCalls(run: Run): void {
  it('returns the envelope unchanged, with status and headers apart', async () => {
    const outcome = await run(
      'const seen = await api.post("/fi/quotes", { vin: "X" }); return { seen, http: seen.$http }',
    );
    expect(outcome).toEqual({
      ok: true,
      result: {
        seen: { type: 'OK', method: 'POST', path: '/fi/quotes', body: { vin: 'X' } },
        http: { status: 200, headers: { 'x-envelope': 'OK' } },
      },
      logs: [],
      calls: [{ method: 'POST', path: '/fi/quotes', status: 200 }],
    });
  });

  it('writes query values as text, lists with commas, and omits empty ones', async () => {
    const outcome = await run(
      '(await api.get("/listings", { make: ["Kia", "Ford"], limit: 5, model: undefined })).query',
    );
    expect(outcome).toMatchObject({ ok: true, result: { make: 'Kia,Ford', limit: '5' } });
  });

  it('returns parallel responses in call order', async () => {
    const outcome = await run(
      'const all = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => api.get("/" + n))); return all.map((a) => a.path)',
    );
    expect(outcome).toMatchObject({ ok: true, result: ['/1', '/2', '/3', '/4', '/5', '/6', '/7'] });
    expect(outcome.calls).toHaveLength(7);
  });

  it('returns a refusal as a response, and throws for a blocked call', async () => {
    expect(await run('(await api.get("/offer")).$http.status')).toMatchObject({ ok: true, result: 402 });
    const caught = await run('try { await api.get("/refused") } catch (error) { return error.message }');
    expect(caught).toMatchObject({ ok: true, result: 'scripts may not call this', calls: [] });
    expect(await run('await api.get(7)')).toMatchObject({ ok: false, code: 'script-error' });
  });
}

function describeLimits(run: Run): void {
  it('allows as many calls as the limit and not one more', async () => {
    const scriptWithCalls = (count: number) =>
      `for (let n = 0; n < ${count}; n += 1) await api.get("/" + n); return "done"`;
    expect(await run(scriptWithCalls(SCRIPT_LIMITS.callsMax))).toMatchObject({ ok: true, result: 'done' });
    const beyond = await run(scriptWithCalls(SCRIPT_LIMITS.callsMax + 1));
    expect(beyond).toMatchObject({ ok: false, code: 'call-limit' });
    expect(beyond.calls).toHaveLength(SCRIPT_LIMITS.callsMax);
  });

  it('keeps calls in flight within the limit', async () => {
    let inFlight = 0;
    let most = 0;
    const call = async (asked: ScriptRequest, signal: AbortSignal) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      // Resolve in a later turn, so that calls overlap.
      await new Promise((resolve) => setTimeout(resolve));
      const answer = await echo(asked, signal);
      inFlight -= 1;
      return answer;
    };
    await run('await Promise.all(Array.from({ length: 20 }, (_, n) => api.get("/" + n)))', { call });
    expect(most).toBe(SCRIPT_LIMITS.callsInFlightMax);
  });

  it('refuses code over the limit before running it', async () => {
    const code = `return 1 //${'x'.repeat(SCRIPT_LIMITS.sourceBytesMax)}`;
    expect(await run(code)).toMatchObject({ ok: false, code: 'source-too-large' });
  });

  it('drops printed lines over the limit and says so', async () => {
    const outcome = await run('for (let n = 0; n < 1000; n += 1) console.log("line " + n); return "done"');
    expect(outcome).toMatchObject({ ok: true, result: 'done' });
    expect(outcome.logs).toHaveLength(SCRIPT_LIMITS.logLinesMax);
    expect(outcome.logs.at(-1)).toBe('… further lines were dropped');
  });

  it('limits one owner to half of the slots, so that another gets a turn', async () => {
    const ended: string[] = [];
    const hog = () => run('for (;;);', { owner: 'hog', limits: { cpuMs: 300 } }).then(() => ended.push('hog'));
    const hogs = Array.from({ length: 10 }, hog);
    const other = run('1', { owner: 'other' }).then((outcome) => ended.push(outcome.ok ? 'other' : outcome.code));
    await Promise.all([...hogs, other]);
    expect(ended.indexOf('other')).toBeGreaterThanOrEqual(0);
    // In order of arrival, seven of ten would have to end before the eleventh got one of four slots.
    expect(ended.indexOf('other')).toBeLessThan(7);
  });

  it('is busy when too many runs wait, and recovers afterwards', async () => {
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => run('1')));
    const busy = outcomes.filter((outcome) => !outcome.ok && outcome.code === 'busy');
    expect(busy.length).toBeGreaterThan(0);
    expect(outcomes.filter((outcome) => outcome.ok).length + busy.length).toBe(40);
    expect(await run('1')).toMatchObject({ ok: true });
  });
}
