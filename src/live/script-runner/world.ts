/** Globals of a script: `api`, `console`, a fixed clock and a seeded `Math.random`. */

/**
 * Guest source of `(call, log, nowMs, seed) => finish`. It runs before the script and keeps its own references to
 * whatever a script may tamper with. `finish(script)` runs the script to its end and resolves to text: `V` and the
 * result as JSON, or `E` and a description of the exception. Only strings cross to the host.
 */
export const WORLD = `(function (call, log, nowMs, seed) {
  'use strict';
  const { parse, stringify } = JSON;
  const { construct } = Reflect;
  const { freeze, defineProperty, assign, keys } = Object;
  const RealDate = Date;

  function FrozenDate(...parts) {
    if (new.target === undefined) return new RealDate(nowMs).toString();
    return construct(RealDate, parts.length === 0 ? [nowMs] : parts, new.target);
  }
  FrozenDate.prototype = RealDate.prototype;
  FrozenDate.now = () => nowMs;
  FrozenDate.UTC = RealDate.UTC;
  FrozenDate.parse = RealDate.parse;
  defineProperty(FrozenDate, 'name', { value: 'Date' });
  defineProperty(RealDate.prototype, 'constructor', { value: FrozenDate, writable: true, configurable: true });
  globalThis.Date = FrozenDate;

  let state = seed >>> 0;
  Math.random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  const text = (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return value.name + ': ' + value.message;
    const json = typeof value === 'object' && value !== null ? stringify(value) : undefined;
    return json === undefined ? String(value) : json;
  };
  const say = (...values) => log(values.map(text).join(' '));
  globalThis.console = freeze({ log: say, info: say, debug: say, warn: say, error: say });

  const request = async (wanted) => {
    const { method = 'GET', path, query, body, headers, ...others } = wanted;
    const [other] = keys(others);
    if (other !== undefined) {
      throw new TypeError('api.request takes method, path, query, body and headers, not "' + other + '"');
    }
    const asked = assign({ __proto__: null }, { method, path, query, body, headers });
    const answer = parse(await call(stringify(asked)));
    if (answer.refused !== undefined) throw new Error(answer.refused);
    const envelope = answer.body;
    if (typeof envelope === 'object' && envelope !== null) {
      defineProperty(envelope, '$http', { value: freeze({ status: answer.status, headers: freeze(answer.headers) }) });
    }
    return envelope;
  };
  const api = freeze({
    request,
    get: (path, query, headers) => request({ method: 'GET', path, query, headers }),
    post: (path, body, headers) => request({ method: 'POST', path, body, headers }),
  });
  defineProperty(globalThis, 'api', { value: api, enumerable: true });

  const clip = (value) => String(value).slice(0, 500);
  const describe = (error) => {
    try {
      const isError = typeof error === 'object' && error !== null;
      const name = isError && error.name !== undefined ? error.name : 'Error';
      const message = isError && error.message !== undefined ? error.message : isError ? text(error) : error;
      const stack = isError && typeof error.stack === 'string' ? error.stack : '';
      const frame = (stack.split('\\n').find((line) => line.includes('script.js:')) ?? '').trim();
      return stringify({ name: clip(name), message: clip(message), frame: clip(frame) });
    } catch {
      return '{"name":"Error","message":"the script threw something that cannot be described","frame":""}';
    }
  };

  return async (script) => {
    try {
      let value = await script(api);
      if (typeof value === 'function') value = await value(api);
      const json = stringify(value);
      return 'V' + (json === undefined ? 'null' : json);
    } catch (error) {
      return 'E' + describe(error);
    }
  };
})`;
