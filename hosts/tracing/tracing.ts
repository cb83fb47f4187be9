/** Tracing interface of a host: one span per request, store call and outbound call. */
import { trace } from '@opentelemetry/api';
import type { HostParts, SoonHandler } from '../../src/index.ts';
import type { Log } from '../log.ts';
import { tracedFetch, tracedSender } from './calls-out.ts';
import { type Protocol, startExporting } from './exporting.ts';
import { answered, serving } from './requests.ts';
import { tracedStores } from './store-calls.ts';

export interface Tracing {
  /** The handler, with a span around every call. */
  serving(handle: SoonHandler): SoonHandler;
  /** Names the span of the call that was answered. */
  answered: NonNullable<HostParts['onAnswered']>;
  /** The stores, with a span around every call that belongs to a traced one. */
  stores(stores: HostParts['stores'], databaseUrl: string): HostParts['stores'];
  /** A `fetch` to a counterparty of that name. */
  fetch(peer: string): typeof fetch;
  sender(sender: NonNullable<HostParts['webhooks']>): NonNullable<HostParts['webhooks']>;
  /** Of the call that is being answered. */
  traceId(): string | undefined;
  /** Sends what is left, as far as somebody takes it in time. */
  close(): Promise<void>;
}

/**
 * No module is patched: spans are made where a host already stands between the service and the world. Nothing of a
 * path, a query, a body, a key or a caller's address is ever put into one.
 */
export async function startTracing(protocol: Protocol, log: Log): Promise<Tracing> {
  const { tracer, close } = await startExporting(protocol, log);
  return {
    serving: (handle) => serving(tracer, handle),
    answered,
    stores: (stores, databaseUrl) => tracedStores(tracer, stores, databaseUrl),
    fetch: (peer) => tracedFetch(tracer, peer),
    sender: (sender) => tracedSender(tracer, sender),
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    close,
  };
}
