/** Loopback webhook receiver that records the trace of each delivery. */
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface WebhookReceiver {
  readonly origin: string;
  readonly deliveries: readonly { readonly type: string; readonly traceparent: string | undefined }[];
  /** Resolves when an event of the type has been delivered. */
  heard(type: string): Promise<void>;
  close(): Promise<void>;
}

export async function webhookReceiver(): Promise<WebhookReceiver> {
  const deliveries: { type: string; traceparent: string | undefined }[] = [];
  const news = new EventEmitter();
  const server = createServer(async (request, response) => {
    const { type } = (await json(request)) as { type: string };
    deliveries.push({ type, traceparent: request.headers.traceparent?.toString() });
    response.writeHead(204).end();
    news.emit('delivery');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliveries,
    heard: async (type) => {
      while (!deliveries.some((one) => one.type === type)) await once(news, 'delivery');
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
