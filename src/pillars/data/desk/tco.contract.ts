/** Declares GET /tco/{vin}. */
import { z } from 'zod';
import { tcoAnswered } from '#domain/desk-answers/answers-wire.ts';
import { zipPlus4 } from '#domain/places/zip.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { asOf, missing, notAVin, params, posted, priced, refusals, sample, unknownMember } from './read-figures.ts';

export const tco = {
  readTco: endpoint({
    ...priced,
    path: '/tco/{vin}',
    summary: 'Read the five-year cost of ownership of a car',
    description: `Seven costs in whole dollars at 15,000 miles a year, with totals. ${posted}`,
    params,
    query: z.strictObject({ zip: zipPlus4.optional(), fromZip: zipPlus4.optional(), asOf: asOf.optional() }),
    ok: tcoAnswered,
    notFound: missing,
    refusals,
    examples: [
      { name: 'nothing but a VIN', params: sample, answers: 'OK' },
      { name: 'in Texas', params: sample, query: { zip: '78701' }, answers: 'OK' },
      { ...unknownMember, query: { milesPerYear: '12000' } },
      notAVin,
    ],
  }),
};
