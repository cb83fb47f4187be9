/** Declares the endpoint that extracts fields from the text of a document. */
import { z } from 'zod';
import { CANNED, DOCUMENT_KINDS, PARSED } from '#domain/fi/documents/extraction.ts';
import { productType } from '#domain/fi/menu/menu-wire.ts';
import { decimal, isoDate, provenance, text } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

/** Characters of a document; a printed page has about three thousand. */
const DOCUMENT_CHARACTERS_MAX = 200_000;

const content = expecting(
  z.string().min(1).max(DOCUMENT_CHARACTERS_MAX),
  `non-empty text of the document, at most ${DOCUMENT_CHARACTERS_MAX} characters`,
);

const confidence = z.number().min(0).max(1);

const span = z.strictObject({ start: z.int(), end: z.int(), text: z.string(), confidence }).meta({
  id: 'FieldSpan',
  description: 'Position in the content, as UTF-16 offsets',
});

const extraction = z
  .strictObject({
    kind: z.enum(DOCUMENT_KINDS),
    basis: z.enum([PARSED, CANNED]),
    confidence: confidence.optional().describe('Mean over the fields; absent when nothing was parsed'),
    fields: z
      .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
      .describe('Only values parsed from the content'),
    spans: z.record(z.string(), span),
  })
  .meta({ id: 'Extraction' });

const documentContract = z
  .strictObject({
    contractNumber: z.string().optional(),
    customer: z.string().optional(),
    productType,
    vin: z.string(),
    vehicle: z
      .strictObject({ year: z.int().optional(), make: z.string().optional(), model: z.string().optional() })
      .optional()
      .describe('The car as the document names it'),
    termMonths: z.int(),
    termMiles: z.int().nullable().describe('Null if the term has no mile limit'),
    startDate: isoDate,
    endDate: isoDate,
    price: decimal,
    deductible: decimal,
    defaultedFields: z.array(z.string()).describe('Terms missing from the document'),
  })
  .meta({
    id: 'DocumentContract',
    description: 'Contract terms of the document; POST /fi/renewals/recommend accepts it as `extracted`',
  });

export const extract = {
  extractDocument: endpoint({
    method: 'POST',
    path: '/fi/extract',
    summary: 'Extract the fields of a document from its text',
    description:
      'Reads driver’s licenses (printed or AAMVA barcode), signed contracts, payoff letters and insurance cards. A document without a recognizable field returns the canned sample, and its basis says so.',
    access: 'open',
    live: 'connection',
    body: z.strictObject({
      kind: z.enum(DOCUMENT_KINDS),
      content,
      documentRef: text(200, 'inline:content').optional().describe('Echoed. Default: inline:content'),
    }),
    ok: z.strictObject({ documentRef: z.string(), extraction, contract: documentContract, provenance }),
    refusals: [],
    examples: [
      {
        name: 'a signed service contract',
        body: {
          kind: 'signed-contract',
          content:
            'VEHICLE SERVICE CONTRACT\nContract Number: VSC-0012345\nVIN: 1HGCM82633A004352\nContract Purchase Date: 03/01/2025\nTerm: 60 Months / 75,000 Miles\nContract Price: $2,495.00',
        },
        answers: 'OK',
      },
      {
        name: 'a payoff letter in prose',
        body: {
          kind: 'payoff-letter',
          content: 'Your payoff amount is $12,345.67, good through March 1, 2027. The per diem is $3.21.',
          documentRef: 'upload:payoff-1',
        },
        answers: 'OK',
      },
      { name: 'nothing to read', body: { kind: 'insurance-card', content: 'hello' }, answers: 'OK' },
      {
        name: 'an empty document',
        body: { kind: 'generic', content: '' },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
    ],
  }),
};
