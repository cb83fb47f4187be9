/** Schema of desked figures, as in a deal and its events. */
import { z } from 'zod';
import { decimal } from '#kernel/atoms.ts';
import { derivationStep } from '../../desk/derivation/derivation-wire.ts';
import { dealFigures } from './figures.ts';
import { condition } from './names.ts';

const taxes = z.strictObject({
  stateSalesTax: decimal,
  countySalesTax: decimal,
  citySalesTax: decimal,
  districtSalesTax: decimal,
  combinedSalesTax: decimal,
  gasGuzzlerTax: decimal,
  documentaryStampTax: decimal,
});

const fees = z.strictObject({
  titleFee: decimal,
  registrationFee: decimal,
  dmvFee: decimal,
  dmvFees: z.record(z.string(), decimal),
  docFee: decimal,
  acquisitionFee: decimal.optional(),
  combinedFees: decimal,
});

export const desked = z
  .strictObject({
    ...dealFigures.shape,
    rebate: decimal,
    tradeIn: decimal,
    tradeInPayoff: decimal,
    docFee: decimal,
    taxes,
    fees,
    interestRate: z.number(),
    term: z.int(),
    financeCharge: decimal,
    totalOfPayments: decimal,
    zip: z.string(),
    state: z.string(),
    odometer: z.number().optional(),
    condition: condition.optional(),
    guideValue: decimal.optional().describe('Base of loan-to-value'),
    vehicleMSRP: decimal.optional(),
    residual: decimal.optional().describe('Lease and balloon'),
    moneyFactor: z.number().optional(),
    annualMiles: z.number().optional(),
    dueAtSigning: decimal.optional(),
    derivation: z.array(derivationStep).optional(),
  })
  .meta({ id: 'Desked' });
