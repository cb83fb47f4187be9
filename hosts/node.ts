/** Owns the Node host: a socket in front of the handler, and a shutdown that drains. */
import type { IncomingMessage, Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import type { SoonHandler } from '../src/index.ts';

const DRAIN_MS = 10_000;

export interface Listening {
  readonly port: number;
  /** Stops accepting, lets running calls finish, and ends what has not after ten seconds. */
  close(): Promise<void>;
}

export function listen(handle: SoonHandler, host: string, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const fetch = (request: Request, { incoming }: HttpBindings) =>
      handle(request, { address: incoming.socket.remoteAddress, headers: headersOf(incoming) });
    const server = serve({ fetch: fetch as never, hostname: host, port }, (info) => {
      resolve({ port: info.port, close: () => drain(server) });
    }) as Server;
    server.requestTimeout = 30_000;
    server.headersTimeout = 15_000;
    server.keepAliveTimeout = 65_000;
    server.once('error', reject);
  });
}

/** Node has read the headers already; single values are text there, and the few that repeat are joined. */
function headersOf({ headers }: IncomingMessage): Pick<Headers, 'get'> {
  return {
    get(name) {
      const value = headers[name];
      return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
    },
  };
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
