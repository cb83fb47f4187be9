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

const plan = z
  .strictObject({
    rateId: z.string(),
    coverage: z.string(),
    termMonths: z.int().describe('999 on a plan that runs for life'),
    termMiles: z.int().nullable().describe('Null where only time runs'),
    deductible: decimal,
    deductibleType: z.literal('disappearing').optional(),
    benefit: decimal.optional(),
    dealerCost: decimal,
    retailPrice: decimal,
    dealerPaid: z.literal(true).optional(),
    lifetime: z.literal(true).optional(),
    surcharges: z.array(z.strictObject({ code: z.string(), cost: decimal })),
    form: z.string(),
  })
  .meta({ id: 'RatedPlan' });

const regulated = z.strictObject({
  state: z.string(),
  rule: z.string(),
  note: z.string(),
  cap: decimal.optional(),
  source: z.string(),
  year: z.int(),
  confidence: z.enum(['high', 'medium', 'low']),
});

export const ratedFamily = z
  .strictObject({
    productType,
    name: z.string(),
    plans: z.array(plan),
    withheld: z.array(z.strictObject({ coverage: z.string(), reason: z.string() })).optional(),
    notes: z.array(z.string()).optional(),
    regulated: regulated.optional(),
  })
  .meta({ id: 'RatedFamily' });

export const ineligibleFamily = z
  .strictObject({ productType, name: z.string(), reason: z.string(), codes: z.array(z.string()) })
  .meta({ id: 'IneligibleFamily' });

/** The figures of a deal that rates and menus rest on, as they are read. */
export const quoteBasis = z
  .looseObject({
    financeType: z.enum(['Loan', 'Balloon', 'Lease', 'Cash']),
    salesPrice: decimal,
    amountFinanced: decimal,
    monthlyPayment: decimal,
    term: z.int(),
    zip: z.string(),
    interestRate: z.number(),
    vehicleMSRP: decimal.optional(),
    dealerState: z.string().optional(),
  })
  .meta({ id: 'QuoteBasis' });
