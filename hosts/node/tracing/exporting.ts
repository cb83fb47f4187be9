/** Exports spans: sampled, batched and sent according to OpenTelemetry's own settings. */
import { context, DiagLogLevel, diag, propagation, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  getNumberFromEnv,
  getStringFromEnv,
  setGlobalErrorHandler,
  W3CTraceContextPropagator,
} from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { BadSetting, type Config } from '../../../src/index.ts';
import type { Log } from '../log.ts';
import { redactText } from '../redacted.ts';

export type Protocol = NonNullable<Config['traces']>['protocol'];

/** A collector responds in milliseconds; a slow one must not delay a stop. */
const EXPORT_TIMEOUT_MS = 3_000;
/** An unreachable collector is logged at most once in this time. */
const TOLD_AGAIN_MS = 60_000;

export async function startExporting(
  protocol: Protocol,
  log: Log,
): Promise<{ tracer: Tracer; close(): Promise<void> }> {
  tellFailures(log);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'carport' }))
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    sampler: samplerOf(getStringFromEnv('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on'),
    spanProcessors: [new BatchSpanProcessor({ exporter: await exporterOf(protocol), ...batchSettings() })],
  });
  // Only the trace context is propagated; baggage could contain personal data.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return {
    tracer: provider.getTracer('carport'),
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** The exporter reads address, headers and compression itself. Only the configured protocol is loaded. */
async function exporterOf(protocol: Protocol): Promise<SpanExporter> {
  const timeoutMs =
    getNumberFromEnv('OTEL_EXPORTER_OTLP_TRACES_TIMEOUT') ?? getNumberFromEnv('OTEL_EXPORTER_OTLP_TIMEOUT');
  const settings = { timeoutMillis: timeoutMs ?? EXPORT_TIMEOUT_MS };
  if (protocol === 'http/json') {
    const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
    return new OTLPTraceExporter(settings);
  }
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter(settings);
}

const BATCHING = {
  scheduledDelayMillis: 'OTEL_BSP_SCHEDULE_DELAY',
  maxQueueSize: 'OTEL_BSP_MAX_QUEUE_SIZE',
  maxExportBatchSize: 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE',
  exportTimeoutMillis: 'OTEL_BSP_EXPORT_TIMEOUT',
} as const;

function batchSettings(): Partial<Record<keyof typeof BATCHING, number>> {
  const set = Object.entries(BATCHING).map(([option, name]) => [option, getNumberFromEnv(name)] as const);
  return Object.fromEntries(set.filter(([, value]) => value !== undefined));
}

const SAMPLERS: Readonly<Record<string, () => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: () => new TraceIdRatioBasedSampler(sampledRatio()),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: () => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledRatio()) }),
};

function samplerOf(name: string): Sampler {
  const sampler = SAMPLERS[name];
  if (sampler !== undefined) return sampler();
  throw new BadSetting(`OTEL_TRACES_SAMPLER must be one of ${Object.keys(SAMPLERS).join(', ')}, not "${name}".`);
}

function sampledRatio(): number {
  const text = getStringFromEnv('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const ratio = Number(text);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new BadSetting(`OTEL_TRACES_SAMPLER_ARG must be a number 0 to 1, not "${text}".`);
}

/** Logs export failures, at a limited rate. */
function tellFailures(log: Log): void {
  let silentUntilMs = 0;
  const tell = (...why: unknown[]) => {
    if (Date.now() < silentUntilMs) return;
    silentUntilMs = Date.now() + TOLD_AGAIN_MS;
    const words = why.map((one) => (one instanceof Error ? one.message : one)).filter((one) => typeof one === 'string');
    const fields = { why: redactText(words.join(': ')).slice(0, 200) };
    log.warn(fields, 'the trace collector does not accept traces; the service continues');
  };
  const quiet = () => {};
  diag.setLogger(
    { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  setGlobalErrorHandler(tell);
}
