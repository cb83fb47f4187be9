/** Declares the endpoint that reconciles a general ledger with protection contracts. */
import { z } from 'zod';
import { LEDGER_LINES_MAX } from '#domain/fi/ledger/reading/ledger-bounds.ts';
import { productType } from '#domain/fi/menu/menu-wire.ts';
import { decimal, encoding, isoDate, provenance } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { MONEY_CHARACTERS_MAX } from '#kernel/money.ts';
import { renewalAssessment, renewalLaw } from '../renewal-shapes.ts';

/** Members of one line, characters of one member and of a text export. */
const LINE_MEMBERS_MAX = 50;
const MEMBER_MAX = 500;
const CONTENT_CHARACTERS_MAX = 4_000_000;

const written = (description: string, type: string | string[] = 'string') =>
  expecting(
    z
      .unknown()
      .refine((value) => typeof value !== 'string' || value.length <= MEMBER_MAX)
      .optional()
      .meta({ type, description, maxLength: MEMBER_MAX }),
    `text of at most ${MEMBER_MAX} characters`,
  );

/** The ledger rules parse the members, which may also have the column names of dealer systems. */
const sentLine = expecting(
  z
    .looseObject({
      account: written('Account number or name', ['string', 'number']),
      accountName: written('Name of the account'),
      postDate: written('YYYY-MM-DD or MM/DD/YYYY'),
      amount: z
        .unknown()
        .optional()
        .meta({
          description: 'Credits are negative, or debit and credit are separate',
          anyOf: [
            { type: ['string', 'number'], maxLength: MEMBER_MAX },
            {
              type: 'object',
              properties: {
                amount: { type: ['string', 'number'], maxLength: MONEY_CHARACTERS_MAX },
                currency: { const: 'USD' },
              },
              required: ['amount', 'currency'],
              additionalProperties: false,
            },
          ],
        }),
      description: written('Description of the line'),
      customer: written('FIRST LAST or LAST, FIRST'),
      vin: written('17 characters, or the last 8 or 6'),
      reference: written('Document or check number'),
      journal: written('Journal code', ['string', 'number']),
    })
    .meta({
      id: 'SentLedgerLine',
      description: 'Column names of dealer systems (GL Account, Debit …) are accepted too',
      maxProperties: LINE_MEMBERS_MAX,
    }),
  'an object of line members',
);

const signals = z
  .strictObject({ vin: z.number(), customer: z.number(), amount: z.number(), date: z.number() })
  .meta({ id: 'MatchSignals' });

const matchLaw = z
  .strictObject({
    weights: signals,
    floor: z.number(),
    signals: z.strictObject({ vin: z.string(), customer: z.string(), amount: z.string(), date: z.string() }),
    ruledOut: z.array(z.string()),
    assignment: z.string(),
  })
  .meta({ id: 'MatchLaw', description: 'Scoring rule: the score is the sum of weight times signal' });

const line = z
  .strictObject({
    line: z.int().describe('Line of the file or place in the array, from 1'),
    account: z.string().optional(),
    accountName: z.string().optional(),
    holds: z.string().optional().describe('Meaning of the account, if number or name show it'),
    postDate: isoDate,
    amount: decimal.describe('Debits positive, credits negative'),
    description: z.string().optional(),
    customer: z.string().optional(),
    vin: z.string().optional(),
    reference: z.string().optional(),
    control: z.string().optional(),
    journal: z.string().optional(),
    company: z.string().optional(),
  })
  .meta({ id: 'LedgerLine' });

const candidate = z
  .strictObject({
    contractId: z.string(),
    source: z.enum(['captured', 'exemplar', 'sandbox-fixture']),
    vin: z.string(),
    productType,
    customer: z.string().optional(),
    saleDate: isoDate,
    price: decimal,
    dealerCost: decimal,
  })
  .meta({ id: 'LedgerCandidate' });

const scored = { contractId: z.string(), contract: candidate, score: z.number(), signals };

const totals = z.strictObject({
  lines: z.int(),
  matched: z.int(),
  unmatched: z.int(),
  reversed: z.int(),
  contracts: z.int(),
  contractsWithoutLine: z.int(),
  amount: decimal,
  matchedAmount: decimal,
  unmatchedAmount: decimal,
});

/** Rows by outcome: accepted, corrected and refused add up to rows. */
const report = {
  rows: z.int(),
  accepted: z.int(),
  corrected: z.int(),
  refused: z.int(),
  results: z
    .array(
      z.strictObject({
        line: z.int(),
        outcome: z.enum(['corrected', 'refused']),
        corrections: z.array(z.string()).optional(),
        problems: z
          .array(
            z
              .strictObject({ path: z.string(), expected: z.string(), got: z.string(), message: z.string() })
              .meta({ id: 'RowProblem' }),
          )
          .optional(),
      }),
    )
    .describe('Corrected and refused rows by line, at most a thousand'),
  unlisted: z.int().describe('Corrected and refused rows beyond the listed ones'),
};

export const gl = {
  reconcileLedger: endpoint({
    method: 'POST',
    path: '/fi/gl/reconcile',
    summary: 'Reconcile general-ledger lines with protection contracts',
    description:
      'Scores every line by VIN, customer, amount and date against your captured contracts, else the exemplar of its VIN. Lines below the floor are unmatched, with reasons and a near miss. Matched contracts become renewal candidates. Malformed rows are refused by line. A body other than JSON is the content. Default: the sandbox fixture.',
    access: 'open',
    live: 'connection',
    bodyBytesMax: 4 * 1024 * 1024,
    bodyValuesMax: 1_000_000,
    bodyMemoryMultiple: 220,
    bodyText: 'text',
    mediaTypes: ['text/csv', 'text/plain'],
    body: z.strictObject({
      content: expecting(
        z.union([z.string().max(CONTENT_CHARACTERS_MAX), z.array(sentLine).max(LEDGER_LINES_MAX)]),
        'CSV with a header row, or a JSON array of line objects',
      ).optional(),
      lines: z.array(sentLine).max(LEDGER_LINES_MAX).optional().describe('Wins over content'),
      asOf: isoDate.optional().describe('Date of the renewal assessment. Default: today'),
      source: z.literal('connection').optional().describe('Reads the connected ledger instead'),
      from: isoDate.optional().describe('With source. Default: 90 days before to'),
      to: isoDate.optional().describe('With source. Default: today'),
    }),
    ok: z.strictObject({
      source: z.enum(['lines', 'content', 'connection', 'sandbox-fixture']).meta({ id: 'LedgerSource' }),
      asOf: isoDate,
      matchLaw,
      matched: z.array(z.strictObject({ line, ...scored })),
      unmatched: z.array(
        z.strictObject({
          line,
          reasons: z.array(z.string()),
          nearMiss: z.strictObject(scored).nullable(),
          reversedBy: z.int().optional().describe('Line that reverses this one'),
        }),
      ),
      renewals: z.array(renewalAssessment.extend({ contractId: z.string(), vin: z.string(), line: z.int() })),
      renewalLaw,
      totals,
      ignoredColumns: z.array(z.string()),
      totalRowsPassedOver: z.int(),
      ...report,
      encoding,
      provenance,
    }),
    empty: 'The ledger has no lines.',
    refusals: ['malformed-feed', 'counterparty-unavailable'],
    examples: [
      { name: 'the sandbox’s own book', body: {}, answers: 'OK' },
      {
        name: 'a CSV export',
        body: {
          content:
            'GL Account,Posting Date,Amount,Customer,VIN\n8300,03/01/2026,"(1,995.00)","SAMPLE, JANE",1HGCM82633A004352\n',
        },
        answers: 'OK',
      },
      {
        name: 'lines',
        body: {
          lines: [{ account: '8400', postDate: '2026-03-01', amount: '-895.00', vin: 'F1XDEMCR4SDEM0001' }],
          asOf: '2030-01-01',
        },
        answers: 'OK',
      },
      { name: 'a ledger without lines', body: { lines: [] }, answers: 'EMPTY' },
      { name: 'the connected ledger', body: { source: 'connection', from: '2026-03-01' }, answers: 'EMPTY' },
      {
        name: 'an invalid amount',
        body: { content: 'Account,Date,Amount\n8300,03/01/2026,12.3x\n' },
        answers: 'BLOCKED',
        code: 'malformed-feed',
      },
    ],
  }),
};
