/** Registry of stream readers in this process. */

export class Watchers {
  readonly #waiting = new Map<string, Set<() => void>>();

  add(stream: string, wake: () => void): () => void {
    const waiting = this.#waiting.get(stream) ?? new Set();
    this.#waiting.set(stream, waiting);
    waiting.add(wake);
    return () => {
      if (waiting.delete(wake) && waiting.size === 0) this.#waiting.delete(stream);
    };
  }

  wake(stream: string): void {
    for (const wake of this.#waiting.get(stream) ?? []) wake();
  }

  wakeAll(): void {
    for (const stream of this.#waiting.keys()) this.wake(stream);
  }
}
