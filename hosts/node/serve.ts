/** `carport serve` in one process: reads configuration, prints one ready line, stops cleanly on SIGTERM and SIGINT. */
import { BadSetting, type Config, compose, type HostParts, readConfig } from '../../src/index.ts';
import { esignAdapters } from '../../src/live/esign-adapters.ts';
import { httpGateway } from '../../src/live/gateway/http-gateway.ts';
import { referenceData } from '../../src/live/reference-data/database.ts';
import { createScriptRunner } from '../../src/live/script-runner/script-runner.ts';
import { type EmbeddedFacts, embeddedFacts } from '../../src/live/vehicle-facts/embedded.ts';
import { createWebhookSender } from '../../src/live/webhook-sender/webhook-sender.ts';
import { boundHeap } from './heap.ts';
import { createLog, type Log } from './log.ts';
import { byLoopbackName } from './loopback-names.ts';
import type { Metrics } from './metrics.ts';
import { redactText } from './redacted.ts';
import { type ListeningServer, listen } from './server.ts';
import { listenForCommands, openStores } from './stores.ts';
import { systemClock, systemIds } from './system.ts';
import type { Tracing } from './tracing/tracing.ts';

export interface Running {
  readonly address: string;
  readonly metrics: Metrics | undefined;
  /** True while calls can be answered: the store is available and no stop was requested. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** A store that has not responded within this time counts as unavailable. */
const READY_MS = 2_000;

/** Starts the service; the base address uses the port that was actually bound. */
export async function start(config: Config): Promise<Running> {
  const log = createLog(config.logLevel);
  // Without a listener nothing is measured, and the metrics library is not loaded.
  const metrics = config.opsPort === undefined ? undefined : (await import('./metrics.ts')).createMetrics();
  const tracing =
    config.traces && (await (await import('./tracing/tracing.ts')).startTracing(config.traces.protocol, log));
  const opened = await openStores(config.databaseUrl);
  const timed = metrics?.timed(opened) ?? opened;
  const stores = tracing?.stores(timed, config.databaseUrl) ?? timed;
  const sender = createWebhookSender({ originsAllowed: config.settings.webhookOrigins });
  const scripts = createScriptRunner();
  const embedded = config.settings.vehicleData === 'sample' ? undefined : embeddedFacts(config.vehicleDataDir);
  // The service is composed after binding, in the same turn, because links contain the bound port.
  const listening: ListeningServer = await listen((request, peer) => handle(request, peer), config.host, config.port);
  const settings = { ...config.settings, baseUrl: config.settings.baseUrl.replace(/:0$/, `:${listening.port}`) };
  const service = compose({
    settings,
    stores,
    clock: systemClock,
    ids: systemIds,
    scripts,
    ...(await vehicleSources(config, embedded, tracing)),
    webhooks: tracing?.sender(sender) ?? sender,
    counterparties: await counterpartiesOf(config, tracing),
    vault: await vaultOf(config),
    ledgerAdapters: ledgerAdapters(config, tracing),
    esignAdapters: esignAdapters({ nowMs: () => systemClock.nowMs(), fetchOf: tracing?.fetch }),
    gateway: settings.gateway && httpGateway(settings.gateway.url, settings.gateway.key, tracing?.fetch('gateway')),
    onFault: (fault, requestId) => {
      metrics?.faulted();
      log.error({ requestId, traceId: tracing?.traceId(), fault }, 'a request ended in an unhandled error');
    },
    onAnswered: answeredTo(log, metrics, tracing),
  });
  const address = `http://${config.host}:${listening.port}`;
  const named = config.isBaseNamed ? service.handleMaybeSync : byLoopbackName(service);
  const handle = tracing?.serving(named) ?? named;
  const commands = await listenForCommands(config.databaseUrl, opened, address).catch((fault: Error) => {
    log.warn({ fault }, 'commands cannot reach this process, because its local socket cannot be created');
    return undefined;
  });
  // Do not delay the first response for pending deliveries.
  void service.deliveries?.start();
  void service.poster.start();
  embedded?.warm().catch((fault: unknown) => log.error({ fault }, 'the vPIC tables could not be read'));
  let isStopping = false;
  const close = async () => {
    isStopping = true;
    log.info('stopping: waiting for running calls');
    await listening.close();
    await commands?.close();
    await service.deliveries?.close();
    await service.poster.close();
    await scripts.close();
    await stores.close();
    await tracing?.close();
  };
  return {
    address,
    metrics,
    ready: async () => !isStopping && (await isThere(opened)),
    close,
  };
}

/** Sources of vehicle data and recalls: the installed tables, and NHTSA's public services if configured. */
async function vehicleSources(
  { nhtsa, vehicleDataDir }: Config,
  embedded: EmbeddedFacts | undefined,
  tracing?: Tracing,
): Promise<Pick<HostParts, 'vehicleFacts' | 'referenceData'>> {
  const imported = referenceData(vehicleDataDir);
  if (nhtsa === undefined || embedded === undefined) return { vehicleFacts: embedded, referenceData: imported };
  const { nhtsaSources } = await import('../../src/live/nhtsa/sources.ts');
  return nhtsaSources({
    embedded,
    imported,
    api: nhtsa.api,
    nowMs: () => systemClock.nowMs(),
    send: tracing?.fetch('nhtsa'),
  });
}

/** The configured payment rail, loaded only if used; undefined for the sandbox's. */
async function counterpartiesOf({ stripe }: Config, tracing?: Tracing): Promise<HostParts['counterparties']> {
  if (stripe === undefined) return undefined;
  const { stripeRail } = await import('../../src/live/stripe/stripe-rail.ts');
  return { paymentRail: stripeRail(stripe, () => systemClock.nowMs(), tracing?.fetch('stripe')) };
}

/** Opens the sealed credentials of connections; undefined without a key. */
async function vaultOf({ credentialKey }: Config): Promise<HostParts['vault']> {
  if (credentialKey === undefined) return undefined;
  const { createVault } = await import('../../src/live/vault/vault.ts');
  return createVault(credentialKey);
}

/** The general ledgers that an account can connect, each loaded on first use. */
function ledgerAdapters({ quickBooksApi: api }: Config, tracing?: Tracing): HostParts['ledgerAdapters'] {
  return {
    quickbooks: async (credential) => {
      const { quickBooksLedger } = await import('../../src/live/quickbooks/quickbooks-ledger.ts');
      return quickBooksLedger(credential, {
        nowMs: () => systemClock.nowMs(),
        api,
        send: tracing?.fetch('quickbooks'),
      });
    },
  };
}

/** Listener for each response; undefined when nobody needs it. */
function answeredTo(log: Log, metrics?: Metrics, tracing?: Tracing): HostParts['onAnswered'] {
  const isLogged = log.isLevelEnabled('debug');
  if (!isLogged && metrics === undefined) return tracing?.answered;
  return (seen) => {
    metrics?.answered(seen);
    tracing?.answered(seen);
    if (!isLogged) return;
    const { row, response, requestId, startedMs } = seen;
    const envelope = response.headers.get('x-envelope');
    log.debug(
      { requestId, endpoint: row?.id, status: response.status, envelope, ms: Date.now() - startedMs },
      'answered',
    );
  };
}

async function isThere({ events }: HostParts['stores']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_MS);
  });
  const answer = events.lastSeq('readiness').then(
    () => true,
    () => false,
  );
  const isReady = await Promise.race([answer, late]);
  clearTimeout(timer);
  return isReady;
}

/** Resolves when the process is asked to stop. */
export function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}

/** How the ready line is printed. */
export interface ReadyLine {
  readonly json: boolean;
}

/** Serves until asked to stop. Resolves with the exit code. */
export async function serveCommand(env: NodeJS.ProcessEnv, { json }: ReadyLine): Promise<number> {
  return untilStopped(async () => {
    const config = readConfig(env);
    const running = await start(config);
    const operations = await listenBeside(config, running);
    console.log(json ? JSON.stringify({ address: running.address }) : `Carport answers at ${running.address}`);
    await stopAsked();
    await running.close();
    await operations?.close();
  });
}

async function listenBeside({ host, opsPort }: Config, { metrics, ready }: Running) {
  if (opsPort === undefined || metrics === undefined) return undefined;
  const { listenForOperators } = await import('./operations.ts');
  return listenForOperators({ host, port: opsPort, metrics: metrics.text, ready });
}

/** Runs the service, and reports a failure to start in one sentence. Throws `BadSetting`. */
export async function untilStopped(serve: () => Promise<void>): Promise<number> {
  boundHeap();
  try {
    await serve();
    return 0;
  } catch (error) {
    if (error instanceof BadSetting) throw error;
    console.error(`Carport did not start: ${redactText((error as Error).message)}`);
    return 1;
  }
}
