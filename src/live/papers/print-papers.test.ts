import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { printPapers } from './print-papers.ts';

/** The drawing operators of every page: ISO 32000-1, 8.5.3 paints paths. */
async function drawingOf(bytes: Uint8Array): Promise<string> {
  const pdf = await PDFDocument.load(bytes);
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFRawStream ? [one] : []));
  return streams.map((one) => new TextDecoder('latin1').decode(decodePDFRawStream(one).decode())).join('\n');
}

it('frames the federal disclosure box without fill, so that its figures stay legible', async () => {
  const cells = [{ term: 'ANNUAL PERCENTAGE RATE', says: 'The cost of your credit as a yearly rate.', value: '6.49%' }];
  const paper = { name: 'contract', title: 'Retail installment contract', blocks: [{ kind: 'box', cells }] } as const;
  const [file] = (await printPapers([paper], '2026-11-27')) ?? [];
  const drawing = await drawingOf(file?.bytes ?? new Uint8Array());
  expect(drawing).toMatch(/^S$/m);
  expect(drawing).not.toMatch(/^(f|F|f\*|B|B\*|b|b\*)$/m);
});
