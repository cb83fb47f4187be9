/** Owns `carport serve`: configuration in, one ready line out, and a clean stop on SIGTERM and SIGINT. */
import { BadSetting, type Config, compose, readConfig } from '../src/index.ts';
import { httpGateway } from '../src/live/gateway/http-gateway.ts';
import { createScriptRunner } from '../src/live/script-runner/script-runner.ts';
import { createWebhookSender } from '../src/live/webhook-sender/webhook-sender.ts';
import { type Listening, listen } from './node.ts';
import { openStores } from './stores.ts';
import { systemClock, systemIds } from './system.ts';

export interface Running {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts the service; the base address follows the port that was really bound. */
export async function start(config: Config): Promise<Running> {
  const stores = await openStores(config.databaseUrl);
  const scripts = createScriptRunner();
  const { settings } = config;
  const service = compose({
    settings,
    stores,
    clock: systemClock,
    ids: systemIds,
    scripts,
    webhooks: createWebhookSender({ originsAllowed: settings.webhookOrigins }),
    gateway: settings.gateway && httpGateway(settings.gateway.url, settings.gateway.key),
    onFault: (fault, requestId) =>
      console.error(JSON.stringify({ level: 'error', requestId, fault: String(fault), stack: (fault as Error).stack })),
  });
  const listening: Listening = await listen(service.handle, config.host, config.port);
  // The first answer waits neither for the spares nor for what is left to be delivered.
  void scripts.warm();
  void service.deliveries?.start();
  const close = async () => {
    await listening.close();
    await service.deliveries?.close();
    await scripts.close();
    await stores.close();
  };
  return { address: `http://${config.host}:${listening.port}`, close };
}

export async function serveCommand(env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const running = await start(readConfig(env));
    console.log(`Carport answers at ${running.address}`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
    });
    await running.close();
    return 0;
  } catch (error) {
    console.error(error instanceof BadSetting ? error.message : `Carport did not start: ${(error as Error).message}`);
    return 1;
  }
}
