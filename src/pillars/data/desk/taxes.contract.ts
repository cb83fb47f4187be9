/** Declares GET /taxes/{vin}. */
import { z } from 'zod';
import { taxesAnswered } from '#domain/desk-answers/answers-wire.ts';
import { zipPlus4 } from '#domain/places/zip.ts';
import { queryMoney } from '#kernel/atoms.ts';
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

export const taxes = {
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
};
