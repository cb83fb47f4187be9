/** Declares the gateway-answered endpoints: factory build and recalls. */
import { z } from 'zod';
import { text, vin } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const params = z.object({ vin });
const sample = { vin: '4T1ZZ1AK8RU000042' };
const refusals = ['gateway-unconfigured', 'gateway-unavailable', 'gateway-refused'] as const;
const examples = [
  { name: 'no gateway configured', params: sample, answers: 'UNCONFIGURED', code: 'gateway-unconfigured' },
  { name: 'not a VIN', params: { vin: 'SHORT' }, answers: 'BLOCKED', code: 'invalid-vin' },
] as const;
const offline = 'The platform gateway has no record for that VIN.';
const description =
  "The gateway's own bytes with `type` and `provenance` added; a typed 503 where none is configured or it does not answer. Never invented.";

export const gateway = {
  readBuild: endpoint({
    method: 'GET',
    path: '/build/{vin}',
    summary: 'Read the factory build of a VIN',
    description,
    price: '0.01',
    access: 'open',
    live: 'platform',
    params,
    empty: offline,
    refusals,
    examples,
  }),
  readRecalls: endpoint({
    method: 'GET',
    path: '/recalls/{vin}',
    summary: 'Read the recalls of a VIN',
    description,
    price: '0.01',
    access: 'open',
    live: 'platform',
    params,
    query: z.strictObject({ year: text(4).optional(), make: text(60).optional(), model: text(60).optional() }),
    empty: offline,
    refusals,
    examples,
  }),
  readOpenRecalls: endpoint({
    method: 'GET',
    path: '/openrecalls/{vin}',
    summary: 'Read the recalls still open on a VIN',
    description,
    price: '0.01',
    access: 'open',
    live: 'platform',
    params,
    empty: offline,
    refusals,
    examples,
  }),
};
