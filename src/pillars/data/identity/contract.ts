/** Declares the decode endpoints, specifications and photos. */
import { z } from 'zod';
import { provenance, vin } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const params = z.object({ vin });
const sample = { vin: '4T1ZZ1AK8RU000042' };
const read = { method: 'GET', access: 'open', live: 'platform', cache: 'deterministic', params } as const;
const refusals = ['gateway-unavailable', 'gateway-refused'] as const;
const missing = 'The platform gateway, where one is configured, has no record for that VIN.';

const notAVin = { name: 'not a VIN', params: { vin: 'SHORT' }, answers: 'BLOCKED', code: 'invalid-vin' } as const;
const letterI = { ...notAVin, name: 'seventeen characters with an I', params: { vin: '4T1ZZ1AK8RU00004I' } } as const;

const vehicle = z.strictObject({
  vin: z.string(),
  year: z.number().nullable(),
  make: z.string(),
  model: z.string(),
  manufacturer: z.string(),
});

const decoded = z
  .strictObject({
    vin: z.string(),
    vinValid: z.boolean(),
    wmi: z.string(),
    origin: z.string(),
    squishVin: z.string(),
    checkDigit: z.string(),
    checksum: z.boolean(),
    make: z.string(),
    model: z.string(),
    trim: z.string(),
    style: z.string(),
    body: z.string(),
    engine: z.string(),
    drive: z.string(),
    transmission: z.string(),
    vehicle,
    ambiguous: z.boolean(),
    provenance,
  })
  .meta({ id: 'Decode' });

const decode = {
  ...read,
  faces: ['json', 'md'],
  description:
    'With `.json` at its end the address answers the same, with `.md` a page. The check digit follows ISO 3779 and the model year position 10; a wrong check digit is answered with `checksum` false. Without a platform gateway make, model and trim are a deterministic sample, labelled so; with one, its bytes answer.',
  ok: decoded,
  empty: missing,
  refusals,
  examples: [
    { name: 'a car', params: sample, answers: 'OK' },
    { name: 'lower case', params: { vin: 'f1xdemcr4sdem0001' }, answers: 'OK' },
    { name: 'a wrong check digit', params: { vin: '4T1ZZ1AK0RU000042' }, answers: 'OK' },
    notAVin,
    letterI,
  ],
} as const;

const color = z.strictObject({ name: z.string(), rgb: z.string() });
const features = z.record(z.string(), z.union([z.string(), z.literal(true)])).meta({ id: 'Features' });

const specified = z
  .strictObject({
    vehicle,
    specs: z.strictObject({
      name: z.string(),
      totalSeating: z.number(),
      price: z.strictObject({ baseMsrp: z.number(), baseInvoice: z.number() }),
      color: z.strictObject({ exterior: z.array(color), interior: z.array(color) }),
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
  readDecode: endpoint({ ...decode, path: '/decode/{vin}', summary: 'Decode a VIN, under its estate address' }),
  readSpecs: endpoint({
    ...read,
    path: '/specs/{vin}',
    summary: 'Read the specifications of a VIN',
    description:
      'Style, price, colours and the standard equipment of the trim by category, in text with units. Without a platform gateway they follow from the sample identity, labelled so; with one, its bytes answer.',
    ok: specified,
    empty: missing,
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
      '`data.retail` and `data.wholesale` are arrays of addresses: those of the account’s own feed, else those of the platform gateway. A car without either answers EMPTY.',
    ok: z.strictObject({
      vin: z.string(),
      data: z.strictObject({ retail: z.array(z.string()), wholesale: z.array(z.string()) }),
      provenance,
    }),
    empty: 'There are no photos of the car; data holds empty arrays.',
    refusals,
    examples: [{ name: 'no photos in the sandbox', params: sample, answers: 'EMPTY' }, notAVin],
  }),
};
