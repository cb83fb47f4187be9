/** Declares the gateway-answered endpoints: factory build and recalls. */
import { z } from 'zod';
import { provenance, text, vin } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const params = z.object({ vin });
const sample = { vin: '4T1ZZ1AK8RU000042' };
const refusals = ['gateway-unconfigured', 'gateway-unavailable', 'gateway-refused'] as const;
const examples = [
  { name: 'no gateway configured', params: sample, answers: 'UNCONFIGURED', code: 'gateway-unconfigured' },
  { name: 'not a VIN', params: { vin: 'SHORT' }, answers: 'BLOCKED', code: 'invalid-vin' },
] as const;
const offline = 'The platform gateway has no record for that VIN.';
const description = 'The gateway’s bytes; 503 without a gateway.';

/** The gateway's recall, by its documentation; omitted members are omitted here. */
const recall = z
  .looseObject({
    manufacturer: z.string(),
    nhtsaCampaignNumber: z.string(),
    reportReceivedDate: z.string().describe('DD/MM/YYYY'),
    component: z.string(),
    summary: z.string(),
    consequence: z.string(),
    remedy: z.string(),
    modelYear: z.string(),
    make: z.string(),
    model: z.string(),
  })
  .partial()
  .meta({ id: 'GatewayRecall' });
const build = z
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
const built = z.looseObject({ build: build.optional(), provenance });
const recalls = z.looseObject({
  data: z.array(recall).optional(),
  totalRecalls: z.number().optional(),
  vinSpecific: z.literal(false).optional(),
  asOf: z.string().optional(),
  provenance,
});
const openRecalls = recalls.extend({ status: z.string().optional(), openRecalls: z.number().optional() });

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
    ok: built,
    notFound: offline,
    refusals,
    examples,
  }),
  readRecalls: endpoint({
    method: 'GET',
    path: '/recalls/{vin}',
    summary: 'Read the recalls of a VIN',
    description: `${description} Without a gateway, from NHTSA's imported recall file: the campaigns of the make, model and year, with \`vinSpecific\` false.`,
    price: '0.01',
    access: 'open',
    live: 'platform',
    params,
    query: z.strictObject({ year: text(4).optional(), make: text(60).optional(), model: text(60).optional() }),
    ok: recalls,
    notFound: offline,
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
    ok: openRecalls,
    notFound: offline,
    refusals,
    examples,
  }),
};
