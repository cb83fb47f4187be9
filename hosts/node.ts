/** Owns the Node host: a socket in front of the handler, and a shutdown that drains. */
import type { IncomingMessage, Server } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import type { SoonHandler } from '../src/index.ts';
import { OpenAnswers } from './open-answers.ts';
import { refuseBytes } from './unreadable.ts';

const DRAIN_MS = 10_000;
/** Headers take at most this long to arrive, and requests that. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
/** How often slow ones are looked for. */
const LOOK_MS = 5_000;

export interface Listening {
  readonly port: number;
  /** Stops accepting, ends event streams, which resume elsewhere, lets running calls finish, and cuts what has not after ten seconds. */
  close(): Promise<void>;
}

export function listen(handle: SoonHandler, host: string, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const open = new OpenAnswers();
    const fetch = (request: Request, { incoming, outgoing }: HttpBindings) => {
      open.add(incoming, outgoing);
      return handle(request, { address: incoming.socket.remoteAddress, headers: headersOf(incoming) });
    };
    const options = {
      fetch: fetch as never,
      hostname: host,
      port,
      serverOptions: {
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
        connectionsCheckingInterval: LOOK_MS,
        keepAliveTimeout: 65_000,
      },
    };
    const server = serve(options, (info) => {
      resolve({ port: info.port, close: () => drain(server, open) });
    }) as Server;
    server.on('clientError', (fault, socket) => void refuseBytes(fault, socket, open.hasBegunOn(socket)));
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

function drain(server: Server, open: OpenAnswers): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    open.endStreams();
    server.closeIdleConnections();
  });
}
