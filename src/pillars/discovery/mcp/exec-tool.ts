/** MCP tool `exec`: runs the agent's script against this service as the caller. */
import { z } from 'zod';
import { type Json, type JsonObject, withoutUndefined } from '#kernel/answer.ts';
import { epochMs, type IsoInstant } from '#kernel/dates.ts';
import {
  SCRIPT_LIMITS,
  type ScriptCallRefused,
  type ScriptRequest,
  type ScriptResponse,
  type ScriptRunner,
} from '#ports/script-runner.ts';
import { HEADERS_TAKEN, type Reach, requestFor } from './reach.ts';
import { answerResult, blockedResult } from './tool-result.ts';

const { callsMax, callsInFlightMax, cpuMs, wallMs, resultBytesMax, sourceBytesMax } = SCRIPT_LIMITS;

export const execInput = z.strictObject({
  code: z
    .string()
    .min(1)
    .max(sourceBytesMax)
    .describe(
      'JavaScript: an expression, an async function that takes api, or the body of an async function ending in return.',
    ),
});

export const execOutput = z.looseObject({
  type: z.literal('OK'),
  result: z.unknown(),
  logs: z.array(z.string()),
  calls: z.array(z.looseObject({ method: z.string(), path: z.string(), status: z.number() })),
});

export const execWords = {
  title: 'Run a script',
  description: `Run your own JavaScript against this service in a sandbox and get its return value.
Use it to make POST calls, to chain calls, or to reduce large answers to what you need. For a single read use fetch; to find addresses use search.

await api.get(path, query?)        the answer's JSON: {type: "OK" | "EMPTY" | "OFFER" | "BLOCKED" | "REFUSED" | …}
await api.post(path, body?)        the same for POST; path may be an href of an answer
await api.request({method, path, query, body, headers})
answer.$http.status                the HTTP status; refusals are answers, not exceptions

Calls carry the bearer of this MCP connection (its Authorization header: a key from POST /keys, or none), metered and limited like direct calls; keys are never rotated or revoked. Headers may be ${HEADERS_TAKEN.join(', ')}; {Prefer: 'return=minimal'} shortens deals. Others, Authorization too, are refused.
console.log lines come back in logs. No network, no timers, no modules; Date stands still and Math.random repeats, so the same code answers the same.
Limits: ${callsMax} calls (${callsInFlightMax} at once), ${cpuMs} ms of computing, ${wallMs} ms in all, ${resultBytesMax / 1024} KiB of result.
Example: {"code": "const deal = await api.post('/buy/deals', {vin: '1HGCM82633A004352', buyer: {zip: '94105'}}); return deal.dealId"}`,
  annotations: {
    title: 'Run a script',
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
};

export interface ExecParts {
  readonly scripts: ScriptRunner;
  readonly reach: Reach;
  readonly now: IsoInstant;
  /** The account, or the address of a keyless caller. */
  readonly owner: string;
  /** Aborted when the client cancels the call or disconnects. */
  readonly signal: AbortSignal;
  /** Called after each call that the script made. */
  readonly onCall: (made: { readonly count: number; readonly text: string }) => Promise<void>;
}

export async function exec(parts: ExecParts, { code }: z.output<typeof execInput>) {
  const { scripts, reach, now, owner, signal, onCall } = parts;
  let count = 0;
  const outcome = await scripts.run({
    code,
    owner,
    nowMs: epochMs(now),
    signal,
    call: async (asked, ended) => {
      const answer = await callOut(reach, asked, ended);
      count += 1;
      const outcome = 'refused' in answer ? 'not made' : String(answer.status);
      await onCall({ count, text: `${asked.method} ${asked.path}: ${outcome}` });
      return answer;
    },
  });
  const trace: JsonObject = { logs: outcome.logs, calls: outcome.calls.map((call) => ({ ...call })) };
  if (!outcome.ok) return blockedResult(outcome.code, outcome.reason, trace);
  return answerResult({ type: 'OK', result: outcome.result, ...trace });
}

const HEADERS_SHOWN = [
  'content-type',
  'x-envelope',
  'etag',
  'retry-after',
  'preference-applied',
  'idempotent-replayed',
];

async function callOut(
  reach: Reach,
  asked: ScriptRequest,
  signal: AbortSignal,
): Promise<ScriptResponse | ScriptCallRefused> {
  const { method, path, query, body, headers } = asked;
  const more = withoutUndefined({ query, headers });
  const aimed = requestFor(reach, { method, address: path, body, ...more });
  if (!aimed.ok) return { refused: aimed.reason };
  const response = await reach.inner(new Request(aimed.request, { signal }));
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const shown = HEADERS_SHOWN.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: response.status,
    headers: Object.fromEntries(shown),
    body: isJson ? (JSON.parse(text) as Json) : text,
  };
}
