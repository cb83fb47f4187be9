/** Schema of the figures that every view of a desked deal shows. */
import { z } from 'zod';
import { decimal } from '#kernel/atoms.ts';
import { financeType } from './names.ts';

export const dealFigures = z
  .strictObject({
    financeType,
    salesPrice: decimal,
    downPayment: decimal,
    totalTaxesAndFees: decimal,
    products: decimal,
    amountFinanced: decimal,
    monthlyPayment: decimal,
    total: decimal.describe('Priced amount: the amount that settles the deal'),
  })
  .meta({ id: 'DealFigures' });

/** The body of the call that settles a deal. */
export const settleInstruction = z
  .strictObject({
    path: z.string(),
    amount_total: z.int().describe('Integer cents'),
    currency: z.literal('usd'),
  })
  .meta({ id: 'SettleInstruction' });
