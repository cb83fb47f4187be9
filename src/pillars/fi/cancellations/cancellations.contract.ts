/** Declares the refund quote of a cancelled contract. */

import { z } from 'zod';
import { CANCELLATION_REASONS } from '#domain/fi/cancellation/reasons.ts';
import { productType } from '#domain/fi/menu/menu-wire.ts';
import { decimal, integer, isoDate, miles, money, price, provenance, stateCode, text } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { cancellationRule, refund } from '../shapes.ts';

const termMiles = expecting(z.number().positive().max(2_000_000), 'a number of miles above 0');

const contract = z.strictObject({
  price,
  termMonths: integer(1, 999),
  startDate: isoDate,
  state: stateCode.optional().describe('State of the buyer. Default: the model-act rule, stated in the answer'),
  termMiles: termMiles.optional().describe('Mile limit; with odometer, refunds are also computed by miles'),
  productType: productType.optional().describe('Default: a service contract'),
  saleOdometer: miles.optional().describe('Miles. Default: 0'),
  claimsPaid: money.optional().describe('Default: 0.00'),
  dealerCost: money.optional().describe('Amount remitted to the administrator; determines who pays the refund'),
});

const loan = z.strictObject({
  lienholder: text(80, 'Northgate Sandbox Credit Union'),
  payoff: money.optional().describe('Outstanding amount. Default: the whole refund goes to the lienholder'),
});

const payment = z.strictObject({
  dueBy: isoDate.describe('Last day for a timely refund'),
  latePenalty: z.string().nullable(),
  payees: z
    .array(z.strictObject({ to: z.enum(['lienholder', 'buyer']), name: z.string().optional(), amount: decimal }))
    .describe('In order of payment; the amounts sum to the refund'),
  funding: z.array(z.strictObject({ by: z.enum(['administrator', 'dealer']), amount: decimal })).optional(),
  lateCharge: decimal.optional().describe('With paidOn'),
});

const reason = z.enum(CANCELLATION_REASONS).meta({ id: 'CancellationReason' });

export const cancellations = {
  quoteCancellation: endpoint({
    method: 'POST',
    path: '/fi/cancellations/quote',
    summary: 'Quote the refund of a cancelled contract',
    description:
      'Within the free look the whole price is refunded; afterwards the unused part by days or miles, whichever is less, minus claims and fee as the buyer’s state allows.',
    access: 'open',
    live: 'connection',
    body: z.strictObject({
      contract,
      asOf: isoDate.optional().describe('Cancellation date. Default: today'),
      odometer: miles.optional(),
      reason: reason.optional().describe('Default: request'),
      paidOn: isoDate.optional().describe('Day of payment; a late one incurs the state’s penalty'),
      loan: loan.optional().describe('An open loan on the car; its lienholder is paid first'),
    }),
    ok: z.strictObject({
      refund,
      payment,
      trigger: z.strictObject({
        reason,
        requestRequired: z.boolean(),
        requestWithinDays: z.int().nullable(),
      }),
      rule: cancellationRule,
      disclosures: z.array(z.string()),
      provenance,
    }),
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
