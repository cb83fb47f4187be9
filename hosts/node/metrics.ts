/** Prometheus metrics: responses by endpoint and envelope, faults, store latency, stream readers. */
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HostParts } from '../../src/index.ts';
import { wrappedCalls } from './wrapped-calls.ts';

type Stores = HostParts['stores'];
type Answered = Parameters<NonNullable<HostParts['onAnswered']>>[0];

export interface Metrics {
  /** The stores, with every call timed and stream readers counted. */
  timed(stores: Stores): Stores;
  answered(seen: Answered): void;
  faulted(): void;
  /** The metrics in Prometheus text format. */
  text(): Promise<string>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Streams with external readers. Account streams are not counted, because the service itself watches them. */
const OPEN_TO_READERS = /^(?:deal|lead)\//;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // The supervisor collects the metrics of each worker.
  AggregatorRegistry.setRegistries(registers);
  const answers = new Counter({
    name: 'carport_answers_total',
    help: 'Responses by endpoint template and envelope kind.',
    labelNames: ['endpoint', 'envelope', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'carport_answer_seconds',
    help: 'Time from request to response, by endpoint template.',
    labelNames: ['endpoint'],
    buckets: SECONDS,
    registers,
  });
  const faults = new Counter({
    name: 'carport_faults_total',
    help: 'Requests that ended in an unhandled error; the log has the details.',
    registers,
  });
  const store = new Histogram({
    name: 'carport_store_seconds',
    help: 'Time of store calls, including group commit.',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  });
  const readers = new Gauge({
    name: 'carport_stream_readers',
    help: 'Open readers of event streams.',
    registers,
  });

  return {
    timed: (stores) => ({
      events: withReaderCount(timedCalls('events', stores.events, store), readers),
      ledger: timedCalls('ledger', stores.ledger, store),
      idempotency: timedCalls('idempotency', stores.idempotency, store),
      rateWindow: timedCalls('rateWindow', stores.rateWindow, store),
      processGroup: timedCalls('crew', stores.processGroup, store),
      sealingKey: stores.sealingKey,
      close: () => stores.close(),
    }),
    answered: ({ row, response, startedMs }) => {
      const endpoint = row === undefined ? 'none' : labelOf(row);
      answers.inc({ endpoint, envelope: response.headers.get('x-envelope') ?? 'none', status: response.status });
      duration.observe({ endpoint }, (Date.now() - startedMs) / 1000);
    },
    faulted: () => faults.inc(),
    text: () => registry.metrics(),
  };
}

/**
 * The endpoint's template. Capability rows are counted by family: a label for each of thousands would grow the metrics
 * by megabytes.
 */
function labelOf({ pillar, slice, endpoint }: NonNullable<Answered['row']>): string {
  return `${endpoint.method} ${pillar === 'conformance' ? `/${slice}/{verb}` : endpoint.path}`;
}

/** Times every call from start to result, including synchronous ones. */
function timedCalls<Port extends object>(name: string, port: Port, seconds: Histogram<'call'>): Port {
  return wrappedCalls(port, (method) => (call) => {
    const stop = seconds.startTimer({ call: `${name}.${method}` });
    const answer = call();
    if (answer instanceof Promise) return answer.finally(() => stop());
    stop();
    return answer;
  });
}

function withReaderCount(events: Stores['events'], readers: Gauge): Stores['events'] {
  const watch: typeof events.watch = (stream, wake) => {
    const stop = events.watch(stream, wake);
    if (!OPEN_TO_READERS.test(stream)) return stop;
    readers.inc();
    let isOpen = true;
    return () => {
      if (isOpen) readers.dec();
      isOpen = false;
      stop();
    };
  };
  return new Proxy(events, { get: (target, member) => (member === 'watch' ? watch : Reflect.get(target, member)) });
}
