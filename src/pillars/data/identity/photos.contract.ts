/** Declares GET /photos/{vin}. */
import { z } from 'zod';
import { provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { notAVin, read, refusals, sample } from './read-car.ts';

const FED_CAR = {
  vehicles: [
    {
      vin: sample.vin,
      price: '27995',
      mileage: '12040',
      photos: 'https://photos.example/front.jpg|https://photos.example/rear.jpg',
    },
  ],
};

export const photos = {
  readPhotos: endpoint({
    ...read,
    path: '/photos/{vin}',
    summary: 'Read the photos of a VIN',
    description:
      '`data.retail` and `data.wholesale` hold addresses from the account’s feed, else from the platform gateway. A car without either answers EMPTY.',
    ok: z.strictObject({
      vin: z.string(),
      data: z.strictObject({ retail: z.array(z.string()), wholesale: z.array(z.string()) }),
      provenance,
    }),
    empty: 'The car has no photos; data contains empty arrays.',
    refusals,
    examples: [
      { name: 'no photos in the sandbox', params: sample, answers: 'EMPTY' },
      {
        name: 'a fed car',
        keyed: true,
        given: [{ method: 'POST', path: '/dealer/inventory', body: FED_CAR }],
        params: sample,
        answers: 'OK',
      },
      notAVin,
    ],
  }),
};
