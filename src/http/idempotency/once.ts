/** Stores the first response to an `Idempotency-Key` and replays it. */
import { type Refusal, refuse, refuseProblems } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { problem } from '#kernel/problems.ts';
import type { Idempotency, KeptAnswer } from '#ports/idempotency.ts';
import { PAYMENT_REQUIRED } from '../answer/status.ts';

export interface OnceRequest {
  readonly header: string;
  readonly scope: string;
  readonly fingerprint: string;
  readonly now: IsoInstant;
  /** Name of this run. */
  readonly attempt: string;
}

export type Reservation =
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'replay'; readonly answer: KeptAnswer }
  /** `run` is its name. When the reservation is `retaken`, an earlier run of that name ended without a response. */
  | { readonly state: 'reserved' | 'retaken'; readonly key: string; readonly run: string };

const KEY = /^[\x21-\x7e]{1,255}$/;

export async function begin(idempotency: Idempotency, request: OnceRequest): Promise<Reservation> {
  // The draft specifies a quoted structured string; bare keys are common and accepted.
  const key = request.header.trim().replace(/^"(.*)"$/, '$1');
  if (!KEY.test(key)) {
    const wrong = problem('header', 'Idempotency-Key', '1 to 255 visible ASCII characters', request.header);
    return { state: 'refused', refusal: refuseProblems([wrong]) };
  }
  const { scope, fingerprint, now, attempt } = request;
  const verdict = await idempotency.begin({ scope, key, fingerprint, now, attempt });
  if (verdict.state === 'fresh' || verdict.state === 'retaken') {
    return { state: verdict.state === 'fresh' ? 'reserved' : 'retaken', key, run: `${scope} ${verdict.attempt}` };
  }
  if (verdict.state === 'replay') return { state: 'replay', answer: verdict.answer };
  const code = verdict.state === 'conflict' ? 'idempotency-conflict' : 'idempotency-in-flight';
  return { state: 'refused', refusal: refuse(code) };
}

/** Headers that belong to one transmission and are not replayed. */
const PER_CALL = new Set(['x-request-id', 'ratelimit', 'ratelimit-policy']);

/** True for a response that is replayed; refusals are not. */
export function isKept({ ok, status }: Response): boolean {
  return ok || status === PAYMENT_REQUIRED;
}

/** Stores a response for replay. A refusal frees the key, so that the corrected request can use it. */
export async function finish(
  idempotency: Idempotency,
  scope: string,
  key: string,
  response: Response,
): Promise<Response> {
  if (!isKept(response)) {
    await idempotency.free(scope, key);
    return response;
  }
  const answer = await asKept(response);
  await idempotency.keep(scope, key, answer);
  return new Response(answer.body, { status: response.status, headers: response.headers });
}

/** A response in the form that is replayed. */
export async function asKept(response: Response): Promise<KeptAnswer> {
  const headers = [...response.headers].filter(([name]) => !PER_CALL.has(name));
  return { status: response.status, headers, body: await response.text() };
}

export function replayResponse(answer: KeptAnswer, perCall: Readonly<Record<string, string>>): Response {
  const headers = new Headers(answer.headers.map(([name, value]): [string, string] => [name, value]));
  for (const [name, value] of Object.entries(perCall)) if (PER_CALL.has(name)) headers.set(name, value);
  headers.set('idempotent-replayed', 'true');
  return new Response(answer.body, { status: answer.status, headers });
}
