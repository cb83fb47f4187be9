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
import type { HostParts, MaybeSyncHandler } from '../../../src/index.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY']);

type Reader = Pick<Headers, 'get'>;

/** Only the ids of the caller's trace are used: `tracestate` may contain anything and would be exported. */
const FROM_HEADERS = {
  get: (headers: Reader, name: string) => (name === 'traceparent' ? (headers.get(name) ?? undefined) : undefined),
  keys: () => [],
};

/**
 * The span ends with the response head, since an event stream may last for days. Synchronous calls stay synchronous,
 * and unsampled ones only pass on their context.
 */
export function tracedHandler(tracer: Tracer, handle: MaybeSyncHandler): MaybeSyncHandler {
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

/** Called last for the outer call, after its inner calls. */
export const recordAnswer: NonNullable<HostParts['onAnswered']> = ({ row, mode }) => {
  const span = trace.getActiveSpan();
  if (span?.isRecording() !== true) return;
  span.setAttribute('carport.mode', mode);
  if (row === undefined) return;
  span.updateName(`${row.endpoint.method} ${row.endpoint.path}`).setAttribute('http.route', row.endpoint.path);
};
