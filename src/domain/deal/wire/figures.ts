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
