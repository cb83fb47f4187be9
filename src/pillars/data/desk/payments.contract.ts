/** Declares GET /payments/{vin}. */
import { z } from 'zod';
import { paymentsAnswered } from '#domain/desk-answers/answers-wire.ts';
import { zipPlus4 } from '#domain/places/zip.ts';
import { isoDate, queryInteger, queryMoney, querySwitch } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { sentAmount, sentPrice } from './inputs.ts';
import {
  asOf,
  missing,
  notAVin,
  params,
  posted,
  priced,
  rate,
  refusals,
  saleSwitches,
  sample,
  term,
  unknownMember,
} from './read-figures.ts';

export const payments = {
  readPayments: endpoint({
    ...priced,
    path: '/payments/{vin}',
    summary: 'Compute the monthly payment of a car',
    description: `Default price: asking price, else retail value, else MSRP; zip 94020, score 720, 60 months, the state’s usual document fee. \`term\` and \`loanTerm\` are one. ${posted}`,
    params,
    query: z.strictObject({
      price: sentPrice.optional(),
      zip: zipPlus4.optional(),
      downPayment: queryMoney.optional(),
      loanTerm: term.optional(),
      term: term.optional(),
      docFee: queryMoney.optional(),
      tradeIn: sentAmount.optional(),
      ...saleSwitches,
      creditScore: queryInteger(300, 900).optional(),
      interestRate: rate.optional(),
      schedule: querySwitch.optional().describe('1 adds the schedule and its Truth in Lending figures'),
      firstPaymentDate: isoDate.optional().describe('Within 90 days after asOf. Default: a month'),
      prepaidFinanceCharge: queryMoney.optional().describe('Finance charges paid at signing'),
      grid: querySwitch.optional().describe('1 adds the payments by term and down payment'),
      asOf: asOf.optional(),
    }),
    ok: paymentsAnswered,
    notFound: missing,
    refusals,
    examples: [
      { name: 'nothing but a VIN', params: sample, answers: 'OK' },
      {
        name: 'a loan in Texas',
        params: sample,
        query: {
          price: '30000',
          zip: '78701',
          downPayment: '4000',
          loanTerm: '60',
          docFee: '150',
          tradeIn: '0',
          interestRate: '6.4',
        },
        answers: 'OK',
      },
      { name: 'the whole schedule', params: sample, query: { schedule: '1', term: '36' }, answers: 'OK' },
      { name: 'a grid', params: sample, query: { grid: '1' }, answers: 'OK' },
      {
        name: 'two lengths of one loan',
        params: sample,
        query: { term: '60', loanTerm: '72' },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
      unknownMember,
      notAVin,
    ],
  }),
};
