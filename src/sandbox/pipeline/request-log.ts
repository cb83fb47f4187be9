/** Selects what the request inspector keeps of a call: never a secret, and of a body no personal data. */
import type { Row } from '#catalog/row.ts';
import { type Answered, bodyIn } from '#http/answer/present.ts';
import type { Refusal } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { clipped } from '#kernel/problems.ts';
import type { Bodies, LoggedRequest } from '#ports/request-log.ts';
import { redacted, withoutSecrets } from './redact.ts';

const SECRET_NAMES = /(^|[-_.])(key|token|secret|password|authorization|signature|ssn)($|[-_.])/i;
const STRUCK_OUT = '…';
const PATH_MAX = 2_000;

interface AnsweredCall {
  readonly request: Request;
  readonly answered: Answered;
  readonly row: Row | undefined;
  readonly requestId: string;
  readonly at: IsoInstant;
  readonly latencyMs: number;
  readonly isInner: boolean;
}

export function logged({ request, answered, row, requestId, at, latencyMs, isInner }: AnsweredCall): LoggedRequest {
  const { response, refusal } = answered;
  return {
    requestId,
    at,
    method: request.method,
    path: shownPath(request.url),
    ...(row === undefined ? {} : { endpoint: row.id }),
    status: response.status,
    envelope: response.headers.get('x-envelope') ?? '',
    latencyMs,
    price: row?.endpoint.price ?? '0.00',
    ...refused(refusal),
    ...(isInner ? { inner: true } : {}),
  };
}

const PROBLEMS_MAX = 10;

/** Code and places of a refusal. The values that were sent are left out: they may tell of a person. */
function refused(refusal: Refusal | undefined): Pick<LoggedRequest, 'code' | 'problems'> {
  if (refusal === undefined) return {};
  const { code, problems = [] } = refusal;
  const places = problems
    .slice(0, PROBLEMS_MAX)
    .map(({ path, expected }) => ({ path: withoutSecrets(clipped(path)), expected: clipped(expected) }));
  return places.length === 0 ? { code } : { code, problems: places };
}

/** Path and query as sent, with keys of ours and values of telling names struck out. */
function shownPath(address: string): string {
  const { pathname, search } = new URL(address);
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '');
  const shown = pairs.map((pair) => {
    const [name = ''] = pair.split('=', 1);
    return SECRET_NAMES.test(name) ? `${name}=${STRUCK_OUT}` : pair;
  });
  const query = shown.length === 0 ? '' : `?${shown.join('&')}`;
  return withoutSecrets(`${pathname}${query}`).slice(0, PATH_MAX);
}

const sentBodies = new WeakMap<Request, string>();

/** Holds the body that was read of a call, until the call is logged. */
export function holdBody(request: Request, text: string): void {
  sentBodies.set(request, text);
}

/** Request and answer without secrets and personal data, where they are JSON. */
export function bodiesOf(request: Request, response: Response): Bodies {
  const [sent, answered] = redacted(sentBodies.get(request), bodyIn(response));
  return {
    ...(sent === undefined ? {} : { request: { text: sent } }),
    ...(answered === undefined ? {} : { answer: { text: answered } }),
  };
}
