/** Declares GET /apr/{vin}. */
import { z } from 'zod';
import { aprAnswered } from '#domain/desk-answers/answers-wire.ts';
import { zipPlus4 } from '#domain/places/zip.ts';
import { queryInteger, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { sentInteger } from './inputs.ts';
import { missing, notAVin, params, posted, priced, refusals, sample } from './read-figures.ts';

export const apr = {
  readApr: endpoint({
    ...priced,
    path: '/apr/{vin}',
    summary: 'Read the posted APR of a car by term',
    description: `Year, make and model describe a car that its VIN does not; age and mileage default from the year. ${posted}`,
    params,
    query: z.strictObject({
      year: queryInteger(1900, 2100).optional(),
      make: text(60, 'Toyota').optional(),
      model: text(60, 'Camry').optional(),
      zip: zipPlus4.optional(),
      creditScore: sentInteger(300, 900).optional(),
      vehicleAge: queryInteger(0, 100).optional(),
      vehicleMileage: sentInteger(0, 2_000_000).optional(),
    }),
    ok: aprAnswered,
    notFound: missing,
    refusals,
    examples: [
      { name: 'nothing but a VIN', params: sample, answers: 'OK' },
      {
        name: 'a score and a mileage',
        params: sample,
        query: { zip: '78701', creditScore: '735', vehicleAge: '2', vehicleMileage: '18000' },
        answers: 'OK',
      },
      {
        name: 'no such score',
        params: sample,
        query: { creditScore: '90' },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
      notAVin,
    ],
  }),
};
