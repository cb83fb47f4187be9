/** Decodes bytes into text: byte-order mark, declared charset, XML prolog, UTF-8, then Windows-1252. */

/** Decoded text, or why the bytes are not text. */
export type Decoded =
  | {
      readonly ok: true;
      readonly text: string;
      /** Label of the Encoding Standard: `utf-8`, `utf-16le`, `windows-1252` … */
      readonly encoding: string;
      /** How the encoding was assumed or corrected; absent when the bytes match their declaration. */
      readonly corrected?: string;
    }
  | { readonly ok: false; readonly expected: string };

/** Bytes searched for an XML prolog or the pattern of UTF-16. */
const HEAD_BYTES = 128;
const FALLBACK = 'windows-1252';
const REPLACEMENT = '\uFFFD';

/**
 * Decodes a body. A byte-order mark wins over `charset`, which wins over the encoding of an XML prolog (RFC 7303 section 3);
 * without any, the bytes are UTF-8 if they are valid UTF-8, else Windows-1252, and `corrected` says so. Never inserts U+FFFD.
 */
export function decodeText(bytes: Uint8Array, charset?: string): Decoded {
  const marked = markOf(bytes) ?? utf16ByZeros(bytes);
  if (marked !== undefined) {
    const text = strictly(bytes, marked);
    if (text !== undefined) return { ok: true, text, encoding: marked };
    if (marked !== 'utf-8') return { ok: false, expected: `whole ${marked.toUpperCase()} characters` };
  }
  const declared = charset ?? prologOf(bytes);
  const label = declared === undefined ? undefined : labelOf(declared);
  if (label !== undefined && label !== 'utf-8') {
    const text = strictly(bytes, label);
    if (text !== undefined) return { ok: true, text, encoding: label };
  }
  const utf8 = strictly(bytes, 'utf-8');
  if (utf8 !== undefined) return { ok: true, text: utf8, encoding: 'utf-8', ...wrongly(declared, label, 'UTF-8') };
  const text = strictly(bytes, FALLBACK);
  // Text in a one-byte encoding contains no zero bytes; an archive or a workbook does.
  if (text === undefined || text.includes('\u0000'))
    return { ok: false, expected: 'text in UTF-8, UTF-16 or Windows-1252; save a workbook as CSV first' };
  const corrected =
    declared === undefined
      ? 'The text is not valid UTF-8 and was read as Windows-1252; send UTF-8, or name the charset in Content-Type.'
      : `The text is not valid ${declared} and was read as Windows-1252; declare the charset of the text in Content-Type.`;
  return { ok: true, text, encoding: FALLBACK, corrected };
}

/** The `charset` of a Content-Type; undefined when it names none. */
export function charsetOf(contentType: string | null | undefined): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1];
}

/** A warning for text that was decoded with the wrong charset before it was sent; undefined for sound text. */
export function replacementNote(text: string): string | undefined {
  const count = text.split(REPLACEMENT).length - 1;
  if (count === 0) return undefined;
  return `The text contains ${count} replacement characters (U+FFFD): it was decoded with the wrong charset before it was sent.`;
}

/**
 * The `encoding` member of a response: how the body was decoded, and whether the text contained replacement characters.
 */
export function encodingMember(
  text: string,
  decoded: { readonly encoding: string; readonly corrected?: string } | undefined,
): { name: string; corrected?: string } {
  const notes = [decoded?.corrected, replacementNote(text)].filter((note) => note !== undefined);
  return { name: decoded?.encoding ?? 'utf-8', ...(notes.length === 0 ? {} : { corrected: notes.join(' ') }) };
}

function wrongly(declared: string | undefined, label: string | undefined, used: string): { corrected?: string } {
  if (declared === undefined || label === 'utf-8') return {};
  return {
    corrected: `The text is not ${declared} and was read as ${used}; declare the charset of the text in Content-Type.`,
  };
}

function markOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Detects UTF-16 without a byte-order mark: Latin text has a zero in every second byte. */
function utf16ByZeros(bytes: Uint8Array): string | undefined {
  const pairs = Math.floor(Math.min(bytes.length, HEAD_BYTES) / 2);
  let high = 0;
  let low = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) high += 1;
    if (bytes[at + 1] === 0) low += 1;
  }
  if (low * 4 > pairs * 3 && high === 0) return 'utf-16le';
  return high * 4 > pairs * 3 && low === 0 ? 'utf-16be' : undefined;
}

/** The encoding named by an XML declaration, read as ASCII. */
function prologOf(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
}

/** The Encoding Standard's name for a label; undefined for an unlisted label. */
function labelOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function strictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
