/** Declares the deal book: the account's deals, and one deal with its F&I book. */

import { z } from 'zod';
import { DEAL_TYPES } from '#domain/deal/machine.ts';
import { dealFigures } from '#domain/deal/wire/figures.ts';
import { availableRow, blockedRow } from '#domain/deal/wire/move-rows.ts';
import { contractState, dealState, fiState, verdict } from '#domain/deal/wire/names.ts';
import { PRODUCT_TYPES } from '#domain/fi/families.ts';
import { dealParams, decimal, integer, links, page, provenance, queryInteger } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const desked = z
  .strictObject({
    ...dealFigures.shape,
    tradeIn: decimal,
    interestRate: z.number(),
    term: integer(0, 600),
  })
  .meta({ id: 'BookedFigures', description: 'Desked figures of a deal' });

const productType = z.enum(PRODUCT_TYPES);

const selection = z
  .strictObject({
    package: z.enum(['Good', 'Better', 'Best']),
    retailTotal: decimal,
    products: z.array(z.strictObject({ productType, name: z.string(), termMonths: z.number(), retailPrice: decimal })),
  })
  .meta({ id: 'BookedSelection' });

const lender = z
  .strictObject({ lenderId: z.string(), decision: verdict, tier: z.string(), buyRate: z.string() })
  .meta({ id: 'BookedLender' });
const checklist = z.strictObject({ done: integer(0, 8), of: z.literal(8) });

export const bookedDeal = z
  .strictObject({
    dealId: z.string(),
    openedAt: z.string(),
    dealType: z.enum(DEAL_TYPES),
    vin: z.string(),
    state: dealState,
    desked: desked.nullable().describe('Null before the deal is desked'),
    selection: selection.nullable().describe('Current F&I selection, or null'),
    lender: lender.nullable(),
    checklist,
  })
  .meta({ id: 'BookedDeal' });

const contract = z.strictObject({
  contractId: z.string(),
  state: contractState,
  productType,
  termMonths: z.number(),
  termMiles: z.number().nullable(),
  price: decimal,
  dealerCost: decimal,
  saleDate: z.string(),
  expirationDate: z.string(),
});

const book = z.strictObject({
  state: fiState.nullable().describe('Null before products are rated'),
  selection: selection.nullable(),
  contracts: z.array(contract),
  perVehicle: z.strictObject({ retail: decimal, cost: decimal, gross: decimal }).describe('Of the active contracts'),
});

const OPENED = {
  method: 'POST',
  path: '/buy/deals',
  body: { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } },
} as const;

export const deals = {
  listBook: endpoint({
    method: 'GET',
    path: '/dealer/deals',
    summary: 'List the account’s deals, newest first',
    access: 'key',
    live: 'account',
    query: z.strictObject({ page: page.optional(), limit: queryInteger(1, 100).optional() }),
    ok: z.strictObject({
      data: z.array(z.strictObject({ ...bookedDeal.shape, href: z.string() })),
      page: integer(1, 100_000),
      limit: integer(1, 100),
      total: integer(0, 1_000_000_000),
      links,
      provenance,
    }),
    empty: 'The account has no deals on this page.',
    refusals: [],
    examples: [
      { name: 'no deals yet', answers: 'EMPTY' },
      { name: 'after one', given: [OPENED], answers: 'OK' },
    ],
  }),
  readBook: endpoint({
    method: 'GET',
    path: '/dealer/deals/{dealId}',
    summary: 'Read a deal with its transitions and F&I book',
    access: 'open',
    live: 'account',
    params: dealParams,
    ok: z.strictObject({
      ...bookedDeal.shape,
      buyer: z.strictObject({ zip: z.string(), name: z.string().optional() }),
      available: z.array(availableRow),
      blocked: z.array(blockedRow),
      fi: book,
      links,
      provenance,
    }),
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: [],
    examples: [
      { name: 'a deal just opened', given: [OPENED], params: { dealId: '{dealId}' }, keyed: true, answers: 'OK' },
      { name: 'an unknown one', params: { dealId: 'deal_unknown' }, answers: 'EMPTY' },
    ],
  }),
};
