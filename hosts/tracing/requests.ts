/** Owns the span of a request: named by its door's template, under the caller's trace where it brings one. */
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { CarportHandler, HostParts, SoonHandler } from '../../src/index.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY']);

type Reader = Pick<Headers, 'get'>;

const FROM_HEADERS = {
  get: (headers: Reader, name: string) => headers.get(name) ?? undefined,
  keys: () => [],
};

/** Ends with the answer's head: an event stream may go on for days. */
export function serving(tracer: Tracer, handle: SoonHandler): CarportHandler {
  return async (request, peer) => {
    const parent = propagation.extract(ROOT_CONTEXT, peer?.headers ?? request.headers, FROM_HEADERS);
    const method = METHODS.has(request.method) ? request.method : '_OTHER';
    const attributes = {
      'http.request.method': method,
      'url.scheme': request.url.startsWith('https:') ? 'https' : 'http',
    };
    const name = method === '_OTHER' ? 'HTTP' : method;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    try {
      const response = await context.with(trace.setSpan(parent, span), () => handle(request, peer));
      const { status, headers } = response;
      span.setAttribute('http.response.status_code', status);
      span.setAttribute('carport.envelope', headers.get('x-envelope') ?? 'none');
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(status));
      return response;
    } finally {
      span.end();
    }
  };
}

/** Told last of the call itself, after those that it made inside. */
export const answered: NonNullable<HostParts['onAnswered']> = ({ row, mode }) => {
  const span = trace.getActiveSpan();
  if (span === undefined) return;
  span.setAttribute('carport.mode', mode);
  if (row === undefined) return;
  span.updateName(`${row.door.method} ${row.door.path}`).setAttribute('http.route', row.door.path);
};
