/** Declares the endpoints that open, list and read deals. */

import { z } from 'zod';
import { dealState, dealType, dealVerb } from '#domain/deal/wire/names.ts';
import { zip } from '#domain/places/zip.ts';
import {
  dealId,
  dealParams,
  decimal,
  isoDate,
  links,
  page,
  provenance,
  queryInteger,
  queryMoney,
  querySwitch,
  text,
  timestamp,
  vin,
} from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { NO_DEAL, OPENED, THE_DEAL } from '../examples.ts';
import { checklist, deal, dealDetail } from '../shapes.ts';

const asOf = z.strictObject({
  asOfSeq: queryInteger(1, 1_000_000).optional().describe('Reads the deal as of that event seq'),
});

const row = z.strictObject({
  dealId: z.string(),
  dealType,
  state: dealState,
  vin: z.string(),
  openedAt: timestamp,
  total: decimal.optional(),
  monthlyPayment: decimal.optional(),
  available: z.array(dealVerb),
  href: z.string(),
});

const DEMO = 'F1XDEMCR4SDEM0001';

export const deals = {
  openDeal: endpoint({
    method: 'POST',
    path: '/buy/deals',
    summary: 'Open a deal on a car',
    description:
      'A deal opened with a key belongs to its account; one opened without a key is accessible to anyone who has its id. Concierge Search uses the VIN as the pattern of the car to find. Private Party checks the seller’s title before the first desk.',
    access: 'open',
    live: 'account',
    body: z.strictObject({
      vin,
      buyer: z.strictObject({ zip, name: text(120, 'Ada Lovelace').optional() }),
      dealType: dealType.optional().describe('Default: Concierge Buy'),
    }),
    ok: deal,
    detail: dealDetail,
    refusals: ['no-retail-move'],
    examples: [
      { name: 'the demo car', body: { vin: DEMO, buyer: { zip: '94105', name: 'Ada Lovelace' } }, answers: 'OK' },
      {
        name: 'a private sale',
        body: { vin: DEMO, buyer: { zip: '94105' }, dealType: 'Private Party' },
        answers: 'OK',
      },
      { name: 'no buyer', body: { vin: DEMO }, answers: 'BLOCKED', code: 'validation-failed' },
      {
        name: 'a car in a salvage pool',
        body: { vin: 'F1XSALVG1MADV9003', buyer: { zip: '94105' } },
        answers: 'REFUSED',
        code: 'no-retail-move',
      },
    ],
  }),
  listDeals: endpoint({
    method: 'GET',
    path: '/buy/deals',
    summary: 'List the account’s deals, newest first',
    access: 'open',
    live: 'account',
    query: z.strictObject({
      page: page.optional(),
      limit: queryInteger(1, 100).optional().describe('Default: 20'),
    }),
    ok: z.strictObject({
      deals: z.array(row),
      page: z.int(),
      limit: z.int(),
      total: z.int(),
      links,
      provenance,
    }),
    empty: 'The account has no deals, or the request has no key.',
    refusals: [],
    examples: [
      { name: 'an account with a deal', given: OPENED, keyed: true, answers: 'OK' },
      { name: 'keyless', answers: 'EMPTY' },
    ],
  }),
  readDeal: endpoint({
    method: 'GET',
    path: '/buy/deals/{dealId}',
    summary: 'Read a deal: state, parties, figures and legal transitions',
    access: 'open',
    live: 'account',
    params: dealParams,
    query: asOf.extend({
      schedule: querySwitch.optional().describe('1 adds the schedule of a desked loan, as at /payments'),
      firstPaymentDate: isoDate.optional(),
      prepaidFinanceCharge: queryMoney.optional(),
    }),
    ok: deal,
    detail: dealDetail,
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: [],
    examples: [{ name: 'a deal', given: OPENED, params: THE_DEAL, answers: 'OK' }, NO_DEAL],
  }),
  readChecklist: endpoint({
    method: 'GET',
    path: '/buy/deals/{dealId}/checklist',
    summary: 'Read the eight-step checklist of a deal',
    access: 'open',
    live: 'account',
    params: dealParams,
    query: asOf,
    ok: z.strictObject({ dealId, state: dealState, ...checklist.shape, links, provenance }),
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: [],
    examples: [{ name: 'a deal', given: OPENED, params: THE_DEAL, answers: 'OK' }, NO_DEAL],
  }),
};
