/** Traces requests, named by endpoint template, under the caller's trace if present. */
import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { HostParts, SoonHandler } from '../../src/index.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY']);

type Reader = Pick<Headers, 'get'>;

const FROM_HEADERS = {
  get: (headers: Reader, name: string) => headers.get(name) ?? undefined,
  keys: () => [],
};

/**
 * The span ends with the answer's head: an event stream may go on for days. A call that is answered in the same turn of
 * the event loop still is, and one that nobody samples only hands its context on.
 */
export function serving(tracer: Tracer, handle: SoonHandler): SoonHandler {
  return (request, peer) => {
    const parent = propagation.extract(ROOT_CONTEXT, peer?.headers ?? request.headers, FROM_HEADERS);
    const span = startSpan(tracer, request, parent);
    const finish = (response: Response): Response => {
      if (span.isRecording()) noteAnswer(span, response);
      span.end();
      return response;
    };
    const answer = context.with(trace.setSpan(parent, span), handle, undefined, request, peer);
    return answer instanceof Promise ? answer.then(finish) : finish(answer);
  };
}

function startSpan(tracer: Tracer, { method, url }: Request, parent: Context): Span {
  const known = METHODS.has(method);
  const attributes = {
    'http.request.method': known ? method : '_OTHER',
    'url.scheme': url.startsWith('https:') ? 'https' : 'http',
  };
  return tracer.startSpan(known ? method : 'HTTP', { kind: SpanKind.SERVER, attributes }, parent);
}

function noteAnswer(span: Span, { status, headers }: Response): void {
  span.setAttribute('http.response.status_code', status);
  span.setAttribute('carport.envelope', headers.get('x-envelope') ?? 'none');
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(status));
}

/** Told last of the call itself, after those that it made inside. */
export const answered: NonNullable<HostParts['onAnswered']> = ({ row, mode }) => {
  const span = trace.getActiveSpan();
  if (span?.isRecording() !== true) return;
  span.setAttribute('carport.mode', mode);
  if (row === undefined) return;
  span.updateName(`${row.endpoint.method} ${row.endpoint.path}`).setAttribute('http.route', row.endpoint.path);
};
