/** Reads JSON from NHTSA's public APIs: with a timeout, few calls at once, and a pause while they do not answer. */
import { callCounterparty, jsonOf } from '../outbound/counterparty-call.ts';

export interface NhtsaCalls {
  /** Undefined where NHTSA does not answer in time, with 200 and in JSON, or where it is not asked now. Never throws. */
  json(url: string): Promise<unknown>;
}

export interface NhtsaReach {
  readonly nowMs: () => number;
  /** Calls go through it, so that a host can follow them. */
  readonly send?: typeof fetch | undefined;
  /** Milliseconds that a caller waits at most. */
  readonly timeoutMs?: number | undefined;
}

/** A caller waits that long for a car at most. */
const TIMEOUT_MS = 2_000;
/** NHTSA asks heavy users to keep away from its public service: so many calls at once, and none waits for its turn. */
const CALLS_MAX = 4;
/** After so many calls in a row without an answer, NHTSA is left alone for a while. */
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
      const answer = await answered(url, send, timeoutMs);
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

async function answered(url: string, send: typeof fetch, timeoutMs: number): Promise<unknown> {
  const init = { headers: { accept: 'application/json' } };
  const answer = await callCounterparty(send, { counterparty: 'nhtsa', url, init, timeoutMs });
  return 'fault' in answer || answer.status !== 200 ? undefined : jsonOf(answer);
}
