/** Caches recently requested pages of the corpus, serialized once. */
import type { Answer, Ok } from '#kernel/answer.ts';
import { BoundedCache } from '#kernel/bounds/bounded-cache.ts';

const PAGES_KEPT = 256;
/** About 32 KB of JSON; longer pages are not cached, so that the cache stays under 20 MB. */
const ROWS_MAX = 25;

export class KeptPages<Made extends Answer> {
  readonly #pages = new BoundedCache<Made>({ entriesMax: PAGES_KEPT });

  /** The page for this query, from the cache or new. Only pages are cached. */
  at(question: string, make: () => Made): Made {
    const known = this.#pages.get(question);
    if (known !== undefined) return known;
    const made = make();
    if (!isPage(made) || made.body.data.length > ROWS_MAX) return made;
    Object.freeze(made.body);
    this.#pages.keep(question, made);
    return made;
  }
}

function isPage(made: Answer): made is Ok<{ readonly data: readonly object[] }> {
  return made.kind === 'OK' && Array.isArray((made.body as { data?: unknown }).data);
}
