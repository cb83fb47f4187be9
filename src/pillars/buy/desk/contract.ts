/** Declares the endpoint that desks a deal. */
import { z } from 'zod';
import { TERM_MONTHS_MAX } from '#domain/desk/payment/loan.ts';
import { zip } from '#domain/places/zip.ts';
import { dealParams, integer, miles, money, numberBetween, price, rate } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { DESK_BODY, DESKED, NO_DEAL, OPENED, THE_DEAL } from '../examples.ts';
import { deal } from '../shapes.ts';

export const desk = {
  deskDeal: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/desk',
    summary: 'Work the numbers: taxes, fees, payment, with a derivation for every figure',
    description:
      'Answers the deal. Rates every eligible F&I product behind the figures, files a credit application where something is financed, and books a haul quote. Changed figures supersede an open link, void papers that were out or signed, and return the deal to DESKED; identical ones change nothing.',
    access: 'open',
    live: 'account',
    params: dealParams,
    body: z.strictObject({
      salesPrice: price,
      downPayment: money,
      term: integer(1, TERM_MONTHS_MAX).describe('Months'),
      zip,
      financeType: z.enum(['Loan', 'Balloon', 'Lease', 'Cash']).optional().describe('Loan when left out'),
      rebate: money.optional(),
      tradeIn: money.optional(),
      tradeInPayoff: money.optional(),
      docFee: money.optional(),
      interestRate: rate.optional().describe('The posted rate of the credit score when left out'),
      creditScore: integer(300, 900).optional(),
      residual: money.optional(),
      moneyFactor: numberBetween(0, 0.02).optional(),
      annualMiles: integer(1000, 50_000).optional(),
      vehicleMSRP: price.optional(),
      odometer: miles.optional(),
      condition: z.enum(['new', 'used']).optional(),
    }),
    ok: deal,
    notFound: 'No such deal, or another account’s.',
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
