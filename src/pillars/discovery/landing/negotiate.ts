/** Chooses the face of the front page: by what the client accepts, else by what kind of client it is. RFC 9110 §12.5.1. */
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

/** What a cache must tell apart. `Sec-Fetch-Dest: document` comes with `Sec-Fetch-Mode: navigate`. */
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

/** An explicit Accept decides. Where it is missing or takes anything, the class of the client does. */
export function chooseFace({ accept, userAgent, fetchMode, fetchDest }: ClientHeaders): FaceName {
  if (isExplicit(accept)) return acceptedFace(accept);
  if (fetchMode?.toLowerCase() === 'navigate' || fetchDest?.toLowerCase() === 'document') return 'html';
  return AGENT.test(userAgent ?? '') ? 'md' : 'json';
}

function isExplicit(accept: string | undefined): accept is string {
  return accept !== undefined && !/^\s*(?:\*\/\*\s*(?:;[^,]*)?)?$/.test(accept);
}

/**
 * The named face of the highest quality; the first named wins a tie. A wildcard stands for JSON and loses ties, so
 * HTML and Markdown go only to those who ask for them by name. Nothing acceptable still gets JSON: there is no 406.
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
