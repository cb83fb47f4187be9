/** Encodes text in the encodings of dealer systems. */

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const MARKS: Readonly<Record<Encoding, readonly number[]>> = {
  'utf-8': [0xef, 0xbb, 0xbf],
  'utf-16le': [0xff, 0xfe],
  'utf-16be': [0xfe, 0xff],
  'windows-1252': [],
};

/** Windows-1252 characters by byte, as in the Encoding Standard's decoder. */
const BYTE_OF = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(new Uint8Array([byte])), byte]),
);

/** The bytes of a text, optionally with a byte-order mark. Throws when the encoding lacks a character. */
export function encoded(text: string, encoding: Encoding, mark = false): Uint8Array<ArrayBuffer> {
  const marked = mark ? MARKS[encoding] : [];
  return Uint8Array.from([...marked, ...bytesOf(text, encoding)]);
}

function bytesOf(text: string, encoding: Encoding): readonly number[] {
  if (encoding === 'utf-8') return [...new TextEncoder().encode(text)];
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  if (encoding === 'utf-16le') return units.flatMap((unit) => [unit & 0xff, unit >> 8]);
  if (encoding === 'utf-16be') return units.flatMap((unit) => [unit >> 8, unit & 0xff]);
  return [...text].map((character) => {
    const byte = BYTE_OF.get(character);
    if (byte === undefined) throw new Error(`Windows-1252 lacks ${character}`);
    return byte;
  });
}
