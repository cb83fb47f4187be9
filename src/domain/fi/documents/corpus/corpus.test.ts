/** Tests that every corpus document yields exactly its stated fields. */
import { describe, expect, test } from 'vitest';
import { CANNED, DOCUMENT_KINDS, type Extraction, extractDocument, PARSED } from '../extraction.ts';
import { DRIVERS_LICENSES } from './drivers-licenses.data.ts';
import { GENERIC_DOCUMENTS, UNREADABLE } from './generic-documents.data.ts';
import { INSURANCE_CARDS } from './insurance-cards.data.ts';
import { PAYOFF_LETTERS } from './payoff-letters.data.ts';
import { SIGNED_CONTRACTS } from './signed-contracts.data.ts';

const READABLE = [
  ...DRIVERS_LICENSES,
  ...SIGNED_CONTRACTS,
  ...PAYOFF_LETTERS,
  ...INSURANCE_CARDS,
  ...GENERIC_DOCUMENTS,
];

/** The letters or digits that a span leaves out at either end of a word; the elements of a barcode touch. */
function cutWords(content: string, { start, end }: Extraction['spans'][string]): string {
  if (/^(?:@|ANSI|DAQ)/.test(content)) return '';
  const inside = /[A-Za-z0-9]{2}/;
  return [content.slice(start - 1, start + 1), content.slice(end - 1, end + 1)]
    .filter((one) => inside.test(one))
    .join();
}

describe('a readable document', () => {
  test.each(READABLE)('is extracted exactly: $kind, $name', ({ kind, content, fields }) => {
    expect(extractDocument(kind, content).fields).toEqual(fields);
  });

  test.each(READABLE)('has a span and a confidence for every field: $kind, $name', ({ kind, content }) => {
    const extraction = extractDocument(kind, content);
    expect(extraction.basis).toBe(PARSED);
    expect(Object.keys(extraction.spans)).toEqual(Object.keys(extraction.fields));
    for (const span of Object.values(extraction.spans)) {
      expect(span.text).toBe(content.slice(span.start, span.end));
      expect(span.text.trim()).not.toBe('');
      expect(span.text).toBe(span.text.trim());
      expect(cutWords(content, span)).toBe('');
      expect(span.confidence).toBeGreaterThan(0.5);
      expect(span.confidence).toBeLessThan(1);
    }
    const confidences = Object.values(extraction.spans).map(({ confidence }) => confidence);
    const mean = confidences.reduce((sum, one) => sum + one, 0) / confidences.length;
    expect(Math.abs((extraction.confidence ?? 0) - mean)).toBeLessThanOrEqual(0.005 + 1e-9);
    expect(Math.round((extraction.confidence ?? 0) * 100) / 100).toBe(extraction.confidence);
  });
});

describe('a document that does not state its kind', () => {
  test.each(UNREADABLE)('has no fields: $kind, $name', ({ kind, content }) => {
    const extraction = extractDocument(kind, content);
    expect(extraction).toEqual({ kind, basis: CANNED, fields: {}, spans: {} });
  });
});

test('the corpus holds at least sixty documents', () => {
  expect(READABLE.length + UNREADABLE.length).toBeGreaterThanOrEqual(60);
});

test('reads large content in linear time, whatever it repeats', () => {
  for (const piece of [
    'Payoff Amount ',
    'A1 ',
    'term 60 months / ',
    'Policy: ',
    '\n',
    '$1,',
    '1 2 3 ',
    'insurance ',
    'ANSI 636014',
  ]) {
    const content = piece.repeat(Math.ceil(200_000 / piece.length));
    for (const kind of DOCUMENT_KINDS) expect(extractDocument(kind, content).kind).toBe(kind);
  }
});
