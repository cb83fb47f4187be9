/** Fetches JSON from NHTSA's public APIs with a timeout, limited concurrency, and a pause after failures. */
import { callCounterparty, jsonOf } from '../outbound/counterparty-call.ts';

export interface NhtsaCalls {
  /** Undefined unless NHTSA responds in time with 200 and JSON, and while calls are paused. Never throws. */
  json(url: string): Promise<unknown>;
}

export interface NhtsaReach {
  readonly nowMs: () => number;
  /** Replaceable, so that a host can trace calls. */
  readonly send?: typeof fetch | undefined;
  /** The longest wait in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** The longest wait for one car. */
const TIMEOUT_MS = 2_000;
/** NHTSA discourages heavy use of its public service, so concurrency is limited and excess calls are skipped. */
const CALLS_MAX = 4;
/** Calls are paused after this many failures in a row. */
const FAILURES_MAX = 3;
const PAUSE_MS = 30_000;

export function nhtsaCalls({ nowMs, send = fetch, timeoutMs = TIMEOUT_MS }: NhtsaReach): NhtsaCalls {
  let underWay = 0;
  let failures = 0;
  let pausedUntilMs = 0;
  return {
    async json(url) {
      if (underWay >= CALLS_MAX || nowMs() < pausedUntilMs) return undefined;
      underWay += 1;
      const answer = await fetchJson(url, send, timeoutMs);
      underWay -= 1;
      failures = answer === undefined ? failures + 1 : 0;
      if (failures >= FAILURES_MAX) {
        failures = 0;
        pausedUntilMs = nowMs() + PAUSE_MS;
      }
      return answer;
    },
  };
}

async function fetchJson(url: string, send: typeof fetch, timeoutMs: number): Promise<unknown> {
  const init = { headers: { accept: 'application/json' } };
  const answer = await callCounterparty(send, { counterparty: 'nhtsa', url, init, timeoutMs });
  return 'fault' in answer || answer.status !== 200 ? undefined : jsonOf(answer);
}
