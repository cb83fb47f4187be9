/** Starts the real service behind a real socket. */
import { listen } from '../../hosts/node/server.ts';
import { systemClock, systemIds } from '../../hosts/node/system.ts';
import { compose, readConfig } from '../../src/index.ts';
import { embeddedFacts } from '../../src/live/vehicle-facts/embedded.ts';
import { createWebhookSender } from '../../src/live/webhook-sender/webhook-sender.ts';
import { freePort } from '../processes/free-port.ts';
import { testStores } from './chosen.ts';

export interface ListeningService {
  readonly url: string;
  readonly faults: unknown[];
  close(): Promise<void>;
}

/** The whole service on loopback, on the project's stores and the real clock. */
export async function listeningService(env: Record<string, string> = {}): Promise<ListeningService> {
  const port = await freePort();
  const { settings } = readConfig({ PORT: String(port), RATE_LIMIT: 'off', SETTLE_TOKEN: 'settle-token', ...env });
  const faults: unknown[] = [];
  const service = compose({
    vehicleFacts: embeddedFacts(),
    settings,
    stores: testStores(),
    clock: systemClock,
    ids: systemIds,
    onFault: (fault) => faults.push(fault),
    // The sandbox handles its own receiver; no test may post elsewhere.
    webhooks: createWebhookSender({ originsAllowed: settings.webhookOrigins }),
  });
  void service.deliveries?.start();
  const server = await listen(service.handle, '127.0.0.1', port);
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    close: async () => {
      await service.deliveries?.close();
      await server.close();
    },
  };
}
