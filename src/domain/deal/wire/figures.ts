/** Schema of the figures in every view of a desked deal. */
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

/** The body of the settle call. */
export const settleInstruction = z
  .strictObject({
    path: z.string(),
    amount_total: z.int().describe('Integer cents'),
    currency: z.literal('usd'),
  })
  .meta({ id: 'SettleInstruction' });
