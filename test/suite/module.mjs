/** HTTP client of the suite: JSON both ways, backoff and readable failures. */

const PATIENCE_SECONDS = 60;

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Requests against one origin. Waits as long as a 429 says and tries again, for a minute at most. */
export function connect(origin) {
  async function send(method, path, body, { key, headers = {} } = {}) {
    const init = { method, headers: { ...headers } };
    if (key !== undefined) init.headers.authorization = `Bearer ${key}`;
    if (body !== undefined) {
      init.headers['content-type'] = 'application/json';
      init.body = typeof body === 'string' ? body : JSON.stringify(body);
    }
    for (let waited = 0; ; ) {
      const response = await fetch(`${origin}${path}`, init);
      const text = await response.text();
      const wait = Number(response.headers.get('retry-after') ?? '1');
      if (response.status !== 429 || waited + wait > PATIENCE_SECONDS) return replyOf(response, text);
      waited += wait;
      await pause(wait);
    }
  }
  return {
    send,
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    /** Mints a key, so that the suite affects no other caller. */
    mint: async () => (await send('POST', '/keys')).body.key,
  };
}

function replyOf(response, text) {
  const contentType = response.headers.get('content-type') ?? '';
  const isJson = contentType.includes('json') && text !== '';
  return {
    status: response.status,
    contentType,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : {},
  };
}

/** Status and envelope of a reply, such as `200 OK` or `402 OFFER`. */
export function kindOf({ status, body }) {
  return `${status} ${body.type}`;
}

/** The paths in a refusal's problems, sorted. */
export function namedIn({ body }) {
  return (body.problems ?? []).map(({ path }) => path).sort();
}

/** The legal moves in an answer. */
export function movesIn({ body }) {
  return (body.available ?? []).map(({ transition }) => transition);
}

/** A sample; the same seed draws the same items. Generator: Numerical Recipes. */
export function sample(items, count, seed) {
  const rest = [...items];
  const drawn = [];
  let state = seed >>> 0;
  while (drawn.length < count && rest.length > 0) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    drawn.push(...rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1));
  }
  return drawn;
}
