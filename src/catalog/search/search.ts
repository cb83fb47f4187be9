/** Full-text search over the catalog: an inverted index with words weighted by field and rarity. */
import { VIN_PATTERN } from '#kernel/vin.ts';
import type { CatalogSearch, SearchEntry, SearchHit, SearchKind } from '#ports/catalog-search.ts';
import { wordsOf } from './words.ts';

/** Weight of a word by field. */
const WEIGHTS = { title: 4, path: 3, operationId: 3, phrases: 3, summary: 2, words: 1 } as const;
/** Weight of a longer word that starts with the query word. */
const PREFIX_FACTOR = 0.4;
const PREFIX_LENGTH_MIN = 3;
/** Endpoints rank higher, because few of them compete with thousands of capability rows on the same topics. */
const KIND_FACTORS: Readonly<Record<SearchKind, number>> = { operation: 4, document: 3.3, capability: 1, vin: 1 };
/** A VIN in the query identifies the car. */
const NAMED_SCORE = 1_000;

interface Index {
  readonly entries: readonly SearchEntry[];
  /** Word → entry number → weight. */
  readonly postings: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

export interface Searchable {
  /** All entries; loaded by the first search. */
  readonly entries: () => Promise<readonly SearchEntry[]>;
  /** Creates the entry of any car. */
  readonly car: (vin: string) => SearchEntry;
}

export function createCatalogSearch({ entries, car }: Searchable): CatalogSearch {
  let index: Promise<Index> | undefined;
  return {
    async search(request) {
      index ??= entries().then(build);
      const { kind, limit, query } = request;
      const hits = hitsIn(await index, query);
      const named = query.split(/[^A-Za-z0-9]+/).filter((word) => VIN_PATTERN.test(word));
      const cars = named.map((vin) => searchHit(car(vin.toUpperCase()), NAMED_SCORE));
      const known = new Set(cars.map(({ id }) => id));
      const all = [...cars, ...hits.filter(({ id }) => !known.has(id))].filter(
        (hit) => kind === undefined || hit.kind === kind,
      );
      return { results: all.slice(0, limit), total: all.length };
    },
  };
}

function searchHit({ words: _, phrases: __, ...entry }: SearchEntry, score: number): SearchHit {
  return { ...entry, score };
}

function build(entries: readonly SearchEntry[]): Index {
  const postings = new Map<string, Map<number, number>>();
  entries.forEach((entry, number) => {
    for (const [field, weight] of Object.entries(WEIGHTS)) {
      for (const word of new Set(wordsOf(entry[field as keyof typeof WEIGHTS] ?? ''))) {
        const posting = postings.get(word) ?? new Map<number, number>();
        postings.set(word, posting);
        posting.set(number, (posting.get(number) ?? 0) + weight);
      }
    }
  });
  return { entries, postings };
}

/** Best first; equal scores by id. */
function hitsIn({ entries, postings }: Index, query: string): SearchHit[] {
  const queryWords = [...new Set(wordsOf(query))];
  const scores = new Map<number, { score: number; words: number }>();
  for (const word of queryWords) {
    for (const [number, weight] of weigh(postings, word, entries.length)) {
      const soFar = scores.get(number) ?? { score: 0, words: 0 };
      scores.set(number, { score: soFar.score + weight, words: soFar.words + 1 });
    }
  }
  const hits: SearchHit[] = [];
  for (const [number, { score, words }] of scores) {
    const entry = entries[number];
    if (entry === undefined) continue;
    // An entry with several of the query words ranks above one that repeats a single word.
    const whole = (score * words * KIND_FACTORS[entry.kind]) / queryWords.length;
    hits.push(searchHit(entry, Math.round(100 * whole) / 100));
  }
  return hits.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Scores every entry with the word or a longer word that starts with it. Rare words weigh more. */
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
