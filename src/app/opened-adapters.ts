/** Caches the open adapters of connections, to reuse what they negotiated, such as access tokens. */
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';

const OPEN_MAX = 256;

export class OpenedAdapters<Adapter> {
  readonly #opened = new BoundedCache<{ readonly stamp: string; readonly adapter: Adapter }>({ entriesMax: OPEN_MAX });

  /** The open adapter of a connection if its stamp, such as its secret, is unchanged; otherwise a new one. */
  async of<Opened extends Adapter | undefined>(
    connectionId: string,
    stamp: string,
    open: () => Opened | Promise<Opened>,
  ): Promise<Adapter | Opened> {
    const kept = this.#opened.get(connectionId);
    if (kept?.stamp === stamp) return kept.adapter;
    const adapter = await open();
    if (adapter === undefined) return adapter;
    this.#opened.keep(connectionId, { stamp, adapter });
    return adapter;
  }
}
