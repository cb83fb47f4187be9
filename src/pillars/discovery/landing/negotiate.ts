/** Chooses the face of the front page. RFC 9110 §12.5.1. */
import { parseAccept } from 'hono/utils/accept';

export type FaceName = 'html' | 'json' | 'md';

const FACES: Readonly<Record<string, FaceName>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/json': 'json',
  'application/ld+json': 'json',
  'text/markdown': 'md',
};
/** What takes anything takes JSON. */
const WILDCARDS = new Set(['*/*', 'application/*']);

/**
 * The named face of the highest quality; the first named wins a tie. A wildcard stands for JSON and loses ties, so
 * HTML and Markdown go only to those who ask for them by name. Nothing acceptable still gets JSON: there is no 406.
 */
export function chooseFace(accept: string | undefined): FaceName {
  const wishes = parseAccept(accept ?? '')
    .map(({ type, q }) => ({ type: type.toLowerCase(), q }))
    .filter(({ type, q }) => q > 0 && (type in FACES || WILDCARDS.has(type)));
  const named = wishes.filter(({ type }) => type in FACES);
  const namesJson = named.some(({ type }) => FACES[type] === 'json');
  const wildcards = namesJson ? [] : wishes.filter(({ type }) => WILDCARDS.has(type));
  // The parser has sorted by quality and kept the order of equals.
  const [best] = [...named, ...wildcards].sort((a, b) => b.q - a.q);
  return FACES[best?.type ?? ''] ?? 'json';
}
