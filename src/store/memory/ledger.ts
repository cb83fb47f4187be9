/** In-memory ledger. */
import { dateOf, type IsoDate } from '#kernel/dates.ts';
import type { Charge, Ledger, Micros, Usage } from '#ports/ledger.ts';

interface Entry extends Charge {
  released: boolean;
}

export class MemoryLedger implements Ledger {
  readonly #entries = new Map<string, Map<string, Entry>>();
  readonly #spent = new Map<string, Micros>();

  async charge(charge: Charge): Promise<{ charged: boolean; spentMicros: Micros }> {
    const { account, requestId, micros, ceilingMicros } = charge;
    const entries = this.#entries.get(account) ?? new Map<string, Entry>();
    const spentMicros = this.#spent.get(account) ?? 0;
    if (entries.has(requestId)) return { charged: true, spentMicros };
    if (spentMicros + micros > ceilingMicros) return { charged: false, spentMicros };
    this.#entries.set(account, entries);
    entries.set(requestId, { ...charge, released: false });
    this.#spent.set(account, spentMicros + micros);
    return { charged: true, spentMicros: spentMicros + micros };
  }

  async release({ account, requestId }: Charge): Promise<void> {
    const entry = this.#entries.get(account)?.get(requestId);
    if (entry === undefined || entry.released) return;
    entry.released = true;
    this.#spent.set(account, (this.#spent.get(account) ?? 0) - entry.micros);
  }

  async usage(account: string, day: IsoDate): Promise<Usage> {
    const standing = [...(this.#entries.get(account)?.values() ?? [])].filter((entry) => !entry.released);
    const endpoints = new Map<string, { calls: number; micros: Micros }>();
    for (const { endpoint, micros } of standing) {
      const seen = endpoints.get(endpoint) ?? { calls: 0, micros: 0 };
      endpoints.set(endpoint, { calls: seen.calls + 1, micros: seen.micros + micros });
    }
    return {
      spentMicros: this.#spent.get(account) ?? 0,
      callsToday: standing.filter((entry) => dateOf(entry.at) === day).length,
      byEndpoint: [...endpoints].sort(([a], [b]) => (a < b ? -1 : 1)).map(([endpoint, use]) => ({ endpoint, ...use })),
    };
  }
}
