/** Schemas of menu packages and their products. */
import { z } from 'zod';
import { decimal } from '#kernel/atoms.ts';
import { PRODUCT_TYPES } from '../families.ts';

export const productType = z.enum(PRODUCT_TYPES).meta({ id: 'ProductType', examples: ['VSC'] });

export const menuProduct = z
  .strictObject({
    productType,
    name: z.string(),
    rateId: z.string(),
    coverage: z.string(),
    termMonths: z.int(),
    termMiles: z.int().nullable(),
    deductible: decimal,
    retailPrice: decimal,
    paymentIncrease: decimal,
    form: z.string(),
    benefit: decimal.optional(),
  })
  .meta({ id: 'MenuProduct' });

export const packageName = z.enum(['Good', 'Better', 'Best']).meta({ id: 'PackageName', examples: ['Better'] });

/** The figures behind every rating. */
export const ratedFigures = z
  .strictObject({
    salesPrice: decimal,
    amountFinanced: decimal,
    monthlyPayment: decimal,
    term: z.int(),
    zip: z.string(),
    interestRate: z.number(),
  })
  .meta({ id: 'RatedFigures' });

/** A package as selected; without payments when the deal has none. */
export const selectedPackage = z
  .strictObject({
    package: packageName,
    products: z.array(menuProduct),
    retailTotal: decimal,
    monthlyPayment: decimal.optional().describe('Base payment plus increase'),
    paymentIncrease: decimal.optional().describe('Payment increase at the deal’s APR and term'),
  })
  .meta({ id: 'SelectedPackage' });

export const menuPackage = selectedPackage
  .required({ monthlyPayment: true, paymentIncrease: true })
  .meta({ id: 'MenuPackage' });
