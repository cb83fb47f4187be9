/** Parses an address into its decoded path and face extension. */

export interface Face {
  /** Without a trailing slash, still percent-encoded. */
  readonly path: string;
  readonly query: string;
  /** The extension of the last segment, when it is one of the three faces. */
  readonly extension: 'json' | 'md' | 'html' | undefined;
  /** The path without that extension. */
  readonly stem: string;
}

const EXTENSION = /\.(json|md|html)$/;

/**
 * Reads `request.url` without building a URL object. The path is kept as sent except for trailing slashes and needless
 * escapes.
 */
export function faceOf(url: string): Face {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const hash = url.indexOf('#');
  const address = start < 0 ? '/' : url.slice(start, hash < 0 ? undefined : hash);
  const mark = address.indexOf('?');
  const raw = withoutNeedlessEscapes(mark < 0 ? address : address.slice(0, mark));
  const path = raw.length > 1 && raw.endsWith('/') ? raw.replace(/(?<!\/)\/+$/, '') || '/' : raw;
  const extension = EXTENSION.exec(path)?.[1] as Face['extension'];
  return {
    path,
    query: mark < 0 ? '' : address.slice(mark + 1),
    extension,
    stem: extension === undefined ? path : path.slice(0, -extension.length - 1),
  };
}

/** The escape of an unreserved character equals that character (RFC 3986 section 6.2.2.2). */
function withoutNeedlessEscapes(path: string): string {
  if (!path.includes('%')) return path;
  return path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped;
  });
}

/** Decodes one percent-encoded segment; undefined when it is malformed. */
export function decodePiece(piece: string): string | undefined {
  if (!piece.includes('%')) return piece;
  try {
    return decodeURIComponent(piece);
  } catch {
    return undefined;
  }
}
