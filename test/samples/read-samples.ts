/** Reads the sample files of a folder with their expected results. */
import { readdirSync, readFileSync } from 'node:fs';
import { decodeText } from '#kernel/text/encoding.ts';

export interface Sample {
  readonly name: string;
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly expected: Readonly<Record<string, unknown>>;
}

/** The samples under `test/samples/FOLDER`, each with its entry in that folder's `expected.json`. */
export function samplesIn(folder: 'barcodes' | 'feeds' | 'leads' | 'ledgers'): readonly Sample[] {
  const at = new URL(`./${folder}/`, import.meta.url);
  const expected = JSON.parse(readFileSync(new URL('expected.json', at), 'utf8')) as Record<string, Sample['expected']>;
  return readdirSync(at)
    .filter((name) => name !== 'expected.json')
    .map((name) => {
      const bytes = Uint8Array.from(readFileSync(new URL(name, at)));
      const decoded = decodeText(bytes);
      if (!decoded.ok) throw new Error(`${name}: ${decoded.expected}`);
      return { name, bytes, text: decoded.text, expected: expected[name] ?? {} };
    });
}
