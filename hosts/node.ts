/** Owns the Node host: a socket in front of the handler, and a shutdown that drains. */
import type { Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import type { CarportHandler } from '../src/index.ts';

const DRAIN_MS = 10_000;

export interface Listening {
  readonly port: number;
  /** Stops accepting, lets running calls finish, and ends what has not after ten seconds. */
  close(): Promise<void>;
}

export function listen(handle: CarportHandler, host: string, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, env: HttpBindings) =>
      handle(request, { address: env.incoming.socket.remoteAddress });
    const server = serve({ fetch: fetch as never, hostname: host, port }, (info) => {
      resolve({ port: info.port, close: () => drain(server) });
    }) as Server;
    server.requestTimeout = 30_000;
    server.headersTimeout = 15_000;
    server.keepAliveTimeout = 65_000;
    server.once('error', reject);
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
