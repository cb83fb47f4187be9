/** Responds to malformed HTTP directly on the socket. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Unreadable, unreadable } from '../../src/index.ts';
import { systemIds } from './system.ts';

/** Node's error codes, except for malformed bytes. */
const CODES: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
  /** A request for a tunnel, which this host detects. */
  CONNECT: 'no-tunnel',
};

/** Refuses and closes; a socket with a response in progress is only closed. */
export async function refuseBytes(
  fault: NodeJS.ErrnoException,
  socket: Duplex,
  hasAnswerBegun: boolean,
): Promise<void> {
  if (!socket.writable || hasAnswerBegun) {
    socket.destroy(fault);
    return;
  }
  const response = unreadable(CODES[fault.code ?? ''] ?? 'malformed-request', systemIds.base62(16));
  const body = await response.text();
  const { status, headers } = response;
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length = Buffer.byteLength(body);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}content-length: ${length}\r\nconnection: close\r\n\r\n`;
  // Drop further bytes unread.
  socket.end(head + body, () => socket.destroy());
}
