import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '../../../hosts/node/server.ts';
import { openSocket } from './raw-socket.ts';

const UNREAD_MS = 150;
/** More than the sockets of both sides hold. */
const CHUNK_BYTES = 1_048_576;

it('disconnects a client that reads nothing of its response, and none whose response is not ready', async () => {
  const left = Promise.withResolvers<void>();
  const endless = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(CHUNK_BYTES)),
      cancel: () => left.resolve(),
    });
  const server = await listen(
    async ({ url }) => {
      if (url.endsWith('/endless')) return new Response(endless());
      await left.promise;
      return new Response('late');
    },
    '127.0.0.1',
    0,
    { unreadMs: UNREAD_MS },
  );
  const url = `http://127.0.0.1:${server.port}`;
  const patient = await openSocket(url);
  patient.socket.write('GET /late HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  const stalled = connect(server.port, '127.0.0.1');
  stalled.on('error', () => {});
  await once(stalled, 'connect');
  stalled.pause();
  stalled.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n');
  await left.promise;
  expect(await patient.closed()).toMatch(/^HTTP\/1\.1 200 [\s\S]*late/);
  stalled.destroy();
  await server.close();
});
