/** Declares payments, rates, cost of ownership, taxes and fees, and plates. */
import { z } from 'zod';
import {
  aprAnswered,
  paymentsAnswered,
  plateAnswered,
  taxesAnswered,
  tcoAnswered,
} from '#domain/desk-answers/answers-wire.ts';
import { zipPlus4 } from '#domain/places/zip.ts';
import { isoDate, queryInteger, queryMoney, queryNumber, querySwitch, text, vin } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { plate, sentAmount, sentInteger, sentPrice, state } from './inputs.ts';

const params = z.object({ vin });
const sample = { vin: '4T1ZZ1AK8RU000042' };
const priced = { method: 'GET', price: '0.01', access: 'open', live: 'platform', cache: 'revalidate' } as const;
const refusals = ['gateway-unavailable', 'gateway-refused'] as const;
const missing = 'The platform gateway has no such VIN.';
const posted = 'Without a platform gateway, simulated from posted tables.';

const term = queryInteger(1, 600);
const rate = queryNumber(0, 99.99);
const asOf = isoDate.describe('Date whose rates apply. Default: today');

/** The buyer's statements about the sale, as at the desk of a deal. */
const saleSwitches = { plateTransfer: querySwitch.optional(), soldOnline: querySwitch.optional() };

const notAVin = { name: 'not a VIN', params: { vin: 'SHORT' }, answers: 'BLOCKED', code: 'invalid-vin' } as const;
const unknownMember = {
  name: 'an unknown parameter',
  params: sample,
  query: { color: 'red' },
  answers: 'BLOCKED',
  code: 'unknown-parameter',
} as const;

export const desk = {
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
  readApr: endpoint({
    ...priced,
    path: '/apr/{vin}',
    summary: 'Read the posted APR of a car by term',
    description: `Year, make and model describe a car that its VIN does not; age and mileage default from the year. ${posted}`,
    params,
    query: z.strictObject({
      year: queryInteger(1900, 2100).optional(),
      make: text(60, 'Toyota').optional(),
      model: text(60, 'Camry').optional(),
      zip: zipPlus4.optional(),
      creditScore: sentInteger(300, 900).optional(),
      vehicleAge: queryInteger(0, 100).optional(),
      vehicleMileage: sentInteger(0, 2_000_000).optional(),
    }),
    ok: aprAnswered,
    notFound: missing,
    refusals,
    examples: [
      { name: 'nothing but a VIN', params: sample, answers: 'OK' },
      {
        name: 'a score and a mileage',
        params: sample,
        query: { zip: '78701', creditScore: '735', vehicleAge: '2', vehicleMileage: '18000' },
        answers: 'OK',
      },
      {
        name: 'no such score',
        params: sample,
        query: { creditScore: '90' },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
      notAVin,
    ],
  }),
  readTco: endpoint({
    ...priced,
    path: '/tco/{vin}',
    summary: 'Read the five-year cost of ownership of a car',
    description: `Seven costs in whole dollars at 15,000 miles a year, with totals. ${posted}`,
    params,
    query: z.strictObject({ zip: zipPlus4.optional(), fromZip: zipPlus4.optional(), asOf: asOf.optional() }),
    ok: tcoAnswered,
    notFound: missing,
    refusals,
    examples: [
      { name: 'nothing but a VIN', params: sample, answers: 'OK' },
      { name: 'in Texas', params: sample, query: { zip: '78701' }, answers: 'OK' },
      { ...unknownMember, query: { milesPerYear: '12000' } },
      notAVin,
    ],
  }),
  readTaxes: endpoint({
    ...priced,
    path: '/taxes/{vin}',
    summary: 'Compute the taxes and fees of a car',
    description: `Names each rate with its authority, and the range inside the ZIP. Rate and months have no effect; the down payment counts for Florida’s stamp tax. ${posted}`,
    params,
    query: z.strictObject({
      price: sentPrice.optional(),
      zip: zipPlus4.optional(),
      docFee: queryMoney.optional(),
      tradeIn: sentAmount.optional(),
      rate: rate.optional(),
      downPayment: queryMoney.optional(),
      months: term.optional(),
      ...saleSwitches,
      asOf: asOf.optional(),
    }),
    ok: taxesAnswered,
    notFound: missing,
    refusals,
    examples: [
      { name: 'nothing but a VIN', params: sample, answers: 'OK' },
      {
        name: 'a trade-in in Texas',
        params: sample,
        query: { price: '30000', zip: '78701', tradeIn: '10000' },
        answers: 'OK',
      },
      {
        name: 'a ZIP in no state',
        params: sample,
        query: { zip: '00901' },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
      unknownMember,
      notAVin,
    ],
  }),
  readPlate: endpoint({
    ...priced,
    path: '/plate/{state}/{number}',
    summary: 'Find a car by license plate',
    description: `Hyphens and blanks are ignored. The plates NOPLATE and 0000 match no car. ${posted}`,
    params: z.object({ state, number: plate }),
    query: z.strictObject({ state: state.optional() }),
    ok: plateAnswered,
    notFound: 'No car has this plate.',
    refusals,
    examples: [
      { name: 'a plate', params: { state: 'CA', number: '8ABC123' }, answers: 'OK' },
      { name: 'a plate on no car', params: { state: 'CA', number: 'NOPLATE' }, answers: 'EMPTY' },
      {
        name: 'no such state',
        params: { state: 'ZZ', number: '8ABC123' },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
    ],
  }),
};
