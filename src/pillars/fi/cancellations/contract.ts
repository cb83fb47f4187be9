/** Declares the refund quote of a cancelled contract. */
import { z } from 'zod';
import { integer, isoDate, miles, money, price, provenance, stateCode } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { cancellationRule, productType, refund } from '../shapes.ts';

const termMiles = expecting(z.number().positive().max(2_000_000), 'a number of miles above 0');

const contract = z.strictObject({
  price,
  termMonths: integer(1, 999),
  startDate: isoDate,
  state: stateCode.optional().describe('The buyer’s state; left out, the model-act default is used and said'),
  termMiles: termMiles.optional().describe('The mile limit; with odometer it arms the miles basis'),
  productType: productType.optional().describe('A service contract when left out'),
  saleOdometer: miles.optional().describe('Where the plan’s miles count from; zero when left out'),
  claimsPaid: money.optional().describe('Claims paid under the contract; none when left out'),
});

export const cancellations = {
  quoteCancellation: endpoint({
    method: 'POST',
    path: '/fi/cancellations/quote',
    summary: 'Quote the refund of a contract that is cancelled on a day',
    description:
      'Inside the free look the price comes back; afterwards the unused part does, by days or miles, whichever leaves less, less claims and fee as the buyer’s state allows. Every figure says how it came about.',
    access: 'open',
    live: 'connection',
    body: z.strictObject({
      contract,
      asOf: isoDate.optional().describe('The day of cancellation; today when left out'),
      odometer: miles.optional(),
    }),
    ok: z.strictObject({ refund, rule: cancellationRule, disclosures: z.array(z.string()), provenance }),
    refusals: [],
    examples: [
      {
        name: 'by days in Texas',
        body: {
          contract: { price: '2400.00', termMonths: 60, startDate: '2025-03-01', state: 'TX' },
          asOf: '2026-09-15',
        },
        answers: 'OK',
      },
      {
        name: 'by miles',
        body: {
          contract: { price: 2400, termMonths: 60, startDate: '2025-03-01', termMiles: 60000, saleOdometer: 12000 },
          asOf: '2026-09-15',
          odometer: 42000,
        },
        answers: 'OK',
      },
      {
        name: 'without a start',
        body: { contract: { price: '2400.00', termMonths: 60 } },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
    ],
  }),
};
