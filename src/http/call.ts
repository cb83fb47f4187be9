/** Builds the call that a handler receives: parsed input, caller, and inner requests. */
import { dateOf, type IsoDate, type IsoInstant } from '#kernel/dates.ts';
import type { Call, Caller, InnerRights } from '#kernel/endpoint.ts';
import type { TextBody } from './input/body.ts';
import type { Inputs } from './input/read.ts';

interface CallParts {
  readonly request: Request;
  readonly inputs: Inputs;
  readonly caller: Caller;
  readonly now: IsoInstant;
  readonly base: string;
  readonly requestId: string;
  readonly face?: 'json' | 'md' | undefined;
  readonly body?: TextBody | undefined;
  readonly inner: Call['inner'];
}

/** Members that few endpoints read are computed on first access. */
export class RequestCall implements Call {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller;
  readonly now: IsoInstant;
  readonly base: string;
  readonly requestId: string;
  readonly request: Request;
  readonly inner: Call['inner'];
  declare readonly face?: 'json' | 'md';
  declare readonly text?: string;
  declare readonly decoded?: NonNullable<Call['decoded']>;

  constructor({ request, inputs, caller, now, base, requestId, face, body, inner }: CallParts) {
    this.params = inputs.params;
    this.query = inputs.query;
    this.body = inputs.body;
    this.caller = caller;
    this.now = now;
    this.base = base;
    this.requestId = requestId;
    this.request = request;
    this.inner = inner;
    if (face !== undefined) this.face = face;
    if (body === undefined) return;
    this.text = body.text;
    this.decoded = body;
  }

  get today(): IsoDate {
    return dateOf(this.now);
  }

  get signal(): AbortSignal {
    return this.request.signal;
  }

  get header(): Call['header'] {
    return (name) => this.request.headers.get(name) ?? undefined;
  }
}

/** Inner calls carry the outer caller's credentials and nothing else of the outer request. */
export function withIdentity(
  inner: Request,
  outer: Request,
  { key }: InnerRights,
  inheritedHeaders: readonly string[],
): Request {
  const headers = new Headers(inner.headers);
  for (const name of ['authorization', 'x-forwarded-for', ...inheritedHeaders]) {
    const value = outer.headers.get(name);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
  return new Request(inner, { headers });
}
