/** Payload schemas of a deal's own events and of calls to its counterparties. */
import { z } from 'zod';
import { json, timestamp } from '#kernel/atoms.ts';
import { carFacts } from '../../../car/car-facts.ts';
import { desked } from '../desked-wire.ts';
import { dealType, deliveryMethod } from '../names.ts';

const nothing = z.strictObject({}).meta({ id: 'NoData' });

/** The car behind the figures, as known then. */
const deskVehicle = z.strictObject({
  modelYear: z.int(),
  msrp: z.int().describe('Cents'),
  fuel: z.enum(['gasoline', 'diesel', 'hybrid', 'plug-in hybrid', 'electric']).meta({ id: 'CarFuel' }),
  curbWeightLb: z.number(),
  milesPerGallon: z.number(),
  cylinders: z.number().optional(),
  estimated: z.array(z.string()).optional().describe('Members without a source'),
});

export const dealData = {
  'Deal.opened@1': z.strictObject({
    dealType,
    vin: z.string(),
    buyer: z.strictObject({ zip: z.string(), name: z.string().optional() }),
    account: z.string().optional(),
    mode: z.literal('live').optional(),
  }),
  'Deal.candidateSourced@1': z.strictObject({ vin: z.string() }),
  'Deal.sellerVerified@1': z.strictObject({
    titleState: z.string(),
    brands: z.array(z.string()),
    lien: z.boolean(),
  }),
  'Deal.desked@1': z.strictObject({
    desked,
    asked: z.record(z.string(), json).describe('Body of the desk request'),
    vehicle: deskVehicle.optional(),
    facts: carFacts.optional(),
  }),
  'Deal.cleared@1': nothing,
  'Deal.delivered@1': z.strictObject({
    method: deliveryMethod,
    location: z.strictObject({ zip: z.string() }),
    odometer: z.number().optional(),
    receivedBy: z.string().optional(),
  }),
  'Deal.settled@1': z.strictObject({
    orderId: z.string(),
    amountTotal: z.int().describe('Cents'),
    documents: z.array(z.string()),
  }),
  'Deal.cancelled@1': z.strictObject({ reason: z.string() }),
  'Deal.unwound@1': z.strictObject({ reason: z.string(), legs: z.array(z.string()) }),
  'Deal.reset@1': nothing,
  'Counterparty.asked@1': z.strictObject({
    key: z.string(),
    effect: z.string(),
    request: z.record(z.string(), json).describe('As repeated after an interruption'),
    dueAt: timestamp.optional(),
  }),
  'Counterparty.answered@1': z.strictObject({ key: z.string(), effect: z.string() }),
};
