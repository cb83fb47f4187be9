/** Loopback trace collector: accepts OTLP over HTTP and parses the spans. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** OTLP's number for a server span. */
export const SERVER = 2;
export const CLIENT = 3;

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the root span. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly kind: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface LoopbackCollector {
  readonly url: string;
  readonly spans: readonly Span[];
  /** Attributes of the sending process. */
  readonly resource: Readonly<Record<string, string | number>>;
  /** Everything received, as text: bodies and headers. */
  bytes(): string;
  contentTypes(): ReadonlySet<string | undefined>;
  close(): Promise<void>;
}

interface WireAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: WireAttribute[];
  status?: { code?: number };
}

interface WireRequest {
  resourceSpans: { resource: { attributes: WireAttribute[] }; scopeSpans: { spans: WireSpan[] }[] }[];
}

const ERROR = 2;

const read = (attributes: WireAttribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? Number(intValue)]),
  );

const spanOf = ({ traceId, spanId, parentSpanId = '', name, kind, attributes, status }: WireSpan): Span => ({
  traceId,
  spanId,
  parentSpanId,
  name,
  kind,
  failed: status?.code === ERROR,
  attributes: read(attributes),
});

/** `answer` is the returned status; with `hang` it never responds. */
export async function loopbackCollector(answer: number | 'hang' = 200): Promise<LoopbackCollector> {
  const spans: Span[] = [];
  const resource: Record<string, string | number> = {};
  const received: string[] = [];
  const types = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    received.push(JSON.stringify(request.headers), body.toString('latin1'));
    types.add(request.headers['content-type']);
    if (request.headers['content-type'] === 'application/json') {
      const { resourceSpans }: WireRequest = JSON.parse(body.toString());
      for (const one of resourceSpans) {
        Object.assign(resource, read(one.resource.attributes));
        spans.push(...one.scopeSpans.flatMap((scope) => scope.spans.map(spanOf)));
      }
    }
    if (answer !== 'hang') response.writeHead(answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resource,
    bytes: () => received.join('\n'),
    contentTypes: () => types,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
