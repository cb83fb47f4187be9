/** Traces outbound calls (gateway, payment rail, webhook receivers) and propagates the trace. */
import { context, propagation, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { HostParts } from '../../../src/index.ts';

type Sender = NonNullable<HostParts['webhooks']>;

/** An address contains ids of cars, deals and sessions, so only its host is exported. */
function startSpan(tracer: Tracer, method: string, peer: string, url: URL): Span {
  return tracer.startSpan(`${method} ${peer}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'http.request.method': method,
      'url.scheme': url.protocol.slice(0, -1),
      'server.address': url.hostname,
      'server.port': Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
      'peer.service': peer,
    },
  });
}

/** Headers that let the other side join this trace. */
function traceHeaders(span: Span): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(context.active(), span), headers);
  return headers;
}

function noteStatus(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 400) noteError(span, String(status));
}

function noteError(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type);
}

export function tracedFetch(tracer: Tracer, peer: string): typeof fetch {
  return async (input, init = {}) => {
    const { url, method } = input instanceof Request ? input : { url: String(input), method: init.method ?? 'GET' };
    const span = startSpan(tracer, method, peer, new URL(url));
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}));
    for (const [name, value] of Object.entries(traceHeaders(span))) headers.set(name, value);
    try {
      const response = await fetch(input, { ...init, headers });
      noteStatus(span, response.status);
      return response;
    } catch (fault) {
      noteError(span, fault instanceof Error ? fault.name : '_OTHER');
      throw fault;
    } finally {
      span.end();
    }
  };
}

/** A delivery belongs to the trace of the call that caused the event; later retries start new traces. */
export function tracedSender(tracer: Tracer, sender: Sender): Sender {
  return {
    async send(post) {
      const url = URL.parse(post.url);
      if (url === null) return sender.send(post);
      const span = startSpan(tracer, 'POST', 'webhook', url);
      try {
        const reply = await sender.send({ ...post, headers: { ...post.headers, ...traceHeaders(span) } });
        if (reply.state === 'answered') noteStatus(span, reply.status);
        else noteError(span, reply.state);
        return reply;
      } finally {
        span.end();
      }
    },
  };
}
