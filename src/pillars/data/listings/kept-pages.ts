/** Caches recently requested pages of the corpus, serialized once. */
import type { Answer, Ok } from '#kernel/answer.ts';

const PAGES_KEPT = 256;
/** This many rows are about 32 KB of JSON; longer pages are made anew, so that all that is kept stays under 20 MB. */
const ROWS_MAX = 25;

export class KeptPages<Made extends Answer> {
  readonly #pages = new Map<string, Made>();

  /** The page for this query, from the cache or made anew. Only pages are kept. */
  at(question: string, make: () => Made): Made {
    const known = this.#pages.get(question);
    if (known !== undefined) return known;
    const made = make();
    if (!isPage(made) || made.body.data.length > ROWS_MAX) return made;
    const [oldest] = this.#pages.keys();
    if (this.#pages.size >= PAGES_KEPT && oldest !== undefined) this.#pages.delete(oldest);
    Object.freeze(made.body);
    this.#pages.set(question, made);
    return made;
  }
}

function isPage(made: Answer): made is Ok<{ readonly data: readonly object[] }> {
  return made.kind === 'OK' && Array.isArray((made.body as { data?: unknown }).data);
}
