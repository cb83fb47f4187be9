/** The Node host: a server in front of the handler, with draining shutdown. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type SoonHandler, unreadable } from '../src/index.ts';
import { OpenAnswers } from './open-answers.ts';
import { systemIds } from './system.ts';
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
      if (lacksHost(incoming)) return unreadable('no-host', systemIds.base62(16));
      return handle(request, { address: incoming.socket.remoteAddress, headers: headersOf(incoming) });
    };
    // An address that is none, `*` or one with a backslash, never becomes a request.
    const errorHandler = () => unreadable('malformed-request', systemIds.base62(16));
    const listener = getRequestListener(fetch as never, { hostname: host, errorHandler });
    const times = { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: LOOK_MS };
    const server = createServer({ ...times, keepAliveTimeout: 65_000, requireHostHeader: false }, listener);
    // Expectations beyond `100-continue` are ignored; the request is answered like any other.
    server.on('checkExpectation', listener);
    server.on('clientError', (fault, socket) => void refuseBytes(fault, socket, open.hasBegunOn(socket)));
    server.on(
      'connect',
      (_request, socket) => void refuseBytes({ name: 'CONNECT', message: '', code: 'CONNECT' }, socket, false),
    );
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => drain(server, open) });
    });
  });
}

/** RFC 9112 §3.2: a request of HTTP/1.1 names the host, also an empty one; the listener would answer it in the host's own words. */
function lacksHost({ headers, httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersionMajor === 1 && httpVersionMinor >= 1;
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
