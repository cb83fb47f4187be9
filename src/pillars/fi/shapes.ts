/** Schemas shared by F&I answers: cancellation rules, refunds, contracts, rates, menus. */

import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { choices } from '#domain/deal/wire/move-rows.ts';
import { contractState, financeType, fiState, fiVerb } from '#domain/deal/wire/names.ts';
import { disclosure, refundStep } from '#domain/deal/wire/protection-wire.ts';
import { confidence } from '#domain/desk/derivation/derivation-wire.ts';
import { menuPackage, menuProduct, productType, selectedPackage } from '#domain/fi/menu/menu-wire.ts';
import { dealId, decimal, isoDate, json, links, provenance, timestamp } from '#kernel/atoms.ts';

export const cancellationRule = z
  .strictObject({
    state: z.string().nullable().describe('Two letters, or null if the default rule applies'),
    productType,
    law: z.string(),
    basis: z.enum(['statute', 'practice', 'contract-default', 'model-act-default']),
    freeLookDays: z.int(),
    freeLookDaysWhenMailed: z.int().optional(),
    freeLookUnit: z.enum(['calendar-days', 'business-days']),
    freeLookRefund: z.string(),
    method: z.enum(['pro-rata-lesser-of-time-and-miles', 'pro-rata-by-days']),
    feeCap: decimal.describe('Maximum fee for this contract'),
    feeRule: z.string(),
    claimsDeducted: z.boolean(),
    refundWithinDays: z.int(),
    latePenalty: z.string().nullable(),
    disclosures: z.array(z.string()),
    confidence,
    effectiveFrom: isoDate,
    verifiedOn: isoDate.nullable(),
    assignment: z.string(),
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
    derivation: z.array(refundStep),
  })
  .meta({ id: 'Refund' });

const plan = z
  .strictObject({
    rateId: z.string(),
    coverage: z.string(),
    termMonths: z.int().describe('999 for a lifetime plan'),
    termMiles: z.int().nullable().describe('Null if the term has no mile limit'),
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
  confidence,
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

/** The members of a menu. */
export const menu = z
  .looseObject({
    financeType: financeType.optional(),
    facts: carFacts.optional(),
    presentedAt: timestamp.optional(),
    packages: z.array(menuPackage),
    products: z.array(menuProduct).describe('Every rated product by itself'),
    basePayment: decimal.describe('Monthly payment without products'),
    disclosures: z.array(disclosure),
  })
  .meta({ id: 'Menu' });

export const selection = z
  .strictObject({
    ...selectedPackage.shape,
    disclosuresAcknowledged: z.literal(true),
  })
  .meta({ id: 'MenuSelection' });

export const contractTerms = z
  .strictObject({
    contractId: z.string(),
    vin: z.string(),
    productType,
    name: z.string(),
    coverageLevel: z.string(),
    termMonths: z.int(),
    termMiles: z.int().nullable(),
    deductible: decimal,
    price: decimal,
    dealerCost: decimal,
    saleDate: isoDate.describe('Date of the deal'),
    effectiveDate: isoDate,
    expirationDate: isoDate,
    expirationMiles: z.number().nullable(),
    saleOdometer: z.number(),
    form: z.string(),
    buyerState: z.string().optional(),
  })
  .meta({ id: 'ContractTerms' });

export const contract = z
  .strictObject({
    ...contractTerms.shape,
    state: contractState,
    rateId: z.string(),
    stagedAt: timestamp,
    approver: z.string().optional(),
    fiManager: z.strictObject({ name: z.string(), licenseNumber: z.string() }).optional(),
    capturedAt: timestamp.optional(),
    voided: z.strictObject({ at: timestamp, reason: z.string().optional() }).optional(),
  })
  .meta({ id: 'ProtectionContract' });

export const contractInForce = z
  .strictObject({
    ...contractTerms.shape,
    state: z.literal('CAPTURED').optional(),
    coverage: z.enum(['in-force', 'lapsed']).meta({ id: 'CoverageState' }),
    cancellation: cancellationRule,
  })
  .meta({ id: 'ContractInForce' });

const availableMove = z
  .strictObject({
    transition: fiVerb,
    method: z.literal('POST'),
    href: z.string(),
    requires: z.array(z.string()),
    example: z.record(z.string(), json).optional().describe('A body for this deal'),
    choices: choices.optional(),
  })
  .meta({ id: 'FiMove', description: 'F&I transition that is legal now' });

const blockedMove = z
  .strictObject({ transition: fiVerb, blockedBy: z.array(z.string()) })
  .meta({ id: 'FiBlockedMove', description: 'F&I transition that is blocked, and by what' });

/** Members of every answer on the F&I side of a deal. */
export const fiFrame = {
  dealId,
  vin: z.string(),
  state: fiState,
  quoteId: z.string(),
  validThrough: isoDate,
  available: z.array(availableMove),
  blocked: z.array(blockedMove),
  links,
  provenance,
};
