/** Declares the endpoint that desks a deal. */

import { z } from 'zod';
import { financeType } from '#domain/deal/wire/names.ts';
import { TERM_MONTHS_MAX } from '#domain/desk/payment/loan.ts';
import { zip } from '#domain/places/zip.ts';
import { dealParams, integer, miles, money, numberBetween, price, rate } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { DESK_BODY, DESKED, NO_DEAL, OPENED, THE_DEAL } from '../../examples.ts';
import { deal, dealDetail } from '../../shapes.ts';

export const desk = {
  deskDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/desk',
    summary: 'Desk a deal: taxes, fees and payment, each with its derivation',
    description:
      'Rates eligible F&I products, files a credit application for a financed deal and quotes transport. Changed figures supersede an open link, void documents and return the deal to DESKED.',
    access: 'open',
    live: 'account',
    params: dealParams,
    body: z.strictObject({
      salesPrice: price,
      downPayment: money,
      term: integer(1, TERM_MONTHS_MAX).describe('Months'),
      zip,
      financeType: financeType.optional().describe('Default: Loan'),
      rebate: money.optional(),
      tradeIn: money.optional(),
      tradeInPayoff: money.optional(),
      docFee: money.optional(),
      interestRate: rate.optional().describe('Default: the posted rate of the credit score'),
      creditScore: integer(300, 900).optional(),
      residual: money.optional(),
      moneyFactor: numberBetween(0, 0.02).optional(),
      annualMiles: integer(1000, 50_000).optional(),
      vehicleMSRP: price.optional(),
      plateTransfer: z.boolean().optional(),
      soldOnline: z.boolean().optional(),
      odometer: miles.optional(),
      condition: z.enum(['new', 'used']).optional(),
    }),
    ok: deal,
    detail: dealDetail,
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['illegal-move', 'seller-unverified', 'concurrent-change'],
    examples: [
      { name: 'a loan', given: OPENED, params: THE_DEAL, body: DESK_BODY, answers: 'OK' },
      {
        name: 'a lease after a loan',
        given: DESKED,
        params: THE_DEAL,
        body: { ...DESK_BODY, term: 36, financeType: 'Lease' },
        answers: 'OK',
      },
      { name: 'nothing', given: OPENED, params: THE_DEAL, body: {}, answers: 'BLOCKED', code: 'validation-failed' },
      { ...NO_DEAL, body: DESK_BODY },
    ],
  }),
};
