/** Normalizes submitted ledger text: byte-order marks and UTF-16. */

/**
 * The readable text. A byte-order mark is taken off, also when UTF-8 bytes were read as Latin-1; text whose
 * every second character is NUL (UTF-16 read byte by byte) loses those.
 */
export function readableText(content: string): string {
  const unmarked = content.replace(/^(?:\ufeff|\ufffe|\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff|\ufffd\ufffd)/, '');
  const head = unmarked.slice(0, 64);
  const nuls = head.split('\u0000').length - 1;
  return nuls * 3 > head.length ? unmarked.replaceAll('\u0000', '') : unmarked;
}
