/** Letters and widths of the standard fonts, against the metrics of an independent PDF library. */
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { isPrintable, widthOf, winAnsi } from '../../../src/live/papers/standard-fonts.ts';

const pdf = await PDFDocument.create();
const EVERY_LETTER = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));

it.each([
  ['Helvetica', StandardFonts.Helvetica],
  ['Helvetica-Bold', StandardFonts.HelveticaBold],
] as const)('has the letters of %s with their widths and codes', async (font, name) => {
  const embedded = await pdf.embedFont(name);
  const letters = new Set(embedded.getCharacterSet());
  expect(EVERY_LETTER.filter(isPrintable)).toEqual(EVERY_LETTER.filter((one) => letters.has(one.codePointAt(0) ?? 0)));
  for (const letter of EVERY_LETTER.filter(isPrintable)) {
    expect([letter, widthOf(letter, font, 1000)]).toEqual([letter, embedded.widthOfTextAtSize(letter, 1000)]);
    const code = winAnsi(letter).charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
    expect([letter, `<${code}>`]).toEqual([letter, embedded.encodeText(letter).toString()]);
  }
});
