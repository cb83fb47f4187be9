/** Schema of a lead, as returned to the dealer and in its event. */
import { z } from 'zod';
import { carFacts } from '../car/car-facts.ts';

export const leadFacts = z
  .strictObject({
    vin: z.string().optional(),
    vehicle: z.strictObject({
      year: z.number().nullable(),
      make: z.string().optional(),
      model: z.string().optional(),
      trim: z.string().optional(),
    }),
    vehicleSource: z
      .enum(['inventory', 'prospect', 'decode', 'sample'])
      .meta({ id: 'LeadVehicleSource' })
      .optional()
      .describe('Source of the vehicle'),
    facts: carFacts.optional(),
    stock: z.string().optional(),
    customer: z.strictObject({
      name: z.string(),
      zip: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
    }),
    source: z.enum(['api', 'adf']).meta({ id: 'LeadSource' }),
    comments: z.string().optional(),
    tradeIn: z
      .strictObject({
        vin: z.string().optional(),
        year: z.number().optional(),
        make: z.string().optional(),
        model: z.string().optional(),
        trim: z.string().optional(),
        miles: z.number().optional(),
        comments: z.string().optional(),
      })
      .optional(),
    timeframe: z
      .strictObject({
        description: z.string().optional(),
        earliest: z.string().optional(),
        latest: z.string().optional(),
      })
      .optional(),
    origin: z
      .strictObject({
        provider: z.string().optional(),
        service: z.string().optional(),
        source: z.string().optional(),
        id: z.string().optional(),
        requestedAt: z.string().optional(),
      })
      .optional()
      .describe('Sender of the prospect; one prospect id of one provider is one lead'),
    vendor: z.strictObject({ id: z.string().optional(), name: z.string().optional() }).optional(),
  })
  .meta({ id: 'LeadFacts' });
