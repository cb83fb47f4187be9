/** Schemas of F&I figures shared by answers and events: rates, disclosures and refunds. */
import { z } from 'zod';
import { decimal } from '#kernel/atoms.ts';
import { productType, ratedFigures } from '../../fi/menu/menu-wire.ts';
import { financeType } from './names.ts';

export const refundStep = z
  .strictObject({ step: z.string(), value: z.string(), how: z.string() })
  .meta({ id: 'RefundStep', description: 'One figure of a refund with its derivation' });

export const voidRefund = z
  .looseObject({
    amount: decimal,
    method: z.enum(['not-captured', 'flat-cancel', 'free-look', 'pro-rata']),
    basis: z.enum(['nothing-paid', 'full-price', 'time', 'miles']),
    usedFraction: z.number(),
    fee: decimal,
    derivation: z.array(refundStep).optional(),
  })
  .meta({ id: 'VoidRefund' });

export const ineligibleFamily = z
  .strictObject({ productType, name: z.string(), reason: z.string(), codes: z.array(z.string()) })
  .meta({ id: 'IneligibleFamily' });

/** The figures behind rates and menus, as returned. */
export const quoteBasis = z
  .looseObject({
    financeType,
    ...ratedFigures.shape,
    vehicleMSRP: decimal.optional(),
    dealerState: z.string().optional(),
    downPayment: decimal.optional(),
    tradeIn: decimal.optional(),
    docFee: decimal.optional(),
    totalTaxesAndFees: decimal.optional(),
  })
  .meta({ id: 'QuoteBasis' });

export const disclosure = z.strictObject({ code: z.string(), text: z.string() }).meta({ id: 'Disclosure' });
