/** Formats addresses and problem paths for the request log: only words of the contracts, and values such as ids, figures and dates. */
import type { Row } from '#catalog/row.ts';
import { isIsoDate } from '#kernel/dates.ts';
import { VIN_PATTERN } from '#kernel/vin.ts';
import { REDACTED, UNKNOWN_MEMBER } from './redact.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Replaces the name of an unknown query parameter. */
const UNKNOWN_PARAMETER = 'unknown parameter';
const PATH_MAX = 2_000;
/** Parameters whose value is always redacted. */
const SECRET_NAMES = /(^|[-_.])(key|token|secret|password|authorization|signature|ssn)($|[-_.])/i;
/** Ids of this service have a prefix and a digit; personal names do not. */
const ID = /^(?!vk_)[a-z]{2,16}_(?=[A-Za-z]*\d)[A-Za-z0-9]{4,40}$/;
const FIGURE = /^-?\d{1,8}(?:\.\d{1,6})?$/;
const STATE = /^[A-Z]{2}$/;
const LINE = /^line \d+$/;
const FACE = /\.(?:json|md)$/;

export interface ShownAddress {
  readonly path: string;
  /** The redacted pieces in each encoding in which a response may repeat them. */
  readonly struck: readonly string[];
}

/** `row` is undefined for an unknown address. */
export function shownAddress(address: string, row: Row | undefined, words: Vocabulary): ShownAddress {
  const { pathname, search } = new URL(address);
  const struck: string[] = [];
  const strike = (piece: string): string => {
    const text = decodePiece(piece);
    // Links are form-encoded.
    struck.push(piece, text, new URLSearchParams([['', text]]).toString().slice(1));
    return REDACTED;
  };
  const declared = row?.endpoint.path.split('/') ?? [];
  const segments = pathname
    .split('/')
    .map((piece, i) => (declared[i] === piece ? piece : (shownPiece(piece, words) ?? strike(piece))));
  const pairs = search.slice(1).split('&').filter(Boolean);
  const shown = pairs.map((pair) => {
    const at = pair.indexOf('=');
    const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    if (SECRET_NAMES.test(name)) return `${words.has(name) ? name : strike(name)}=${strike(value)}`;
    if (!words.has(decodePiece(name))) {
      strike(value);
      strike(name);
      return `${UNKNOWN_PARAMETER}=${REDACTED}`;
    }
    return `${name}=${value === '' ? '' : (shownPiece(value, words) ?? strike(value))}`;
  });
  const query = shown.length === 0 ? '' : `?${shown.join('&')}`;
  return { path: `${segments.join('/')}${query}`.slice(0, PATH_MAX), struck };
}

/** The piece as sent; undefined when it must be redacted. */
function shownPiece(piece: string, words: Vocabulary): string | undefined {
  const face = FACE.exec(piece)?.[0] ?? '';
  const value = decodePiece(face === '' ? piece : piece.slice(0, -face.length));
  return isPlain(value, words) ? piece : undefined;
}

/** True for a word of the contracts, a figure, a date, a state, a VIN or an id. */
export function isPlain(value: string, words: Vocabulary): boolean {
  if (value === '' || words.has(value)) return true;
  return ID.test(value) || FIGURE.test(value) || STATE.test(value) || isIsoDate(value) || isVin(value);
}

/** Seventeen letters without a digit may be a name. */
function isVin(value: string): boolean {
  return VIN_PATTERN.test(value) && /\d/.test(value);
}

/** Returns a piece that cannot be decoded unchanged. */
function decodePiece(piece: string): string {
  try {
    return decodeURIComponent(piece.replaceAll('+', ' '));
  } catch {
    return piece;
  }
}

/** The path of a problem up to the first name that no contract declares: `buyer.unknown member`. */
export function shownPlace(path: string, words: Vocabulary): string {
  const shown: string[] = [];
  for (const [part] of path.matchAll(/\[\d+\]|[^.[\]]+/g)) {
    const isIndex = part.startsWith('[');
    if (!isIndex && !LINE.test(part) && !words.has(part))
      return [...shown, UNKNOWN_MEMBER].join('.').replaceAll('.[', '[');
    shown.push(part);
  }
  return shown.join('.').replaceAll('.[', '[');
}
