/** Schema of a deal, as every buy endpoint returns it. */

import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { DEAL_TYPES } from '#domain/deal/machine.ts';
import { dealFigures } from '#domain/deal/wire/figures.ts';
import { availableRow, blockedRow } from '#domain/deal/wire/move-rows.ts';
import {
  applicationState,
  dealState,
  deliveryMethod,
  financeType,
  fiState,
  linkStatus,
  proofState,
  titleState,
  transportState,
} from '#domain/deal/wire/names.ts';
import { CREDIT_GAPS } from '#domain/deal-facts/credit-events.ts';
import { derivationStep } from '#domain/desk/derivation/derivation-wire.ts';
import { paymentSchedule } from '#domain/desk/payment/schedule-wire.ts';
import { dealId, decimal, isoDate, links, provenance, timestamp } from '#kernel/atoms.ts';

const signer = z.strictObject({ name: z.string(), email: z.string().optional() }).meta({ id: 'Signer' });
const check = z
  .strictObject({ name: z.string(), result: z.enum(['pass', 'fail', 'caution', 'unknown']) })
  .meta({ id: 'Check' });

export const payment = z
  .looseObject({ paymentId: z.string(), amount: decimal, method: z.string(), capturedAt: timestamp })
  .meta({ id: 'Payment' });
export const title = z.looseObject({ titleId: z.string(), state: titleState }).meta({ id: 'Title' });

export const paymentPlan = z
  .strictObject({
    financeType,
    dueFromBuyer: decimal.describe('What the buyer brings to the signing'),
    amountFinanced: decimal,
    monthlyPayment: decimal,
    termMonths: z.int(),
    lender: z.string().optional(),
    tenders: z
      .array(z.strictObject({ from: z.enum(['buyer', 'lender', 'lessor']), label: z.string(), amount: decimal }))
      .describe('In sum the priced amount'),
    note: z.string(),
  })
  .meta({ id: 'PaymentPlan', description: 'Who pays which part of the priced amount' });

export const dealType = z.enum(DEAL_TYPES).meta({ id: 'DealType', examples: ['Concierge Buy'] });

export const desked = z
  .looseObject({
    ...dealFigures.shape,
    rebate: decimal,
    tradeIn: decimal,
    tradeInPayoff: decimal,
    docFee: decimal,
    taxes: z.record(z.string(), decimal),
    fees: z.record(z.string(), z.union([decimal, z.record(z.string(), decimal)])),
    interestRate: z.number(),
    term: z.int(),
    financeCharge: decimal,
    totalOfPayments: decimal,
    zip: z.string(),
    state: z.string(),
    derivation: z.array(derivationStep).optional(),
  })
  .meta({ id: 'Desked' });

export const checkoutLink = z
  .strictObject({
    linkId: z.string(),
    state: z.enum(['OPEN', 'SUPERSEDED', 'SETTLED', 'EXPIRED']),
    status: linkStatus,
    checkoutUrl: z.string(),
    amount: decimal,
    amount_total: z.int().describe('Integer cents'),
    currency: z.literal('usd'),
    openedAt: timestamp,
    expiresAt: timestamp,
    supersededBy: z.string().optional(),
  })
  .meta({ id: 'CheckoutLink' });

export const handoffShape = z
  .strictObject({
    handoffId: z.string(),
    kind: z.enum(['sign', 'source']),
    state: z.enum(['PARKED', 'CLAIMED', 'ANSWERED', 'EXPIRED']),
    url: z.string().optional(),
    parkedAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: 'Handoff' });

export const dealDocument = z
  .strictObject({
    documentId: z.string(),
    name: z.string(),
    pages: z.int(),
    digest: z.string(),
    state: z.enum(['sent', 'signed', 'declined', 'voided', 'filed']),
  })
  .meta({ id: 'DealDocument' });

export const envelope = z
  .strictObject({
    envelopeId: z.string(),
    state: z.enum(['SENT', 'COMPLETED', 'DECLINED', 'VOIDED']),
    signer,
    sentAt: timestamp,
    provider: z.string().optional().describe('E-sign provider; absent in the sandbox'),
    certificate: z.strictObject({ certificateId: z.string(), signedAt: timestamp, digest: z.string() }).optional(),
    reason: z.string().optional(),
  })
  .meta({ id: 'Envelope' });

export const notarization = z
  .strictObject({
    notarizationId: z.string(),
    state: z.enum(['REQUESTED', 'COMPLETED', 'FAILED']),
    signer,
    documentKind: z.literal('power-of-attorney'),
    requestedAt: timestamp,
    notary: z.record(z.string(), z.string()).optional(),
    identity: z.record(z.string(), z.string()).optional(),
    meeting: z.record(z.string(), z.string()).optional(),
    seal: z.record(z.string(), z.string()).optional(),
    reason: z.string().optional(),
    retryAt: timestamp.optional(),
  })
  .meta({ id: 'Notarization' });

export const stipRow = z
  .strictObject({
    code: z.string(),
    text: z.string(),
    state: z.enum(['REQUESTED', 'SUBMITTED', 'VERIFIED', 'REJECTED']),
    requested: z.boolean().describe('True when a lender requested it'),
    documentRef: z.string().optional(),
    checks: z.array(check),
    reason: z.string().optional(),
    dueBy: timestamp.optional(),
  })
  .meta({ id: 'Stipulation' });

export const stips = z.strictObject({ state: proofState, rows: z.array(stipRow) }).meta({ id: 'Stipulations' });

export const policy = z
  .looseObject({
    policyId: z.string(),
    policyNumber: z.string(),
    state: z.enum(['PENDING', 'VERIFIED', 'REJECTED']),
    checks: z.array(check).optional(),
    reason: z.string().optional(),
  })
  .meta({ id: 'InsurancePolicy' });

export const checklist = z
  .strictObject({
    steps: z.array(
      z.strictObject({
        step: z.int(),
        key: z.string(),
        title: z.string(),
        done: z.boolean(),
        at: timestamp.optional(),
        event: z.string().optional(),
      }),
    ),
    completed: z.int(),
    total: z.literal(8),
  })
  .meta({ id: 'Checklist' });

export const deal = z
  .strictObject({
    dealId: z.string(),
    dealType,
    state: dealState.describe('Furthest milestone reached'),
    vin: z.string(),
    buyer: z.strictObject({ zip: z.string(), name: z.string().optional() }),
    openedAt: timestamp,
    dealDate: isoDate.describe('Date of the deal, which dates its contracts'),
    desked: desked.optional(),
    facts: carFacts.optional(),
    fi: z.looseObject({ state: fiState, href: z.string() }).optional(),
    prequal: z
      .looseObject({
        prequalId: z.string(),
        result: z.enum(['score', 'frozen', 'no-hit']),
        validThrough: isoDate,
        at: timestamp,
      })
      .optional()
      .describe('Latest soft pull for this deal'),
    credit: z.looseObject({ applicationId: z.string(), state: applicationState }).optional(),
    financing: z
      .strictObject({
        amountFinanced: decimal.describe('Of the desk'),
        approvedAmount: decimal.optional().describe('Of the standing approval'),
        productsSince: decimal.optional().describe('What products taken after the decision add to the amount financed'),
        covered: z.boolean(),
        gap: z.enum(CREDIT_GAPS).optional(),
      })
      .optional()
      .describe('What is borrowed beside what a lender approved; absent where nothing is financed'),
    checkout: checkoutLink.optional(),
    handoff: handoffShape.optional(),
    envelope: envelope.optional(),
    schedule: paymentSchedule.optional(),
    documents: z.array(dealDocument),
    notarization: notarization.optional(),
    stips: stips.optional(),
    insurance: policy.optional(),
    transport: z.looseObject({ state: transportState }).optional(),
    delivery: z.looseObject({ method: deliveryMethod, at: timestamp }).optional(),
    payment: payment.optional(),
    title: title.optional(),
    refund: z.looseObject({ refundId: z.string(), amount: decimal, method: z.string(), at: timestamp }).optional(),
    cancelled: z.strictObject({ at: timestamp, reason: z.string() }).optional(),
    unwound: z.strictObject({ at: timestamp, reason: z.string(), legs: z.array(z.string()) }).optional(),
    checklist,
    available: z.array(availableRow),
    blocked: z.array(blockedRow),
    lastSeq: z.int(),
    links,
    provenance,
  })
  .meta({ id: 'Deal' });

/** Members of every answer of a verification: notary, stipulations, insurance. */
export const verificationFrame = {
  dealId,
  state: dealState,
  checklist,
  available: z.array(availableRow),
  blocked: z.array(blockedRow),
  links,
  provenance,
};

/** Members that a reader with little room does without: none of them is needed for the next move. */
export const dealDetail = [
  'desked.derivation',
  'fi',
  'prequal',
  'credit',
  'financing',
  'checkout',
  'handoff',
  'envelope',
  'notarization',
  'stips',
  'insurance',
  'transport',
  'title',
] as const;

export type WireDeal = z.input<typeof deal>;
