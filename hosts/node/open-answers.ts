/** Tracks unfinished responses of the Node host, so that a shutdown can end event streams. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export class OpenAnswers {
  readonly #streams = new Set<ServerResponse>();
  readonly #onSocket = new WeakMap<Duplex, ServerResponse[]>();

  add({ headers, socket }: IncomingMessage, outgoing: ServerResponse): void {
    const standing = this.#onSocket.get(socket);
    if (standing === undefined) this.#onSocket.set(socket, [outgoing]);
    else {
      // Requests may be pipelined; most sockets carry one at a time.
      if (standing.every((one) => one.writableFinished)) standing.length = 0;
      standing.push(outgoing);
    }
    if (headers.accept?.includes('text/event-stream') !== true) return;
    this.#streams.add(outgoing);
    outgoing.once('close', () => this.#streams.delete(outgoing));
  }

  /** True when writing to the socket now would corrupt a response in progress. */
  hasBegunOn(socket: Duplex): boolean {
    return this.#onSocket.get(socket)?.some((one) => one.headersSent && !one.writableFinished) ?? false;
  }

  /** Ends open-ended streams; responses that have not begun are left to finish. */
  endStreams(): void {
    for (const outgoing of this.#streams) if (outgoing.headersSent) outgoing.end();
  }
}
