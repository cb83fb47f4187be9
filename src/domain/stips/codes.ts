/** Maps a free-text stipulation reference to a lender's code. */
import { STIP_CODES } from './codes.data.ts';

/** A reference that matches no code of the list; accepted as OTHER, never refused. */
export const OTHER = 'OTHER';

const OTHER_TEXT = 'A document that matches no code of the list.';

/** The list prepared for comparison with references. */
const COMPARED = STIP_CODES.map(({ code, name }) => ({ code, token: code.toLowerCase(), phrase: ` ${name} ` }));

/** The standard sentence of a code. */
export function textOfStip(code: string): string {
  return STIP_CODES.find((one) => one.code === code)?.text ?? OTHER_TEXT;
}

/** The code that a reference matches, by code (`POI`, `stip:poi`) or by name (`proof-of-income.pdf`), else OTHER. */
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
  const phrase = ` ${words} `;
  const byCode = COMPARED.find(({ token }) => tokens.has(token));
  return (byCode ?? COMPARED.find((one) => phrase.includes(one.phrase)))?.code ?? OTHER;
}
