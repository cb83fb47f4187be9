/** Scores the similarity of two customer names as ledgers write them. */

/** A name ready to compare: its parts in sorted order. */
export class ComparableName {
  readonly text: string;
  readonly parts: readonly string[];
  #pairs: readonly LetterPairs[] | undefined;

  constructor(parts: readonly string[]) {
    this.text = parts.join(' ');
    this.parts = parts;
  }

  /** Letter pairs of each part, computed when the name is first compared with a different one, which few are. */
  get pairs(): readonly LetterPairs[] {
    this.#pairs ??= this.parts.map(letterPairs);
    return this.#pairs;
  }
}

type LetterPairs = ReadonlyMap<string, number>;

const NOISE = new Set(['JR', 'SR', 'II', 'III', 'IV', 'MR', 'MRS', 'MS', 'DR', 'AND', 'THE', 'LLC', 'INC', 'CO']);

/**
 * Upper case without accents and punctuation, without suffixes and titles; parts are sorted, so `LAST, FIRST` equals
 * `First Last`.
 */
export function comparableName(name: string): ComparableName {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !NOISE.has(word));
  return new ComparableName(words.sort());
}

const NO_PAIRS: LetterPairs = new Map();

function letterPairs(word: string): Map<string, number> {
  const pairs = new Map<string, number>();
  // A mark before the first letter gives the start of a word more weight.
  const marked = `^${word}`;
  for (let i = 0; i < marked.length - 1; i += 1) {
    const pair = marked.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

function dice(a: LetterPairs, b: LetterPairs): number {
  let common = 0;
  let total = 0;
  for (const [pair, count] of a) {
    common += Math.min(count, b.get(pair) ?? 0);
    total += count;
  }
  for (const count of b.values()) total += count;
  return (2 * common) / total;
}

/**
 * Similarity, 0 … 1. Every part of the shorter name is paired with its best counterpart by the Sørensen–Dice
 * coefficient of letter pairs (Dice 1945); the result is their mean, weighted by length. A middle name on one side
 * therefore costs nothing; an initial counts as its whole word at nine tenths.
 */
export function nameLikeness(a: ComparableName, b: ComparableName): number {
  if (a.text === '' || b.text === '') return 0;
  if (a.text === b.text) return 1;
  const [short, long] = isShorter(a, b) ? [a, b] : [b, a];
  const taken = new Set<number>();
  let likeness = 0;
  let length = 0;
  short.parts.forEach((part, i) => {
    const { at, score } = bestCounterpart(short, i, long, taken);
    if (at !== undefined) taken.add(at);
    likeness += score * part.length;
    length += part.length;
  });
  // A single matching word of several is weaker evidence than a whole name.
  const coverage = short.parts.length === 1 && long.parts.length > 1 ? 0.85 : 1;
  return (likeness / length) * coverage;
}

/** A total order, so that the similarity is symmetric. */
function isShorter(a: ComparableName, b: ComparableName): boolean {
  if (a.parts.length !== b.parts.length) return a.parts.length < b.parts.length;
  return a.text.length === b.text.length ? a.text < b.text : a.text.length < b.text.length;
}

interface Counterpart {
  readonly at?: number;
  readonly score: number;
}

function bestCounterpart(
  name: ComparableName,
  part: number,
  other: ComparableName,
  taken: ReadonlySet<number>,
): Counterpart {
  let best: Counterpart = { score: 0 };
  other.parts.forEach((_, at) => {
    if (taken.has(at)) return;
    const score = partLikeness(name, part, other, at);
    if (score > best.score) best = { at, score };
  });
  return best;
}

function partLikeness(one: ComparableName, i: number, other: ComparableName, j: number): number {
  const a = one.parts[i] ?? '';
  const b = other.parts[j] ?? '';
  if (a === b) return 1;
  if ((a.length === 1 || b.length === 1) && a.charAt(0) === b.charAt(0)) return 0.9;
  return dice(one.pairs[i] ?? NO_PAIRS, other.pairs[j] ?? NO_PAIRS);
}

/** The consonant outline of a word with its first letter: similar-sounding words mostly share it. For look-up only. */
export function soundKey(word: string): string {
  const rest = word
    .slice(1)
    .replace(/[AEIOUYHW]/g, '')
    .replace(/(.)\1+/g, '$1');
  return word.charAt(0) + rest.slice(0, 4);
}
