/** Encoding and letter widths of Helvetica and Helvetica-Bold, two fonts that every PDF reader has. */

export type FontName = 'Helvetica' | 'Helvetica-Bold';

/** Letters by their width in thousandths of the font size. Source: Adobe's font metrics of the 14 standard fonts. */
const LETTERS: Readonly<Record<FontName, Readonly<Record<number, string>>>> = {
  Helvetica: {
    191: "'",
    222: 'ijl‚‘’',
    260: '|¦',
    278: ' !,./:;I[\\]ft\u00A0·ÌÍÎÏìíîï',
    333: '()-`r„ˆ‹“”˜›¡¨\u00AD¯²³´¸¹',
    334: '{}',
    350: '•',
    355: '"',
    365: 'º',
    370: 'ª',
    389: '*',
    400: '°',
    469: '^',
    500: 'JcksvxyzšžŸçýÿ',
    537: '¶',
    556: '#$0123456789?L_abdeghnopqu€ƒ†‡–¢£¤¥§«µ»àáâãäåèéêëðñòóôõöùúûüþ',
    584: '+<=>~¬±×÷',
    611: 'FTZŽ¿ßø',
    667: '&ABEKPSVXYŠÀÁÂÃÄÅÈÉÊËÝÞ',
    722: 'CDHNRUwÇÐÑÙÚÛÜ',
    737: '©®',
    778: 'GOQÒÓÔÕÖØ',
    833: 'Mm',
    834: '¼½¾',
    889: '%æ',
    944: 'Wœ',
    1000: '…‰Œ—™Æ',
    1015: '@',
  },
  'Helvetica-Bold': {
    238: "'",
    278: ' ,./I\\ijl‚‘’\u00A0·ÌÍÎÏìíîï',
    280: '|¦',
    333: '!()-:;[]`ftˆ‹˜›¡¨\u00AD¯²³´¸¹',
    350: '•',
    365: 'º',
    370: 'ª',
    389: '*r{}',
    400: '°',
    474: '"',
    500: 'z„“”ž',
    556: '#$0123456789J_aceksvxy€ƒ†‡–šŸ¢£¤¥§«¶»àáâãäåçèéêëýÿ',
    584: '+<=>^~¬±×÷',
    611: '?FLTZbdghnopquŽµ¿ßðñòóôõöøùúûüþ',
    667: 'EPSVXYŠÈÉÊËÝÞ',
    722: '&ABCDHKNRUÀÁÂÃÄÅÇÐÑÙÚÛÜ',
    737: '©®',
    778: 'GOQwÒÓÔÕÖØ',
    833: 'M',
    834: '¼½¾',
    889: '%mæ',
    944: 'Wœ',
    975: '@',
    1000: '…‰Œ—™Æ',
  },
};

const WIDTHS: Readonly<Record<FontName, ReadonlyMap<string, number>>> = {
  Helvetica: widthsOf('Helvetica'),
  'Helvetica-Bold': widthsOf('Helvetica-Bold'),
};

function widthsOf(font: FontName): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(LETTERS[font]).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
  );
}

/** The width of a text in points. */
export function widthOf(text: string, font: FontName, size: number): number {
  const widths = WIDTHS[font];
  let thousandths = 0;
  for (const letter of text) thousandths += widths.get(letter) ?? 0;
  return (thousandths * size) / 1000;
}

/** False for a text with characters that the fonts lack. */
export function isPrintable(text: string): boolean {
  return [...text].every((letter) => WIDTHS.Helvetica.has(letter));
}

/** Letters with the codes 0x80 to 0x9F of WinAnsiEncoding (ISO 32000-1, annex D.2); a space where it has none. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** A text in WinAnsiEncoding: one character per byte. */
export function winAnsi(text: string): string {
  const code = (letter: string) => (letter > '\u00FF' ? String.fromCharCode(0x80 + HIGH.indexOf(letter)) : letter);
  return Array.from(text, code).join('');
}
