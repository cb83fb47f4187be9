/** Raw TCP client of the service. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawSocket {
  readonly socket: Socket;
  /** Everything received so far. */
  text(): string;
  /** Resolves once the received text matches; rejects when the socket closes first. */
  until(pattern: RegExp): Promise<string>;
  /** Resolves with everything received when the other side has closed. */
  closed(): Promise<string>;
}

export async function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  // A reset also counts as closing.
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
