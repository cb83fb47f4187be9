/** Finds the word that was probably meant by a misspelt one. */
import { distance } from 'fastest-levenshtein';

/** A candidate that differs in a larger share of its letters is another word. */
const SHARE_MAX = 0.5;

/** The candidate nearest to `word`, compared without regard to case; undefined where none is near. */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const [nearest] = candidates
    .map((candidate) => ({
      candidate,
      share: distance(word.toLowerCase(), candidate.toLowerCase()) / candidate.length,
    }))
    .filter(({ share }) => share <= SHARE_MAX)
    .toSorted((a, b) => a.share - b.share);
  return nearest?.candidate;
}
