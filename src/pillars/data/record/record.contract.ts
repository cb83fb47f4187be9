/** Declares the record of a VIN at `GET /{vin}`. */
import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { decodedVin } from '#domain/car/decode-wire.ts';
import { listedOffer } from '#domain/listings/listing-wire.ts';
import { asRelayed, decimal, isoDate, links, provenance, vin } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const titleStanding = z.enum(['clean', 'branded', 'rebuilt', 'salvage']).meta({ id: 'TitleStanding' });
const vehicle = z
  .strictObject({
    vin: z.string(),
    year: z.number().nullable(),
    make: z.string(),
    model: z.string(),
    trim: z.string(),
    manufacturer: z.string(),
    style: z.string(),
    body: z.string(),
    type: z.string(),
    drive: z.string(),
    engine: z.string(),
    fuel: z.string(),
    horsepower: z.number(),
    transmission: z.string(),
    doors: z.number(),
    seats: z.number(),
    builtIn: z.string(),
    msrp: decimal,
  })
  .partial()
  .required({ vin: true })
  .meta({ id: 'RecordVehicle' });

const valuation = z
  .strictObject({
    retailValue: decimal,
    tradeInValue: decimal,
    asOf: isoDate,
    method: z.string(),
    estimated: z.literal(true).optional(),
    confidence: z.enum(['medium', 'low']).optional(),
    msrpEstimate: z.strictObject({ amount: decimal, method: z.string() }).optional(),
    miles: z.number(),
    titleStanding,
    provenance,
  })
  .meta({ id: 'Valuation' });

const listing = z
  .strictObject({
    ...listedOffer.shape,
    provenance,
  })
  .meta({ id: 'RecordListing' });

const historyEntry = z
  .strictObject({
    kind: z.enum(['title-brand', 'title', 'transport', 'recon']),
    date: isoDate,
    words: z.string(),
    event: z.string().optional(),
    state: z.string().optional(),
    code: z.string().optional(),
    titleStanding: titleStanding.optional(),
    effect: z.string().optional(),
  })
  .meta({ id: 'HistoryEntry' });

const exemplar = z.union([
  z.strictObject({ machine: z.string(), state: z.string(), story: z.string() }).meta({ id: 'Exemplar' }),
  z.strictObject({ kind: z.string(), story: z.string() }),
]);

const notAVin = { name: 'seventeen characters with an I', params: { vin: '4T1ZZ1AK8RU00004I' } } as const;

export const record = {
  readRecord: endpoint({
    method: 'GET',
    path: '/{vin}',
    summary: 'Read the record of a VIN',
    description:
      'Decode, vehicle, valuation, current listing, history and links. With a platform gateway, decode and listing are its own; `unanswered` says why a block is missing. The valuation is always simulated.',
    access: 'open',
    live: 'platform',
    params: z.object({ vin }),
    ok: z.strictObject({
      vin: z.string(),
      decode: asRelayed(decodedVin),
      vehicle,
      valuation: valuation.optional(),
      listing: listing.optional(),
      facts: carFacts.optional(),
      history: z.array(historyEntry).optional(),
      exemplar: exemplar.optional(),
      unanswered: z.array(z.strictObject({ block: z.string(), reason: z.string() })).optional(),
      links,
      provenance,
    }),
    notFound: 'The platform gateway, where one is configured, has no record for that VIN.',
    refusals: ['gateway-unavailable', 'gateway-refused'],
    faces: ['json', 'md'],
    cache: 'deterministic',
    examples: [
      { name: 'the demo car', params: { vin: 'F1XDEMCR4SDEM0001' }, answers: 'OK' },
      { name: 'any car', params: { vin: '4T1ZZ1AK8RU000042' }, answers: 'OK' },
      { name: 'a flood brand and a rebuilt title', params: { vin: 'F1XBRAND8KADV9001' }, answers: 'OK' },
      { name: 'a car in transport', params: { vin: 'F1XP1CKD7PTRN0085' }, answers: 'OK' },
      { ...notAVin, answers: 'BLOCKED', code: 'invalid-vin' },
    ],
  }),
};
