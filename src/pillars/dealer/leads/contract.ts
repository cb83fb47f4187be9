/** Declares leads: capture one as JSON or ADF, and list the account's own. */
import { z } from 'zod';
import { zip } from '#domain/places/zip.ts';
import { integer, links, page, provenance, queryInteger, text, vin } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

const email = expecting(
  z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/)
    .meta({ examples: ['ada@example.com'] }),
  'an e-mail address',
);

const customer = z.strictObject({
  name: text(120, 'Ada Lovelace'),
  zip: zip.optional(),
  email: email.optional(),
  phone: text(40, '415-555-0100').optional(),
});

const lead = z.strictObject({
  leadId: z.string(),
  state: z.enum(['CAPTURED', 'CONVERTED']),
  vin: z.string(),
  vehicle: z.strictObject({
    year: z.number().nullable(),
    make: z.string().optional(),
    model: z.string().optional(),
    trim: z.string().optional(),
  }),
  customer: z.strictObject({
    name: z.string(),
    zip: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
  }),
  source: z.enum(['api', 'adf']),
  comments: z.string().optional(),
  createdAt: z.string(),
  dealId: z.string().optional(),
  adf: z.string().optional().describe('The lead as an ADF 1.0 document, with ?format=adf'),
  links,
});

const format = expecting(z.enum(['adf']), 'adf')
  .optional()
  .describe('Adds each lead as an ADF document');

const LEAD = { vin: 'F1XDEMCR4SDEM0001', customer: { name: 'Ada Lovelace', zip: '94105' } };
const CAPTURED = { method: 'POST', path: '/dealer/leads', body: LEAD } as const;

export const leads = {
  captureLead: endpoint({
    method: 'POST',
    path: '/dealer/leads',
    summary: 'Capture a lead on a car',
    description:
      'Takes JSON, or an ADF 1.0 document with one prospect. A DOCTYPE is refused. The street address of a prospect is not kept. The lead converts when the same key opens a deal on the same car.',
    access: 'key',
    live: 'account',
    bodyText: 'text',
    mediaTypes: ['application/xml', 'text/plain'],
    body: z.strictObject({ vin, customer, comments: text(2000, 'Evenings please').optional() }),
    ok: lead.extend({ provenance }),
    refusals: ['malformed-json', 'malformed-feed', 'invalid-vin'],
    examples: [
      { name: 'a named customer', body: LEAD, answers: 'OK' },
      { name: 'nobody named', body: { vin: LEAD.vin, customer: {} }, answers: 'BLOCKED', code: 'validation-failed' },
    ],
  }),
  listLeads: endpoint({
    method: 'GET',
    path: '/dealer/leads',
    summary: 'List the account’s own leads, newest first',
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
