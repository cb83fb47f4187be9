/** Extracts fields from a document, with confidence and position, and reports whether anything was recognized. */
import { readDriversLicense } from './kinds/drivers-license.ts';
import { readGeneric } from './kinds/generic.ts';
import { readInsuranceCard } from './kinds/insurance-card.ts';
import { readPayoffLetter } from './kinds/payoff-letter.ts';
import { readSignedContract } from './kinds/signed-contract.ts';
import { type PageLine, pageLines } from './reading/page.ts';
import type { FieldReadings } from './reading/read-labelled.ts';
import type { FieldValue } from './reading/readers.ts';

export const DOCUMENT_KINDS = [
  'drivers-license',
  'signed-contract',
  'payoff-letter',
  'insurance-card',
  'generic',
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const PARSED = 'parsed-from-submitted-content';
export const CANNED = 'canned-sample-extraction-input-not-parsed';

/** The position of a field in the content, by UTF-16 offsets; `text` is exactly that range. */
interface FieldSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly confidence: number;
}

export type ExtractedFields = Readonly<Record<string, FieldValue>>;

export interface Extraction {
  readonly kind: DocumentKind;
  readonly basis: typeof PARSED | typeof CANNED;
  /** Mean confidence of the fields, 0 … 1; absent when nothing was parsed. */
  readonly confidence?: number;
  /** Only values from the content: ISO dates, money as decimal strings. */
  readonly fields: ExtractedFields;
  readonly spans: Readonly<Record<string, FieldSpan>>;
}

const READERS: Readonly<Record<DocumentKind, (content: string, lines: readonly PageLine[]) => FieldReadings>> = {
  'drivers-license': readDriversLicense,
  'signed-contract': readSignedContract,
  'payoff-letter': readPayoffLetter,
  'insurance-card': readInsuranceCard,
  generic: readGeneric,
};

/** Extracts a document of the given kind. Without recognizable fields, `fields` is empty and the basis canned. */
export function extractDocument(kind: DocumentKind, content: string): Extraction {
  const readings = READERS[kind](content, pageLines(content));
  if (readings.size === 0) return { kind, basis: CANNED, fields: {}, spans: {} };
  const fields: Record<string, FieldValue> = {};
  const spans: Record<string, FieldSpan> = {};
  let total = 0;
  for (const [field, { value, start, end, confidence }] of readings) {
    fields[field] = value;
    spans[field] = { start, end, text: content.slice(start, end), confidence };
    total += confidence;
  }
  return { kind, basis: PARSED, confidence: Math.round((total / readings.size) * 100) / 100, fields, spans };
}
