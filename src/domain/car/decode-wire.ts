/** Schema of the flat decode of a VIN. */
import { z } from 'zod';
import { provenance } from '#kernel/atoms.ts';

export const decodedVehicle = z.strictObject({
  vin: z.string(),
  year: z.number().nullable(),
  make: z.string().optional(),
  model: z.string().optional(),
  manufacturer: z.string(),
});

const candidate = z.strictObject({ make: z.string().optional(), model: z.string() });
const missingMember = z.strictObject({ member: z.enum(['make', 'model', 'year']), reason: z.string() });
const plant = z
  .strictObject({ city: z.string(), state: z.string(), country: z.string(), company: z.string() })
  .partial();
const published = z
  .strictObject({
    vehicleType: z.string(),
    series: z.string().optional(),
    bodyClass: z.string().optional(),
    doors: z.number().optional(),
    cylinders: z.number().optional(),
    displacementL: z.number().optional(),
    engineModel: z.string().optional(),
    horsepower: z.number().optional(),
    fuel: z.string().optional(),
    gvwr: z.string().optional(),
    plant: plant.optional(),
    errorCodes: z.array(z.strictObject({ code: z.number(), meaning: z.string() })),
    correction: z
      .strictObject({
        suggestedVin: z.string(),
        positions: z.array(z.strictObject({ position: z.number(), characters: z.string() })),
      })
      .optional(),
  })
  .meta({ id: 'PublishedFacts' });

export const decodedVin = z
  .strictObject({
    vin: z.string(),
    vinValid: z.boolean(),
    wmi: z.string(),
    origin: z.string(),
    squishVin: z.string(),
    checkDigit: z.string(),
    checksum: z.boolean(),
    make: z.string().optional(),
    model: z.string().optional(),
    trim: z.string().optional(),
    style: z.string().optional(),
    body: z.string().optional(),
    engine: z.string().optional(),
    drive: z.string().optional(),
    transmission: z.string().optional(),
    vehicle: decodedVehicle,
    ambiguous: z.boolean(),
    candidates: z.array(candidate).optional(),
    published: published.optional(),
    missing: z.array(missingMember).optional(),
    provenance,
  })
  .meta({ id: 'Decode' });
