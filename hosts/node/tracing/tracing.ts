/** Tracing interface of a host: one span per request, store call and outbound call. */
import { trace } from '@opentelemetry/api';
import type { HostParts, MaybeSyncHandler } from '../../../src/index.ts';
import type { Log } from '../log.ts';
import { tracedFetch, tracedSender } from './calls-out.ts';
import { type Protocol, startExporting } from './exporting.ts';
import { recordAnswer, tracedHandler } from './requests.ts';
import { tracedStores } from './store-calls.ts';

export interface Tracing {
  /** The handler, with a span around every call. */
  serving(handle: MaybeSyncHandler): MaybeSyncHandler;
  /** Names the span of the current call. */
  answered: NonNullable<HostParts['onAnswered']>;
  /** The stores, with a span around every call that belongs to a traced one. */
  stores(stores: HostParts['stores'], databaseUrl: string): HostParts['stores'];
  /** A traced `fetch` to the named counterparty. */
  fetch(peer: string): typeof fetch;
  sender(sender: NonNullable<HostParts['webhooks']>): NonNullable<HostParts['webhooks']>;
  /** The trace of the current call. */
  traceId(): string | undefined;
  /** Exports the remaining spans, within a time limit. */
  close(): Promise<void>;
}

/**
 * No module is patched; spans are created where the host already wraps the outside world. They never contain anything
 * of a path, query, body, key or caller's address.
 */
export async function startTracing(protocol: Protocol, log: Log): Promise<Tracing> {
  const { tracer, close } = await startExporting(protocol, log);
  return {
    serving: (handle) => tracedHandler(tracer, handle),
    answered: recordAnswer,
    stores: (stores, databaseUrl) => tracedStores(tracer, stores, databaseUrl),
    fetch: (peer) => tracedFetch(tracer, peer),
    sender: (sender) => tracedSender(tracer, sender),
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    close,
  };
}
