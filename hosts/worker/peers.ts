/** Finds Durable Objects by name and opens the sockets that announce stream growth. */
import { waitUntil } from 'cloudflare:workers';
import type { PartitionPeer, Peers } from '../../src/store/durable/peers.ts';
import type { Env } from './env.ts';

/** Wait before a lost socket is reopened. */
const REOPEN_MS = 1_000;

export function peersOf({ PARTITION, WINDOW }: Env): Peers {
  // A stub from one request must not be used in another, so none is cached.
  const reach = (name: string) => PARTITION.get(PARTITION.idFromName(name));
  return {
    partition: (name) => seenThrough(reach(name)),
    window: (name) => WINDOW.get(WINDOW.idFromName(name)),
    watch(name, stream, wake) {
      const watching = new Watching(() => openSocket(reach(name), stream), wake);
      return () => watching.stop();
    },
  };
}

/** Readers of one stream share a read, so it must complete even when the reader that started it disconnects. */
function seenThrough(peer: PartitionPeer): PartitionPeer {
  return new Proxy(peer, {
    get:
      (_target, method) =>
      (...args: unknown[]) => {
        const answer = (peer[method as keyof PartitionPeer] as (...args: unknown[]) => Promise<unknown>)(...args);
        waitUntil(answer.catch(() => {}));
        return answer;
      },
  });
}

async function openSocket(peer: ReturnType<Env['PARTITION']['get']>, stream: string) {
  const address = `https://partition/watch?${new URLSearchParams({ stream })}`;
  const { webSocket } = await peer.fetch(address, { headers: { upgrade: 'websocket' } });
  if (webSocket === null) throw new Error('A Durable Object did not accept the WebSocket.');
  webSocket.accept();
  return webSocket;
}

/** One watcher's socket, reopened whenever it is lost. A spurious wake is harmless; a missed one is not. */
class Watching {
  readonly #open: () => Promise<WebSocket>;
  readonly #wake: () => void;
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(open: () => Promise<WebSocket>, wake: () => void) {
    this.#open = open;
    this.#wake = wake;
    void this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    try {
      const socket = await this.#open();
      this.#socket = socket;
      if (this.#stopped) return socket.close();
      socket.addEventListener('message', () => this.#ring());
      socket.addEventListener('close', () => this.#again());
      socket.addEventListener('error', () => this.#again());
      // Events appended before the socket opened sent no message.
      this.#ring();
    } catch {
      this.#again();
    }
  }

  #ring(): void {
    if (!this.#stopped) this.#wake();
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#connect(), REOPEN_MS);
  }
}
