/** Hostile scripts: some exhaust resources, some try to escape. */
import type { ScriptFailure, ScriptLimits } from '../script-runner.ts';

export interface HostileScript {
  readonly name: string;
  readonly code: string;
  /** How the run may end; several when it depends on which limit is reached first. */
  readonly codes: readonly (ScriptFailure | 'ok')[];
  readonly limits?: Partial<ScriptLimits>;
}

/** A distant wall limit, so that a slow machine does not reach it first. */
const quick: Partial<ScriptLimits> = { cpuMs: 200, wallMs: 15_000 };

export const HOSTILE: readonly HostileScript[] = [
  { name: 'an endless loop', code: 'for (;;);', codes: ['cpu-limit'], limits: quick },
  { name: 'an endless loop after a call', code: 'await api.get("/x"); for (;;);', codes: ['cpu-limit'], limits: quick },
  {
    name: 'an endless loop that catches everything',
    code: 'for (;;) { try { for (;;); } catch {} }',
    codes: ['cpu-limit'],
    limits: quick,
  },
  {
    name: 'an endless loop in a finally',
    code: 'try { for (;;); } finally { for (;;); }',
    codes: ['cpu-limit'],
    limits: quick,
  },
  { name: 'an endless loop while the code is read', code: '1)); for (;;); ((1', codes: ['cpu-limit'], limits: quick },
  { name: 'a catastrophic pattern', code: '/(a+)+$/.test("a".repeat(40) + "b")', codes: ['cpu-limit'], limits: quick },
  { name: 'endless recursion', code: 'const f = () => f(); return f()', codes: ['script-error'], limits: quick },
  {
    name: 'a storm of microtasks',
    code: 'const f = async () => { await 0; return f(); }; return f()',
    codes: ['cpu-limit', 'memory-limit'],
    limits: quick,
  },
  {
    name: 'promises that breed',
    code: 'const f = () => { Promise.resolve().then(f); Promise.resolve().then(f); }; f(); return new Promise(() => {})',
    codes: ['cpu-limit', 'memory-limit', 'crashed'],
    limits: quick,
  },
  {
    name: 'growing without end',
    code: 'const all = []; for (;;) all.push(new Array(1000).fill("x"))',
    codes: ['cpu-limit', 'memory-limit', 'wall-limit'],
    limits: quick,
  },
  {
    name: 'growing inside a promise job',
    code: 'await 0; const all = []; for (;;) all.push({ n: all.length })',
    codes: ['cpu-limit', 'memory-limit', 'wall-limit'],
    limits: quick,
  },
  { name: 'one huge string', code: '"x".repeat(2 ** 29)', codes: ['memory-limit'], limits: quick },
  {
    name: 'one huge buffer',
    code: 'new Uint8Array(2 ** 30).length',
    codes: ['memory-limit', 'script-error'],
    limits: quick,
  },
  {
    name: 'sorting a huge array by a hostile order',
    code: 'new Array(1e7).fill(0).sort(() => Date.now() % 3 - 1)',
    codes: ['memory-limit', 'cpu-limit'],
    limits: quick,
  },
  { name: 'a result beyond the limit', code: '"x".repeat(300_000)', codes: ['result-too-large'] },
  { name: 'a promise that nothing settles', code: 'new Promise(() => {})', codes: ['never-settles'] },
  {
    name: 'a call that is never answered',
    code: 'await api.get("/slow")',
    codes: ['wall-limit'],
    limits: { wallMs: 300 },
  },
  { name: 'a thousand calls at once', code: 'for (let n = 0; n < 1000; n += 1) api.get("/x")', codes: ['call-limit'] },
  {
    name: 'a thousand calls whose failures are caught',
    code: 'for (let n = 0; n < 1000; n += 1) await api.get("/refused").catch(() => 0)',
    codes: ['call-limit'],
  },
  {
    name: 'a getter on the result that never returns',
    code: '({ get car() { for (;;); } })',
    codes: ['cpu-limit'],
    limits: quick,
  },
  { name: 'a toJSON that never returns', code: '({ toJSON() { for (;;); } })', codes: ['cpu-limit'], limits: quick },
  {
    name: 'a toJSON that grows',
    code: 'const bomb = (n) => ({ toJSON: () => [bomb(n + 1), bomb(n + 1)] }); return bomb(0)',
    codes: ['cpu-limit', 'memory-limit', 'script-error'],
    limits: quick,
  },
  { name: 'a result that contains itself', code: 'const car = {}; car.car = car; return car', codes: ['script-error'] },
  {
    name: 'a result nested beyond the stack',
    code: 'let car = []; for (let n = 0; n < 1e5; n += 1) car = [car]; return car',
    // It computes for long, and on a busy machine the wall limit comes first.
    codes: ['script-error', 'cpu-limit', 'wall-limit'],
  },
  { name: 'a thenable that never resolves', code: '({ then() {} })', codes: ['never-settles'] },
  {
    name: 'a thrown value that cannot be described',
    code: 'throw { get name() { throw 1; }, get message() { throw 2; } }',
    codes: ['script-error'],
  },
  {
    name: 'a thrown value whose message never ends',
    code: 'throw { get message() { for (;;); } }',
    codes: ['cpu-limit'],
    limits: quick,
  },
  {
    name: 'prototypes that are tampered with',
    code: 'Object.prototype.toJSON = () => "zap"; Array.prototype.map = null; Promise.prototype.then = null; JSON.stringify = null; return 1',
    codes: ['ok', 'script-error', 'never-settles'],
  },
  {
    name: 'a body beyond the limit',
    code: 'await api.post("/x", { text: "x".repeat(300_000) })',
    codes: ['script-error'],
  },
  { name: 'printing without end', code: 'for (;;) console.log("x".repeat(1000))', codes: ['cpu-limit'], limits: quick },
];

/** What each script must return. */
export const ESCAPES: readonly { readonly name: string; readonly code: string; readonly sees: unknown }[] = [
  {
    name: 'names of the host',
    code: '["process", "require", "module", "fetch", "XMLHttpRequest", "WebSocket", "Worker", "Deno", "Bun", "WebAssembly", "setTimeout", "std", "os", "print", "scriptArgs", "navigator", "crypto", "structuredClone"].filter((name) => name in globalThis)',
    sees: [],
  },
  {
    name: 'the constructor of a function',
    code: 'api.get.constructor("return typeof process + typeof require")()',
    sees: 'undefinedundefined',
  },
  {
    name: 'the constructor of an async function',
    code: '(async () => 1).constructor("return typeof process")()',
    sees: 'undefined',
  },
  { name: 'indirect eval', code: '(0, eval)("typeof process + typeof fetch")', sees: 'undefinedundefined' },
  {
    name: 'the global this',
    code: 'Function("return this")() === globalThis && typeof globalThis.process',
    sees: 'undefined',
  },
  { name: 'loading a module', code: 'import("node:fs").then(() => "loaded", () => "refused")', sees: 'refused' },
  {
    name: 'the prototype chain of a host call',
    code: 'let at = api.get; const seen = []; while (at) { seen.push(typeof at.process); at = Object.getPrototypeOf(at); } return seen.every((one) => one === "undefined")',
    sees: true,
  },
  {
    name: 'the prototype chain of an answer',
    code: 'const answer = await api.get("/x"); return Object.getPrototypeOf(answer) === Object.prototype && answer.constructor === Object',
    sees: true,
  },
  {
    name: 'the promise of a call',
    code: 'const asked = api.get("/x"); return asked instanceof Promise && asked.constructor === Promise',
    sees: true,
  },
  {
    name: 'the callers of a function',
    code: 'function f() { try { return f.caller } catch { return "hidden" } } return f() === null || f() === undefined || f() === "hidden"',
    sees: true,
  },
  {
    name: 'the stack of an error',
    code: 'try { null.x } catch (error) { return /node:|\\/work|\\/home|\\.ts/.test(error.stack) }',
    sees: false,
  },
  {
    name: 'changing what api does',
    code: '"use strict"; try { api.get = 1; return "changed" } catch { return "frozen" }',
    sees: 'frozen',
  },
  {
    name: 'the real clock behind the prototype',
    code: 'new (Object.getPrototypeOf(new Date()).constructor)().getTime() === Date.now() && new Date.prototype.constructor().getTime() === Date.now()',
    sees: true,
  },
  { name: 'the clock of another realm', code: 'typeof ShadowRealm', sees: 'undefined' },
  {
    name: 'calling out without api',
    code: '["call", "log", "__call", "finish", "seed"].filter((name) => name in globalThis)',
    sees: [],
  },
];
