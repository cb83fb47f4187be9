/** Finds the likely spelling of a misspelt word. */
import { distance } from 'fastest-levenshtein';

/** A candidate that differs in a larger share of its letters counts as another word. */
const SHARE_MAX = 0.5;

/** The candidate nearest to `word`, ignoring case; undefined when none is near. */
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
