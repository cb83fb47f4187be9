/** Matches event types against a webhook's filter: exact names, names without version, whole nouns, or everything. */
import { PUBLISHED_EVENTS } from '../deal-facts/published-events.data.ts';

/** The default filter of a webhook. */
export const EVERYTHING = '*';

/** True when `pattern` matches the event type: `*`, `Deal.*`, `Deal.desked` (any version) or `Deal.desked@1`. */
export function covers(pattern: string, type: string): boolean {
  if (pattern === EVERYTHING || pattern === type) return true;
  const [name = ''] = type.split('@');
  const [noun = ''] = name.split('.');
  return pattern === name || pattern === `${noun}.*`;
}

/** True when any of the patterns matches the type. */
export function wants(patterns: readonly string[], type: string): boolean {
  return patterns.some((pattern) => covers(pattern, type));
}

/** True when the pattern matches at least one published event. */
export function isKnownPattern(pattern: string): boolean {
  return Object.keys(PUBLISHED_EVENTS).some((type) => covers(pattern, type));
}
