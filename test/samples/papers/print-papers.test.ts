/** Printed documents: valid PDF with every text, the same bytes for the same facts. */
import { describe, expect, it } from 'vitest';
import type { PrintedPaper } from '#domain/contract-papers/printed-paper.ts';
import { printPapers } from '../../../src/live/papers/print-papers.ts';
import { printedPages } from './printed-pages.ts';

const DATE = '2026-11-27';
const CELLS = [{ term: 'ANNUAL PERCENTAGE RATE', says: 'The cost of your credit as a yearly rate.', value: '6.49%' }];
const PAPER: PrintedPaper = {
  name: 'contract',
  title: 'Retail installment contract',
  blocks: [
    {
      kind: 'rows',
      heading: 'Parties (both)',
      rows: [
        ['Buyer', 'Zoë “Ada” Muñoz–Lovelace'],
        ['Path', 'C:\\deals (signed)'],
      ],
    },
    { kind: 'box', cells: CELLS },
    { kind: 'text', text: 'The buyer pays $1.00 or 1 €.' },
  ],
};

async function printPaper(paper: PrintedPaper) {
  const [file] = (await printPapers([paper], DATE)) ?? [];
  if (file === undefined) throw new Error('Nothing was printed.');
  return file;
}

describe('a printed document', () => {
  it('has every text, letter by letter, and the signature line', async () => {
    const { texts } = await printedPages((await printPaper(PAPER)).bytes);
    expect(texts).toEqual([
      'Retail installment contract',
      'Parties (both)',
      'Buyer',
      'Zoë “Ada” Muñoz–Lovelace',
      'Path',
      'C:\\deals (signed)',
      'ANNUAL PERCENTAGE RATE',
      'The cost of your credit as a yearly rate.',
      '6.49%',
      'The buyer pays $1.00 or 1 €.',
      'Signature of the buyer:',
      'Date signed:',
      'Retail installment contract · page 1 of 1',
    ]);
  });

  it('is US letter, with its title and its date', async () => {
    const { pdf } = await printedPages((await printPaper(PAPER)).bytes);
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([{ width: 612, height: 792 }]);
    expect([pdf.getTitle(), pdf.getProducer()]).toEqual(['Retail installment contract', 'Carport']);
    expect([pdf.getCreationDate(), pdf.getModificationDate()]).toEqual([new Date(DATE), new Date(DATE)]);
  });

  it('has the same bytes for the same facts, and others for other facts', async () => {
    const first = await printPaper(PAPER);
    expect(await printPaper(PAPER)).toEqual(first);
    expect((await printPaper({ ...PAPER, title: 'Lease' })).digest).not.toBe(first.digest);
  });

  it('lists the position of each object', async () => {
    const { bytes } = await printPaper(PAPER);
    const file = new TextDecoder('latin1').decode(bytes);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(start)).toMatch(/^xref\n0 \d+\n0000000000 65535 f \n/);
    const positions = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, position]) => Number(position));
    expect(positions.length).toBeGreaterThan(6);
    positions.forEach((position, at) => {
      expect(file.slice(position)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
    });
  });

  it('continues on further numbered pages, within the margins', async () => {
    const rows = Array.from({ length: 90 }, (_, at) => [`Row ${at}`, 'w'.repeat(at)] as const);
    const file = await printPaper({ name: 'long', title: 'Long', blocks: [{ kind: 'rows', heading: 'Rows', rows }] });
    const { pdf, drawing, texts } = await printedPages(file.bytes);
    expect(file.pages).toBeGreaterThan(2);
    expect(pdf.getPageCount()).toBe(file.pages);
    expect(texts).toContain(`Long · page ${file.pages} of ${file.pages}`);
    expect(texts.filter((text) => text.startsWith('Row '))).toHaveLength(90);
    const heights = [...drawing.matchAll(/Tf [\d.]+ ([\d.]+) Td/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBe(30);
    expect(Math.min(...heights.filter((y) => y !== 30))).toBeGreaterThanOrEqual(54);
  });

  it('frames the federal disclosure box without fill, so that its figures stay legible', async () => {
    const { drawing } = await printedPages((await printPaper(PAPER)).bytes);
    expect(drawing).toMatch(/ re S$/m);
    expect(drawing).not.toMatch(/ (f|F|f\*|B|B\*|b|b\*)$/m);
  });

  it.each(['名', 'Ł', '\u0081', 'a\tb', '😀'])('is not printed with a letter that the fonts lack: %j', async (text) => {
    expect(await printPapers([{ ...PAPER, blocks: [{ kind: 'text', text }] }], DATE)).toBeUndefined();
  });
});
