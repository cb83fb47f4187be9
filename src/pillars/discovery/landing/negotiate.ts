/** Chooses the face of the front page by Accept, else by the kind of client (RFC 9110 section 12.5.1). */
import { parseAccept } from 'hono/utils/accept';
import { AGENTS } from './agents.data.ts';

export type FaceName = 'html' | 'json' | 'md';

/** Request headers that choose a face. */
export interface ClientHeaders {
  readonly accept?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly fetchMode?: string | undefined;
  readonly fetchDest?: string | undefined;
}

/** Headers for Vary. `Sec-Fetch-Dest: document` comes with `Sec-Fetch-Mode: navigate`. */
export const CHOSEN_BY = ['Accept', 'User-Agent', 'Sec-Fetch-Mode', 'Prefer'] as const;

const FACES: Readonly<Record<string, FaceName>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/json': 'json',
  'application/ld+json': 'json',
  'text/markdown': 'md',
};
/** A client that accepts anything gets JSON. */
const WILDCARDS = new Set(['*/*', 'application/*']);

const AGENT = new RegExp(`(?<![\\w-])(?:${Object.keys(AGENTS).join('|')})(?![\\w-])`, 'i');

/** An explicit Accept decides. If it is missing or accepts anything, the kind of client does. */
export function chooseFace({ accept, userAgent, fetchMode, fetchDest }: ClientHeaders): FaceName {
  if (isExplicit(accept)) return acceptedFace(accept);
  if (fetchMode?.toLowerCase() === 'navigate' || fetchDest?.toLowerCase() === 'document') return 'html';
  return AGENT.test(userAgent ?? '') ? 'md' : 'json';
}

function isExplicit(accept: string | undefined): accept is string {
  return accept !== undefined && !/^\s*(?:\*\/\*\s*(?:;[^,]*)?)?$/.test(accept);
}

/**
 * The named face of the highest quality; the first one wins a tie. A wildcard means JSON and loses ties, so HTML and
 * Markdown go only to clients that name them. If nothing is acceptable, JSON is served anyway: there is no 406.
 */
function acceptedFace(accept: string): FaceName {
  const preferences = parseAccept(accept)
    .map(({ type, q }) => ({ type: type.toLowerCase(), q }))
    .filter(({ type, q }) => q > 0 && (type in FACES || WILDCARDS.has(type)));
  const named = preferences.filter(({ type }) => type in FACES);
  const namesJson = named.some(({ type }) => FACES[type] === 'json');
  const wildcards = namesJson ? [] : preferences.filter(({ type }) => WILDCARDS.has(type));
  // The parser has sorted by quality and kept the order of equals.
  const [best] = [...named, ...wildcards].sort((a, b) => b.q - a.q);
  return FACES[best?.type ?? ''] ?? 'json';
}
