/** Sends seeded requests to a running server and checks every response. */

import { readFileSync } from 'node:fs';
import { withoutUndefined } from '#kernel/answer.ts';
import { Judge } from './judge.ts';
import { createRandom, type Random } from './random.ts';
import { Findings, type Report } from './report.ts';
import { type Bearers, type FuzzRequest, type Operation, operationsOf, requestTo } from './requests.ts';
import type { KnownValues, Schema } from './schema-values.ts';

export interface Session {
  readonly base: string;
  readonly pid: number;
  readonly settleToken: string;
  readonly requests: number;
  readonly seed: number;
  /** Concurrent requests. */
  readonly runWhole?: number;
  readonly onProgress?: (done: number) => void;
  /** Called once both documents have been built, which delays the first caller. */
  readonly onWarm?: () => void;
}

/** Share of requests to capability rows, which outnumber other operations by forty to one. */
const CAPABILITY_PERCENT = 25;
const LEARNED_MAX = 60;
const SLOWEST_KEPT = 5;
/** Consecutive requests without a response after which the server counts as hung. */
const UNANSWERED_IN_A_ROW_MAX = 16;
const KEYS = 3;
const KEYS_EVERY = 1_500;

export async function fuzz(session: Session): Promise<Report> {
  const { base, requests, seed, runWhole = 8, onProgress = () => {}, onWarm = () => {} } = session;
  const [own, rows] = await Promise.all(
    ['/openapi.json', '/conformance/openapi.json'].map(async (path) => operationsOf(await documentAt(base + path))),
  );
  onWarm();
  const { settleToken } = session;
  let keys = await mintedKeys(base, KEYS);
  const learned = new LearnedIds();
  const trial = new Trial(base, learned);
  const startedMs = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < requests && !trial.isHung; n = next++) {
      const random = createRandom(seed * 1_000_003 + n);
      const from = random.chance(CAPABILITY_PERCENT) ? rows : own;
      const operation = random.pick(from ?? []);
      if (operation === undefined) continue;
      // New keys before the spend ceiling, and a separate one for requests that end their key.
      if (n % KEYS_EVERY === KEYS_EVERY - 1) keys = await mintedKeys(base, KEYS);
      const used: Bearers = { settleToken, keys: endsItsKey(operation) ? await mintedKeys(base, 1) : keys };
      await trial.send(requestTo(operation, random, learned, used));
      if (n % 1_000 === 999) onProgress(n + 1);
    }
  };
  await Promise.all(Array.from({ length: runWhole }, worker));
  return {
    seed,
    requests,
    operations: (own?.length ?? 0) + (rows?.length ?? 0),
    seconds: Math.round((performance.now() - startedMs) / 1000),
    ...trial.results(),
    peakMegabytes: peakMegabytes(session.pid),
  };
}

async function documentAt(url: string): Promise<Schema> {
  return (await (await fetch(url)).json()) as Schema;
}

function endsItsKey({ method, path }: Operation): boolean {
  return path === '/keys/rotate' || (path === '/keys/me' && method === 'DELETE');
}

async function mintedKeys(base: string, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const minted = (await (await fetch(`${base}/keys`, { method: 'POST' })).json()) as { readonly key?: string };
    if (minted.key !== undefined) keys.push(minted.key);
  }
  return keys;
}

/** Ids by member name. */
class LearnedIds implements KnownValues {
  readonly #ids = new Map<string, string[]>();

  sample(name: string, random: Random): string | undefined {
    return random.pick(this.#ids.get(name) ?? []);
  }

  read(body: unknown, depth = 0): void {
    if (typeof body !== 'object' || body === null || depth > 3) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'string' && /(?:Id|^id|order_id|name)$/.test(name) && value.length < 80)
        this.#add(name, value);
      else this.read(value, depth + 1);
    }
  }

  #add(name: string, value: string): void {
    const ids = this.#ids.get(name) ?? [];
    this.#ids.set(name, ids);
    ids.push(value);
    if (ids.length > LEARNED_MAX) ids.shift();
  }
}

class Trial {
  readonly #base: string;
  readonly #learned: LearnedIds;
  readonly #judge = new Judge();
  readonly #faults = new Findings();
  readonly #mismatches = new Findings();
  readonly #unanswered = new Findings();
  readonly #statuses = new Map<number, number>();
  #unansweredInARow = 0;
  #slowest: { request: string; ms: number }[] = [];

  constructor(base: string, learned: LearnedIds) {
    this.#base = base;
    this.#learned = learned;
  }

  get isHung(): boolean {
    return this.#unansweredInARow >= UNANSWERED_IN_A_ROW_MAX;
  }

  async send(request: FuzzRequest): Promise<void> {
    const { method, address, headers, body } = request;
    const startedMs = performance.now();
    try {
      const init = { method, headers, ...withoutUndefined({ body }), redirect: 'manual' as const };
      const response = await fetch(this.#base + address, { ...init, signal: AbortSignal.timeout(60_000) });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (isStream) await response.body?.cancel();
      const text = isStream ? '' : await response.text();
      this.#time(`${method} ${request.operation.path}`, performance.now() - startedMs);
      this.#unansweredInARow = 0;
      this.#judged(request, response, text);
    } catch (fault) {
      this.#unansweredInARow += 1;
      this.#unanswered.add(request, String((fault as Error).cause ?? fault), '');
    }
  }

  results(): Pick<Report, 'faults' | 'mismatches' | 'unanswered' | 'slowest' | 'statuses'> {
    return {
      faults: this.#faults.all(),
      mismatches: this.#mismatches.all(),
      unanswered: this.#unanswered.all(),
      slowest: this.#slowest,
      statuses: Object.fromEntries([...this.#statuses].toSorted(([a], [b]) => a - b)),
    };
  }

  #judged(request: FuzzRequest, { status, headers }: Response, text: string): void {
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    const body = parseJson(text);
    this.#learned.read(body);
    if (status >= 500 && !isAskedFor(request, body)) this.#faults.add(request, `${status} ${codeOf(body)}`, text);
    if (!isRouted(request, text)) return;
    for (const what of this.#judge.departures(request.operation, { status, headers, text }))
      this.#mismatches.add(request, `${status}: ${what}`, text);
  }

  #time(request: string, ms: number): void {
    this.#slowest = [...this.#slowest, { request, ms }].toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST_KEPT);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const codeOf = (body: unknown): string => String((body as { readonly code?: unknown } | undefined)?.code ?? 'no code');

/** True when a sandbox header or the missing configuration explains the response. */
function isAskedFor({ headers }: FuzzRequest, body: unknown): boolean {
  const { type } = (body ?? {}) as { readonly type?: unknown };
  return headers['sandbox-fault'] !== undefined || type === 'UNCONFIGURED';
}

/** A broken address may match another operation or none, so its response is not checked against this one. */
function isRouted({ address, operation }: FuzzRequest, text: string): boolean {
  if (codeOf(parseJson(text)) === 'no-such-address') return false;
  const shape = operation.path.split('/').length;
  return (address.split('?')[0] ?? '').split('/').length === shape;
}

/** Peak memory of the server. */
function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
