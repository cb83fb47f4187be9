/** Selects what the request log keeps of a call: never a secret, and no personal data from a body. */
import type { Row } from '#catalog/row.ts';
import { type Answered, bodyIn } from '#http/answer/present.ts';
import { type Refusal, withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { clip, type Problem } from '#kernel/problems.ts';
import type { Bodies, LoggedRequest } from '#ports/request-log.ts';
import { BODY_LENGTH_MAX, redactedWithout, UNKNOWN_MEMBER, withoutSecrets } from './redact.ts';
import { isPlain, shownAddress, shownPlace } from './shown-address.ts';
import { unknownNamesIn } from './unknown-names.ts';
import type { Vocabulary } from './vocabulary.ts';

interface AnsweredCall {
  readonly request: Request;
  readonly sentBody: string | undefined;
  readonly answered: Answered;
  readonly row: Row | undefined;
  readonly requestId: string;
  readonly at: IsoInstant;
  readonly latencyMs: number;
  readonly isInner: boolean;
  readonly words: Vocabulary;
}

export function loggedRequest(call: AnsweredCall): LoggedRequest {
  const { request, answered, row, requestId, at, latencyMs, isInner, words } = call;
  const { response, refusal } = answered;
  return {
    requestId,
    at,
    method: METHODS.has(request.method) ? request.method : OTHER_METHOD,
    path: shownAddress(request.url, row, words).path,
    ...withoutUndefined({ endpoint: row?.id }),
    status: response.status,
    envelope: response.headers.get('x-envelope') ?? '',
    latencyMs,
    price: row?.endpoint.price ?? '0.00',
    ...refusalMembers(refusal, words),
    ...(isInner ? { inner: true } : {}),
  };
}

/** Other methods are logged as `OTHER`, since a caller may send any word as a method. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const OTHER_METHOD = 'OTHER';

const PROBLEMS_MAX = 10;

/** Code and paths of a refusal. The sent values are omitted, because they may be personal data. */
function refusalMembers(refusal: Refusal | undefined, words: Vocabulary): Pick<LoggedRequest, 'code' | 'problems'> {
  if (refusal === undefined) return {};
  const { code, problems = [] } = refusal;
  const expectedAt = new Map<string, string>();
  for (const one of problems) {
    const path = placeOf(one, words);
    if (!expectedAt.has(path)) expectedAt.set(path, clip(one.expected));
  }
  const places = [...expectedAt].slice(0, PROBLEMS_MAX).map(([path, expected]) => ({ path, expected }));
  return places.length === 0 ? { code } : { code, problems: places };
}

/** The path of a problem, with the name of an unknown member replaced. */
function placeOf({ path, in: place, unknownName }: Problem, words: Vocabulary): string {
  // Problems of headers name headers that this service declares.
  if (place === 'header') return path;
  if (unknownName === undefined) return withoutSecrets(shownPlace(clip(path), words));
  const within = path.endsWith(`.${unknownName}`) ? path.slice(0, -unknownName.length - 1) : '';
  return within === '' ? UNKNOWN_MEMBER : `${withoutSecrets(shownPlace(within, words))}.${UNKNOWN_MEMBER}`;
}

/** Capability records take free text under thousands of names, so only plain values are shown. */
const CAPABILITIES = 'conformance';

/** Request and response bodies without secrets and personal data, if they are JSON. */
export function bodiesOf(call: Pick<AnsweredCall, 'request' | 'sentBody' | 'answered' | 'row' | 'words'>): Bodies {
  const { request, sentBody, answered, row, words } = call;
  const { refusal } = answered;
  const bodies = [sentBody, bodyIn(answered)] as const;
  const unknownNames = refusal === undefined ? unknownNamesIn(...bodies) : namesOf(refusal);
  if (unknownNames === undefined) return {};
  const { endpoint, pillar } = row ?? {};
  // An endpoint that parses its own body has a contract that declares no members.
  const isUndeclared = pillar === CAPABILITIES || (endpoint?.bodyText === 'raw' && endpoint.mediaTypes === undefined);
  const redactions = {
    unknownNames,
    struck: [...shownAddress(request.url, row, words).struck, ...valuesRefused(sentBody, refusal)],
    isKnown: (name: string) => words.has(name),
    isShown: (text: string, name: string) => (!isUndeclared && !CLOSED.test(name)) || isPlain(text, words),
  };
  const [sent, answer] = redactedWithout(redactions, ...bodies);
  return {
    ...(sent === undefined ? {} : { request: { text: sent } }),
    ...(answer === undefined ? {} : { answer: { text: answer } }),
  };
}

/** Members that take ids or listed names, which handlers check; a bare text has an empty name. */
const CLOSED = /^$|(^| )(ids?|stips)$/;

/** Texts that were refused where another value was expected. */
function valuesRefused(body: string | undefined, refusal: Refusal | undefined): string[] {
  const paths = (refusal?.problems ?? []).filter((one) => one.in === 'body' && one.got !== 'missing');
  if (body === undefined || paths.length === 0 || body.length > BODY_LENGTH_MAX) return [];
  try {
    const sent: unknown = JSON.parse(body);
    const refused = paths.slice(0, VALUES_MAX).map(({ path }) => valueAt(sent, path));
    // A problem of the whole object does not refuse each of its members.
    return refused.filter((value) => value !== sent || Array.isArray(value)).flatMap(textsIn);
  } catch {
    return [];
  }
}

const VALUES_MAX = 40;

function valueAt(value: unknown, path: string): unknown {
  return (path.match(/[^.[\]]+/g) ?? []).reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The members that a refusal reports as unknown; undefined when it omits some that the request contains. */
function namesOf({ problems = [], extra }: Refusal): ReadonlySet<string> | undefined {
  const names = problems.flatMap(({ in: place, unknownName }) =>
    place === 'body' && unknownName !== undefined ? [unknownName] : [],
  );
  return names.length > 0 && extra?.problemsOmitted !== undefined ? undefined : new Set(names);
}
