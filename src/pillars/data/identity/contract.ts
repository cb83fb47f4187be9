/** Declares the decode endpoints, specifications and photos. */
import { z } from 'zod';
import { decodedVehicle, decodedVin } from '#domain/car/decode-wire.ts';
import { provenance, vin } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const params = z.object({ vin });
const sample = { vin: '4T1ZZ1AK8RU000042' };
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
const read = { method: 'GET', access: 'open', live: 'platform', cache: 'deterministic', params } as const;
const refusals = ['gateway-unavailable', 'gateway-refused'] as const;
const missing = 'The platform gateway, where one is configured, has no record for that VIN.';

const notAVin = { name: 'not a VIN', params: { vin: 'SHORT' }, answers: 'BLOCKED', code: 'invalid-vin' } as const;
const letterI = { ...notAVin, name: 'seventeen characters with an I', params: { vin: '4T1ZZ1AK8RU00004I' } } as const;

const decode = {
  ...read,
  faces: ['json', 'md'],
  description:
    '`.json` and `.md` are accepted faces. A wrong check digit (ISO 3779) is answered with `checksum` false. Without a platform gateway the vehicle is decoded by the vPIC patterns of the date in `provenance.source`; what they do not state is absent, and `missing` says why. `candidates` lists the models that they allow. Sandbox cars and unknown manufacturers are a labelled sample. With a gateway, its response is returned.',
  ok: decodedVin,
  notFound: missing,
  refusals,
  examples: [
    { name: 'a car', params: sample, answers: 'OK' },
    { name: 'lower case', params: { vin: 'f1xdemcr4sdem0001' }, answers: 'OK' },
    { name: 'a wrong check digit', params: { vin: '4T1ZZ1AK0RU000042' }, answers: 'OK' },
    notAVin,
    letterI,
  ],
} as const;

const color = z.strictObject({ name: z.string(), rgb: z.string() }).meta({ id: 'Color' });
const features = z.record(z.string(), z.union([z.string(), z.literal(true)])).meta({ id: 'Features' });

const specified = z
  .strictObject({
    vehicle: decodedVehicle,
    specs: z.strictObject({
      name: z.string(),
      totalSeating: z.number().optional(),
      price: z.strictObject({ baseMsrp: z.number(), baseInvoice: z.number() }).optional(),
      color: z.strictObject({ exterior: z.array(color), interior: z.array(color) }).optional(),
      features: z.record(z.string(), features),
      orderedFeatures: z.array(z.strictObject({ category: z.string(), categoryGroup: z.string(), features })),
      typeCategories: z.record(z.string(), z.strictObject({ id: z.number(), name: z.string() })),
      styleAttributes: z.strictObject({ electric: z.boolean(), pluginElectric: z.boolean(), truck: z.boolean() }),
    }),
    provenance,
  })
  .meta({ id: 'Specs' });

export const identity = {
  readVin: endpoint({ ...decode, path: '/vin/{vin}', summary: 'Decode a VIN' }),
  readDecode: endpoint({
    ...decode,
    path: '/decode/{vin}',
    summary: 'Decode a VIN (alias)',
    description: 'The same as GET /vin/{vin}.',
  }),
  readSpecs: endpoint({
    ...read,
    path: '/specs/{vin}',
    summary: 'Read the specifications of a VIN',
    description:
      'Style and equipment by category, in text with units, as NHTSA publishes them; sandbox cars and unknown manufacturers have a labelled sample with price and colours. With a gateway, its response is returned.',
    ok: specified,
    notFound: missing,
    refusals,
    examples: [
      { name: 'a car', params: sample, answers: 'OK' },
      { name: 'the demo car', params: { vin: 'F1XDEMCR4SDEM0001' }, answers: 'OK' },
      notAVin,
    ],
  }),
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
