/** Raw TCP client of the service. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawSocket {
  readonly socket: Socket;
  /** All that has come so far. */
  text(): string;
  /** Resolves once what has come holds this; rejects when the socket closes before. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves when the other side has closed, with all that had come. */
  closed(): Promise<string>;
}

export async function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  // A reset is one of the ways in which the other side closes.
  socket.on('error', () => {});
  await once(socket, 'connect');
  const isSoldStatus = () => socket.destroyed || socket.readableEnded;
  return {
    socket,
    text: () => text,
    until: async (pattern) => {
      while (!pattern.test(text)) {
        if (isSoldStatus()) throw new Error(`the socket closed before ${pattern}: ${text}`);
        await Promise.race([once(socket, 'data'), once(socket, 'close'), once(socket, 'end')]);
      }
      return text;
    },
    closed: async () => {
      if (!isSoldStatus()) await Promise.race([once(socket, 'close'), once(socket, 'end')]);
      return text;
    },
  };
}
