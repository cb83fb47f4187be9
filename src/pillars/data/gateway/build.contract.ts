/** Declares GET /build/{vin}. */
import { z } from 'zod';
import { provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { description, examples, offline, params, refusals } from './relayed.ts';

const factoryBuild = z
  .looseObject({
    vin: z.string(),
    year: z.number(),
    make: z.string(),
    model: z.string(),
    trim: z.string(),
    options: z.record(z.string(), z.string()).describe('Text by option code'),
    optionsMsrp: z.number(),
    confidence: z.number().describe('0 to 1'),
  })
  .partial();
const built = z.looseObject({ build: factoryBuild.optional(), provenance });

export const build = {
  readBuild: endpoint({
    method: 'GET',
    path: '/build/{vin}',
    summary: 'Read the factory build of a VIN',
    description,
    price: '0.01',
    access: 'open',
    live: 'platform',
    params,
    ok: built,
    notFound: offline,
    refusals,
    examples,
  }),
};
