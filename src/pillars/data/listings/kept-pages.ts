/** Owns the pages of the corpus that were asked for lately: the same question is answered by one frozen body, serialised once. */
import type { Answer } from '#kernel/answer.ts';

const PAGES_KEPT = 256;
/** A page of this many rows is about 32 KB of JSON; longer ones are made anew, so that all that is kept stays under 10 MB. */
const ROWS_MAX = 25;

type Page = Extract<Answer, { kind: 'OK' }>;

export class KeptPages<Kept extends Page> {
  readonly #pages = new Map<string, Kept>();

  /** The page for this question; made when nobody has asked it lately. */
  at<Other>(question: string, make: () => Kept | Other): Kept | Other {
    const known = this.#pages.get(question);
    if (known !== undefined) return known;
    const made = make();
    if (isPage<Kept>(made)) this.#keep(question, made);
    return made;
  }

  #keep(question: string, page: Kept): void {
    const { data } = page.body as { data?: unknown };
    if (!Array.isArray(data) || data.length > ROWS_MAX) return;
    const [oldest] = this.#pages.keys();
    if (this.#pages.size >= PAGES_KEPT && oldest !== undefined) this.#pages.delete(oldest);
    Object.freeze(page.body);
    this.#pages.set(question, page);
  }
}

function isPage<Kept extends Page>(made: unknown): made is Kept {
  return (made as { kind?: unknown }).kind === 'OK';
}
