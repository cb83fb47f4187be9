/** Declares the conformance listing and its OpenAPI document. */
import { z } from 'zod';
import { links, provenance, queryInteger, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const row = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    route: z.string(),
    method: z.enum(['GET', 'POST']),
    path: z.string(),
    status: z.enum(['live', 'sandbox']),
    family: z.string(),
    kind: z.string(),
  })
  .meta({ id: 'Capability', description: 'One capability route' });

const totals = z
  .strictObject({ requirements: z.int(), green: z.int(), live: z.int(), sandbox: z.int() })
  .meta({ id: 'ConformanceTotals' });

export const conformance = {
  listCapabilities: endpoint({
    method: 'GET',
    path: '/conformance',
    summary: 'List the capability routes',
    description: 'Totals count the whole listing and its recorded run.',
    access: 'open',
    live: null,
    query: z.strictObject({
      family: text(80, 'vin-checks').optional(),
      status: z.enum(['live', 'sandbox']).optional(),
      q: text(200, 'commission').optional(),
      page: queryInteger(1, 100_000).optional(),
      limit: queryInteger(1, 500).optional(),
    }),
    ok: z.strictObject({
      conformance: z.array(row),
      page: z.int(),
      limit: z.int(),
      total: z.int(),
      totals,
      state: z.enum(['green', 'red', 'stale']).meta({ id: 'VerificationState' }),
      spec: z.strictObject({ id: z.string(), version: z.literal('2.2.0'), digest: z.string(), recordedOn: z.string() }),
      links,
      provenance,
    }),
    empty: 'No row matches every filter.',
    refusals: [],
    cache: 'deterministic',
    examples: [
      { name: 'the first page', answers: 'OK' },
      { name: 'live rows of a family', query: { family: 'vin-checks', status: 'live' }, answers: 'OK' },
      { name: 'rows by words', query: { q: 'commission', limit: '5' }, answers: 'OK' },
      { name: 'no such family', query: { family: 'none' }, answers: 'EMPTY' },
      { name: 'a limit beyond 500', query: { limit: '501' }, answers: 'BLOCKED', code: 'validation-failed' },
      { name: 'an unknown parameter', query: { pillar: 'data' }, answers: 'BLOCKED', code: 'unknown-parameter' },
    ],
  }),
  readCapabilityContract: endpoint({
    method: 'GET',
    path: '/conformance/openapi.json',
    summary: 'Read the OpenAPI 3.1 contract of the capability routes',
    description: 'All of them, or those of one family.',
    access: 'open',
    live: null,
    query: z.object({ family: text(80, 'vin-checks').optional() }),
    allowsUnknownMembers: true,
    ok: z.looseObject({ openapi: z.literal('3.1.0') }),
    format: 'application/json',
    empty: 'Unknown family.',
    refusals: [],
    cache: 'document',
    examples: [
      { name: 'one family', query: { family: 'vin-checks' }, answers: 'OK' },
      { name: 'no such family', query: { family: 'none' }, answers: 'EMPTY' },
    ],
  }),
};
