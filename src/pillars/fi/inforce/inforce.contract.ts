/** Declares the in-force contracts of a VIN. */
import { z } from 'zod';
import { isoDate, links, provenance, vin } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { contractInForce } from '../shapes.ts';

export const inforce = {
  readInForce: endpoint({
    method: 'GET',
    path: '/fi/inforce/{vin}',
    summary: 'Read the in-force contracts of a car with their cancellation rules',
    description:
      'The caller’s captured contracts, dated by their deal; a car without any shows its deterministic exemplar, labeled simulated. Coverage follows from the dates.',
    access: 'open',
    live: 'connection',
    params: z.object({ vin }),
    query: z.strictObject({ asOf: isoDate.optional() }),
    ok: z.strictObject({
      vin: z.string(),
      asOf: isoDate,
      source: z.enum(['captured', 'exemplar']),
      exemplar: z.boolean().describe('True if the contracts are the sandbox exemplar'),
      contracts: z.array(contractInForce),
      links,
      provenance,
    }),
    refusals: [],
    cache: 'revalidate',
    examples: [
      { name: 'an exemplar', params: { vin: 'F1XDEMCR4SDEM0001' }, answers: 'OK' },
      { name: 'at another time', params: { vin: 'F1XDEMCR4SDEM0001' }, query: { asOf: '2033-01-01' }, answers: 'OK' },
    ],
  }),
};
