/** Owns the shapes that several F&I answers share: cancellation rules, refunds, contracts, rates, menus. */
import { z } from 'zod';
import { PRODUCT_TYPES } from '#domain/fi/families.ts';
import { decimal, isoDate } from '#kernel/atoms.ts';

export const productType = z.enum(PRODUCT_TYPES).meta({ id: 'ProductType', examples: ['VSC'] });

export const derivationStep = z
  .strictObject({ step: z.string(), value: z.string(), how: z.string() })
  .meta({ id: 'RefundStep', description: 'One figure of a refund and how it came about' });

export const cancellationRule = z
  .strictObject({
    state: z.string().nullable().describe('Two letters, or null when the default is used'),
    productType,
    law: z.string(),
    basis: z.enum(['statute', 'contract-default', 'model-act-default']),
    freeLookDays: z.int(),
    freeLookDaysWhenMailed: z.int().optional(),
    freeLookUnit: z.enum(['calendar-days', 'business-days']),
    freeLookRefund: z.string(),
    method: z.enum(['pro-rata-lesser-of-time-and-miles', 'pro-rata-by-days']),
    feeCap: decimal.describe('The most that may be kept of this contract’s price'),
    feeRule: z.string(),
    claimsDeducted: z.boolean(),
    refundWithinDays: z.int(),
    latePenalty: z.string().nullable(),
    disclosures: z.array(z.string()),
    confidence: z.enum(['high', 'medium', 'low']),
  })
  .meta({ id: 'CancellationRule' });

export const refund = z
  .strictObject({
    amount: decimal,
    method: z.enum(['free-look', 'pro-rata']),
    basis: z.enum(['full-price', 'time', 'miles']),
    usedFraction: z.number().min(0).max(1),
    fee: decimal,
    claimsDeducted: decimal,
    startDate: isoDate,
    endDate: isoDate,
    freeLookEnds: isoDate,
    asOf: isoDate,
    derivation: z.array(derivationStep),
  })
  .meta({ id: 'Refund' });
