/** Declares renewal recommendations. */
import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { productType } from '#domain/fi/menu/menu-wire.ts';
import { integer, isoDate, links, miles, provenance, vin } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { renewal, renewalAssessment, renewalLaw } from '../renewal-shapes.ts';

const termMiles = expecting(z.number().positive().max(2_000_000).nullable(), 'a number of miles above 0, or null');
const termMonths = integer(1, 999);

const contract = z.strictObject({
  termMonths,
  startDate: isoDate,
  endDate: isoDate.optional().describe('Default: startDate + termMonths'),
  termMiles: termMiles.optional(),
  productType: productType.optional(),
  contractId: z.string().min(1).max(80).optional(),
  saleOdometer: miles.optional().describe('Miles. Default: 0'),
});

const extractedTerms = {
  termMonths: termMonths.optional(),
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  termMiles: termMiles.optional(),
  productType: productType.optional(),
  defaultedFields: z.array(z.string().max(80)).max(100).optional(),
};

const extracted = z
  .looseObject({
    ...extractedTerms,
    contract: z.looseObject(extractedTerms).meta({ maxProperties: 100 }).optional(),
  })
  .meta({ description: 'A response of POST /fi/extract, or its contract', maxProperties: 100 });

export const renewals = {
  recommendRenewal: endpoint({
    method: 'POST',
    path: '/fi/renewals/recommend',
    summary: 'Recommend renewals of a car’s F&I contracts',
    description:
      'Assesses the contracts sent, else the extracted one, else those in force for the VIN, as of any date. The overall assessment is the most urgent one.',
    access: 'open',
    live: 'connection',
    body: z.strictObject({
      vin,
      asOf: isoDate.optional().describe('Assessment date. Default: today'),
      contracts: z.array(contract).max(200).optional(),
      extracted: extracted.optional(),
      odometer: miles
        .optional()
        .describe('Enables the miles rule for contracts with termMiles. Default: the listing’s'),
    }),
    ok: z.strictObject({
      vin: z.string(),
      asOf: isoDate,
      source: z.enum(['contracts', 'extracted', 'in-force']).meta({ id: 'RenewalSource' }),
      inForce: z.enum(['captured', 'exemplar']).optional().describe('Source of the in-force contracts'),
      assessment: renewal,
      reinstatable: z.boolean().optional().describe('Only if coverage has lapsed'),
      contracts: z.array(renewalAssessment),
      defaultedFields: z.array(z.string()).optional().describe('Terms missing from the extracted document'),
      facts: carFacts.optional(),
      law: renewalLaw,
      links,
      provenance,
    }),
    refusals: [],
    examples: [
      {
        name: 'a contract near its end',
        body: {
          vin: '1HGCM82633A004352',
          asOf: '2029-11-01',
          contracts: [{ termMonths: 60, startDate: '2025-03-01', productType: 'VSC' }],
        },
        answers: 'OK',
      },
      {
        name: 'an extracted contract',
        body: {
          vin: '1HGCM82633A004352',
          asOf: '2026-01-01',
          extracted: { termMonths: 36, startDate: '2025-03-01', defaultedFields: ['price'] },
        },
        answers: 'OK',
      },
      { name: 'the contracts in force', body: { vin: 'F1XDEMCR4SDEM0001', asOf: '2033-01-01' }, answers: 'OK' },
      {
        name: 'a contract without a term',
        body: { vin: '1HGCM82633A004352', contracts: [{ startDate: '2025-03-01' }] },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
    ],
  }),
};
