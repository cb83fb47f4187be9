/** Declares GET /specs/{vin}. */
import { z } from 'zod';
import { decodedVehicle } from '#domain/car/decode-wire.ts';
import { provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { missing, notAVin, read, refusals, sample } from './read-car.ts';

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

export const specs = {
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
};
