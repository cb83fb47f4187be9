/** Declares the endpoint that previews a purchase before a deal is opened. */

import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { decodedVin } from '#domain/car/decode-wire.ts';
import { haul } from '#domain/deal/wire/delivery-wire.ts';
import { availableRow, blockedRow } from '#domain/deal/wire/move-rows.ts';
import { dealState, transportState } from '#domain/deal/wire/names.ts';
import { previewedPayments } from '#domain/desk-answers/answers-wire.ts';
import { menuPackage, ratedFigures } from '#domain/fi/menu/menu-wire.ts';
import { zip } from '#domain/places/zip.ts';
import { asRelayed, links, provenance, vin } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { checklist, handoffShape } from '../shapes.ts';

const quoted = haul.extend({ state: transportState.optional().describe('Of a fixture'), provenance });

/** Facts from the story of a fixture car. */
const storyMembers = {
  deal: z
    .strictObject({ dealId: z.string(), dealType: z.string(), state: dealState, checklist, href: z.string() })
    .optional()
    .describe('Deal of a fixture car'),
  handoff: handoffShape.optional(),
  credit: z
    .strictObject({ machine: z.string(), state: z.string(), applicationId: z.string().optional() })
    .optional()
    .describe('Bureau or lender result of a fixture car'),
};

const vscPreview = z
  .strictObject({
    basis: ratedFigures,
    packages: z.array(menuPackage),
    ineligible: z.array(z.string()).describe('Why this car is ineligible for a service contract'),
    provenance,
  })
  .meta({ id: 'VscPreview', description: 'Rated as in /fi/quotes' });

export const composition = {
  readComposition: endpoint({
    method: 'GET',
    path: '/buy/{vin}',
    summary: 'Preview the purchase of a car',
    description:
      'Decode, payments at the asking price, else the retail value or the MSRP, a haul quote, the menu’s service contract, and the eight steps.',
    access: 'open',
    live: 'platform',
    params: z.object({ vin }),
    query: z.strictObject({ zip: zip.optional().describe('ZIP of the buyer. Default: 94020') }),
    ok: z.strictObject({
      vin: z.string(),
      decode: asRelayed(decodedVin),
      facts: carFacts,
      payments: previewedPayments,
      transport: quoted.optional(),
      vsc: vscPreview,
      checklist,
      brands: z.array(z.string()).optional().describe('Title brands and liens'),
      ...storyMembers,
      exemplar: z
        .strictObject({ machine: z.string(), state: z.string(), story: z.string() })
        .meta({ id: 'Exemplar' })
        .optional(),
      available: z.array(availableRow.extend({ transition: z.literal('open') })),
      blocked: z.array(blockedRow.omit({ help: true }).extend({ transition: z.literal('open') })),
      links,
      provenance,
    }),
    detail: ['payments.derivation', 'payments.jurisdiction', 'transport'],
    notFound: 'The platform gateway has no record for that VIN.',
    refusals: ['gateway-unavailable', 'gateway-refused'],
    examples: [
      { name: 'the demo car', params: { vin: 'F1XDEMCR4SDEM0001' }, answers: 'OK' },
      { name: 'for a buyer in Texas', params: { vin: 'F1XDEMCR4SDEM0001' }, query: { zip: '78701' }, answers: 'OK' },
      { name: 'a fixture car with a deal', params: { vin: 'F1XCHECK9SCBY0003' }, answers: 'OK' },
      { name: 'a fixture car in transport', params: { vin: 'F1XP1CKD7PTRN0085' }, answers: 'OK' },
      { name: 'a car in a salvage pool', params: { vin: 'F1XSALVG1MADV9003' }, answers: 'OK' },
      { name: 'not a VIN', params: { vin: 'NOTAVIN' }, answers: 'BLOCKED', code: 'invalid-vin' },
    ],
    cache: 'deterministic',
  }),
};
