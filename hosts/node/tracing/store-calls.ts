/** Traces store calls by operation, without their contents. */
import { type Attributes, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { HostParts } from '../../../src/index.ts';
import { wrappedCalls } from '../wrapped-calls.ts';

type Stores = HostParts['stores'];

export function tracedStores(tracer: Tracer, stores: Stores, databaseUrl: string): Stores {
  const [scheme = ''] = databaseUrl.split(':');
  const system = scheme === 'postgres' ? 'postgresql' : scheme;
  const traceStore = <Port extends object>(name: string, port: Port) => tracedCalls(tracer, { system, name }, port);
  return {
    events: traceStore('events', stores.events),
    ledger: traceStore('ledger', stores.ledger),
    idempotency: traceStore('idempotency', stores.idempotency),
    rateWindow: traceStore('rateWindow', stores.rateWindow),
    processGroup: traceStore('crew', stores.processGroup),
    sealingKey: stores.sealingKey,
    close: () => stores.close(),
  };
}

/** A store call gets a span when it belongs to a traced call and is asynchronous. */
function tracedCalls<Port extends object>(tracer: Tracer, { system, name }: Named, port: Port): Port {
  return wrappedCalls(port, (method) => {
    const attributes = { 'db.system.name': system, 'db.collection.name': name, 'db.operation.name': method };
    return (call) => {
      const startTime = trace.getActiveSpan()?.isRecording() === true ? performance.now() : undefined;
      const answer = call();
      if (startTime === undefined || !(answer instanceof Promise)) return answer;
      return endSpanAfter(answer, startSpan(tracer, `${method} ${name}`, attributes, startTime));
    };
  });
}

interface Named {
  readonly system: string;
  readonly name: string;
}

function startSpan(tracer: Tracer, name: string, attributes: Attributes, startTime: number): Span {
  return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime });
}

async function endSpanAfter<T>(answer: Promise<T>, span: Span): Promise<T> {
  try {
    return await answer;
  } catch (fault) {
    // The message may quote the data.
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', fault instanceof Error ? fault.name : '_OTHER');
    throw fault;
  } finally {
    span.end();
  }
}
