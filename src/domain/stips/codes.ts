/** Maps a free-text stipulation reference to a lender's code. */
import { STIP_CODES } from './codes.data.ts';

/** A reference that names no code of the list; kept, never refused. */
export const OTHER = 'OTHER';

const OTHER_TEXT = 'A document that names no code of the list.';

/** The clean sentence of a code. */
export function textOfStip(code: string): string {
  return STIP_CODES.find((one) => one.code === code)?.text ?? OTHER_TEXT;
}

/** The code that a reference names, by code (`POI`, `stip:poi`) or by name (`proof-of-income.pdf`), else OTHER. */
export function codeOfReference(reference: string): string {
  const words = reference
    .normalize('NFKC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/licence/g, 'license')
    .replace(/driver'?s/g, 'driver')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const tokens = new Set(words.split(' '));
  const byCode = STIP_CODES.find(({ code }) => tokens.has(code.toLowerCase()));
  const byName = STIP_CODES.find(({ name }) => ` ${words} `.includes(` ${name} `));
  return (byCode ?? byName)?.code ?? OTHER;
}
