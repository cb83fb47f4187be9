/** Declares GET /recalls/{vin}. */
import { z } from 'zod';
import { provenance, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { description, examples, offline, params, refusals } from './relayed.ts';

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
export const recallsFound = z.looseObject({
  data: z.array(recall).optional(),
  totalRecalls: z.number().optional(),
  vinSpecific: z.literal(false).optional(),
  asOf: z.string().optional(),
  provenance,
});

export const recalls = {
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
    ok: recallsFound,
    notFound: offline,
    refusals,
    examples,
  }),
};
