/** Selects what the request log keeps of a call: never a secret, and no personal data from a body. */
import type { Row } from '#catalog/row.ts';
import { type Answered, bodyIn } from '#http/answer/present.ts';
import { type Refusal, withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { clipped, type Problem } from '#kernel/problems.ts';
import type { Bodies, LoggedRequest } from '#ports/request-log.ts';
import { redactedWithout, UNKNOWN_MEMBER, withoutSecrets } from './redact.ts';
import { unknownNamesIn } from './unknown-names.ts';

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
    ...withoutUndefined({ endpoint: row?.id }),
    status: response.status,
    envelope: response.headers.get('x-envelope') ?? '',
    latencyMs,
    price: row?.endpoint.price ?? '0.00',
    ...refused(refusal),
    ...(isInner ? { inner: true } : {}),
  };
}

const PROBLEMS_MAX = 10;

/** Code and paths of a refusal. The sent values are omitted, because they may be personal data. */
function refused(refusal: Refusal | undefined): Pick<LoggedRequest, 'code' | 'problems'> {
  if (refusal === undefined) return {};
  const { code, problems = [] } = refusal;
  const expectedAt = new Map<string, string>();
  for (const one of problems) {
    const path = shownPlace(one);
    if (!expectedAt.has(path)) expectedAt.set(path, clipped(one.expected));
  }
  const places = [...expectedAt].slice(0, PROBLEMS_MAX).map(([path, expected]) => ({ path, expected }));
  return places.length === 0 ? { code } : { code, problems: places };
}

/** The path of a problem, with the name of an unknown member replaced. */
function shownPlace({ path, in: place, unknownName }: Problem): string {
  if (place !== 'body' || unknownName === undefined) return withoutSecrets(clipped(path));
  const within = path.endsWith(`.${unknownName}`) ? `${path.slice(0, -unknownName.length - 1)}.` : '';
  return `${withoutSecrets(within)}${UNKNOWN_MEMBER}`;
}

/** Path and query as sent, with API keys and the values of sensitive names redacted. */
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

/** Keeps the body of a call until the call is logged. */
export function holdBody(request: Request, text: string): void {
  sentBodies.set(request, text);
}

/** Request and response bodies without secrets and personal data, if they are JSON. */
export function bodiesOf(request: Request, { response, refusal }: Answered): Bodies {
  const bodies = [sentBodies.get(request), bodyIn(response)] as const;
  const names = refusal === undefined ? unknownNamesIn(...bodies) : namesOf(refusal);
  if (names === undefined) return {};
  const [sent, answered] = redactedWithout(names, ...bodies);
  return {
    ...(sent === undefined ? {} : { request: { text: sent } }),
    ...(answered === undefined ? {} : { answer: { text: answered } }),
  };
}

/** The members that a refusal reports as unknown; undefined when it omits some that the request contains. */
function namesOf({ problems = [], extra }: Refusal): ReadonlySet<string> | undefined {
  const names = problems.flatMap(({ in: place, unknownName }) =>
    place === 'body' && unknownName !== undefined ? [unknownName] : [],
  );
  return names.length > 0 && extra?.problemsOmitted !== undefined ? undefined : new Set(names);
}
