/** Owns search over the catalog: an inverted index, words weighted by where they stand and how rare they are. */
import type { CatalogSearch, SearchEntry, SearchHit, SearchWish } from '#ports/catalog-search.ts';
import { wordsOf } from './words.ts';

/** How much a word counts by the field it stands in. */
const WEIGHTS = { title: 4, path: 3, operationId: 3, summary: 2, words: 1 } as const;
/** A word that only begins like the one asked for. */
const PREFIX_FACTOR = 0.4;
const PREFIX_LENGTH_MIN = 3;

interface Index {
  readonly entries: readonly SearchEntry[];
  /** Word → entry number → weight. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** The index is built on the first search; entries are asked for then. */
export function createCatalogSearch(entries: () => readonly SearchEntry[]): CatalogSearch {
  let index: Index | undefined;
  return {
    search(wish) {
      index ??= build(entries());
      return searchIn(index, wish);
    },
  };
}

function build(entries: readonly SearchEntry[]): Index {
  const postings = new Map<string, Map<number, number>>();
  entries.forEach((entry, number) => {
    for (const [field, weight] of Object.entries(WEIGHTS)) {
      for (const word of new Set(wordsOf(entry[field as keyof typeof WEIGHTS]))) {
        const posting = postings.get(word) ?? new Map<number, number>();
        postings.set(word, posting);
        posting.set(number, (posting.get(number) ?? 0) + weight);
      }
    }
  });
  return { entries, postings };
}

function searchIn({ entries, postings }: Index, { query, limit, kind }: SearchWish) {
  const asked = [...new Set(wordsOf(query))];
  const scores = new Map<number, { score: number; words: number }>();
  for (const word of asked) {
    for (const [number, weight] of weigh(postings, word, entries.length)) {
      const soFar = scores.get(number) ?? { score: 0, words: 0 };
      scores.set(number, { score: soFar.score + weight, words: soFar.words + 1 });
    }
  }
  const hits: SearchHit[] = [];
  for (const [number, { score, words }] of scores) {
    const entry = entries[number];
    if (entry === undefined || (kind !== undefined && entry.kind !== kind)) continue;
    const { words: _, ...shown } = entry;
    // Entries that hold more of the asked words come before those that hold one of them often.
    hits.push({ ...shown, score: Math.round((100 * score * words) / asked.length) / 100 });
  }
  hits.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  return { results: hits.slice(0, limit), total: hits.length };
}

/** Every entry that holds the word, or a longer word that begins with it. Rare words weigh more. */
function weigh(postings: Index['postings'], word: string, entryCount: number): Map<number, number> {
  const best = new Map<number, number>();
  const take = (posting: ReadonlyMap<number, number>, factor: number) => {
    const rarity = Math.log(1 + entryCount / posting.size);
    for (const [number, weight] of posting) best.set(number, Math.max(best.get(number) ?? 0, weight * rarity * factor));
  };
  const exact = postings.get(word);
  if (exact !== undefined) take(exact, 1);
  if (word.length >= PREFIX_LENGTH_MIN) {
    for (const [longer, posting] of postings)
      if (longer !== word && longer.startsWith(word)) take(posting, PREFIX_FACTOR);
  }
  return best;
}
