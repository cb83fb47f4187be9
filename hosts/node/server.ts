/** The Node host: an HTTP server in front of the handler, with graceful shutdown. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type MaybeSyncHandler, unreadable } from '../../src/index.ts';
import { OpenAnswers } from './open-answers.ts';
import { systemIds } from './system.ts';
import { refuseBytes } from './unreadable.ts';

const DRAIN_MS = 10_000;
/** The longest time for headers and for whole requests to arrive. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
/** A client that reads none of its pending bytes for this long is disconnected; event streams resume. */
const UNREAD_MS = 60_000;
/** How often slow requests are checked. */
const LOOK_MS = 5_000;

export interface ListeningServer {
  readonly port: number;
  /**
   * Stops accepting, ends event streams (clients resume elsewhere), lets running calls finish, and aborts the rest
   * after ten seconds.
   */
  close(): Promise<void>;
}

export function listen(
  handle: MaybeSyncHandler,
  host: string,
  port: number,
  { unreadMs = UNREAD_MS }: { readonly unreadMs?: number } = {},
): Promise<ListeningServer> {
  return new Promise((resolve, reject) => {
    const open = new OpenAnswers();
    const fetch = (request: Request, { incoming, outgoing }: HttpBindings) => {
      open.add(incoming, outgoing);
      if (lacksHost(incoming)) return unreadable('no-host', systemIds.base62(16));
      return handle(request, { address: incoming.socket.remoteAddress, headers: headersOf(incoming) });
    };
    // An invalid target, `*` or one with a backslash, never becomes a Request.
    const errorHandler = () => unreadable('malformed-request', systemIds.base62(16));
    const listener = getRequestListener(fetch as never, { hostname: host, errorHandler });
    const times = { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: LOOK_MS };
    const server = createServer({ ...times, keepAliveTimeout: 65_000, requireHostHeader: false }, listener);
    // Expectations other than `100-continue` are ignored.
    server.on('checkExpectation', listener);
    server.on('clientError', (fault, socket) => void refuseBytes(fault, socket, open.hasBegunOn(socket)));
    server.on(
      'connect',
      (_request, socket) => void refuseBytes({ name: 'CONNECT', message: '', code: 'CONNECT' }, socket, false),
    );
    // Fires when there is no traffic in either direction. While a response is still being computed, nothing waits for
    // the client.
    server.setTimeout(unreadMs, (socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => drain(server, open) });
    });
  });
}

/**
 * An HTTP/1.1 request must have a Host header, even if empty (RFC 9112 section 3.2); otherwise the listener would
 * respond in its own words.
 */
function lacksHost({ headers, httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersionMajor === 1 && httpVersionMinor >= 1;
}

/** Node has already parsed the headers; repeated ones are joined. */
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
