/** Declares leads: capture one as JSON or ADF, and list the account's own. */
import { z } from 'zod';
import { leadFacts } from '#domain/lead/lead-wire.ts';
import { zip } from '#domain/places/zip.ts';
import { encoding, integer, links, page, provenance, queryInteger, text, vin } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

const email = expecting(
  z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/)
    .meta({ examples: ['ada@example.com'] }),
  'an email address',
);

const customer = z.strictObject({
  name: text(120, 'Ada Lovelace'),
  zip: zip.optional(),
  email: email.optional(),
  phone: text(40, '415-555-0100').optional(),
});

const lead = z
  .strictObject({
    leadId: z.string(),
    state: z.enum(['CAPTURED', 'CONVERTED']),
    ...leadFacts.shape,
    createdAt: z.string(),
    dealId: z.string().optional(),
    adf: z.string().optional().describe('The lead as an ADF 1.0 document, with ?format=adf'),
    links,
  })
  .meta({ id: 'Lead' });

const format = expecting(z.enum(['adf']), 'adf')
  .optional()
  .describe('Adds each lead as an ADF document');

const LEAD = { vin: 'F1XDEMCR4SDEM0001', customer: { name: 'Ada Lovelace', zip: '94105' } };
const CAPTURED = { method: 'POST', path: '/dealer/leads', body: LEAD } as const;

export const leads = {
  captureLead: endpoint({
    method: 'POST',
    path: '/dealer/leads',
    summary: 'Capture a lead',
    description:
      'Accepts JSON, or an ADF 1.0 document. A car is identified by VIN, by stock number, or by make and model. The same prospect id of the same provider returns the existing lead. Street addresses are not stored; dropped lists other omissions. The lead converts when the account opens a deal on the car.',
    access: 'key',
    live: 'account',
    bodyText: 'text',
    mediaTypes: ['application/xml', 'text/plain'],
    body: z.strictObject({ vin, customer, comments: text(2000, 'Evenings please').optional() }),
    ok: lead.extend({
      dropped: z.array(z.string()).optional().describe('Prospect elements that are not stored'),
      leads: z.array(lead).optional().describe('Every lead of a document with several prospects'),
      refused: z
        .array(
          z
            .strictObject({ path: z.string(), expected: z.string(), got: z.string(), message: z.string() })
            .meta({ id: 'RowProblem' }),
        )
        .optional()
        .describe('Why further prospects of the document did not become leads'),
      encoding: encoding.optional(),
      provenance,
    }),
    refusals: ['malformed-json', 'malformed-feed', 'invalid-vin'],
    examples: [
      { name: 'a named customer', body: LEAD, answers: 'OK' },
      { name: 'nobody named', body: { vin: LEAD.vin, customer: {} }, answers: 'BLOCKED', code: 'validation-failed' },
    ],
  }),
  listLeads: endpoint({
    method: 'GET',
    path: '/dealer/leads',
    summary: 'List the account’s leads, newest first',
    access: 'key',
    live: 'account',
    query: z.strictObject({ page: page.optional(), limit: queryInteger(1, 100).optional(), format }),
    ok: z.strictObject({
      data: z.array(lead),
      page: integer(1, 100_000),
      limit: integer(1, 100),
      total: integer(0, 1_000_000_000),
      links,
      provenance,
    }),
    empty: 'The account has no leads on this page.',
    refusals: [],
    examples: [
      { name: 'no leads yet', answers: 'EMPTY' },
      { name: 'after one', given: [CAPTURED], answers: 'OK' },
    ],
  }),
};
