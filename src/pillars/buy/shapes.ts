/** Schema of a deal, as every buy endpoint returns it. */

import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { certificate, check, policyTerms, sealed, signer } from '#domain/deal/wire/ceremony-wire.ts';
import { lenderAnswer } from '#domain/deal/wire/decision-wire.ts';
import { delivery, lienholder, temporaryPlate, transport } from '#domain/deal/wire/delivery-wire.ts';
import { desked } from '#domain/deal/wire/desked-wire.ts';
import { prequalCompleted } from '#domain/deal/wire/event-data/credit-data.ts';
import { availableRow, blockedRow } from '#domain/deal/wire/move-rows.ts';
import {
  applicationState,
  contractState,
  dealState,
  dealType,
  eventType,
  financeType,
  fiState,
  linkStatus,
  proofState,
  titleState,
  verdict,
} from '#domain/deal/wire/names.ts';
import { CREDIT_GAPS } from '#domain/deal-facts/credit-events.ts';
import { paymentSchedule } from '#domain/desk/payment/schedule-wire.ts';
import { packageName, productType } from '#domain/fi/menu/menu-wire.ts';
import { asRelayed, dealId, decimal, isoDate, links, provenance, timestamp } from '#kernel/atoms.ts';

export const payment = z
  .strictObject({
    paymentId: z.string(),
    amount: decimal,
    amount_total: z.int().describe('Integer cents'),
    currency: z.literal('usd'),
    method: z.string().describe('As reported by the payment rail'),
    order_id: z.string(),
    settlement_ref: z.string().optional(),
    paid_at: timestamp.optional().describe('Payment time reported by the payer'),
    capturedAt: timestamp,
  })
  .meta({ id: 'Payment' });

export const title = z.strictObject({ titleId: z.string(), state: titleState }).meta({ id: 'Title' });

const titleWork = z
  .strictObject({
    ...title.shape,
    titleState: z.string().describe('Two letters'),
    owner: z.string(),
    lienholder: lienholder.optional(),
    plate: temporaryPlate,
    dueAt: timestamp.optional().describe('When the state’s next step is due'),
    rejected: z.literal('name-mismatch').optional(),
    appliedAt: timestamp,
    titleNumber: z.string().optional(),
    history: z.array(z.strictObject({ at: timestamp, state: titleState })),
  })
  .meta({ id: 'TitleWork' });

const protection = z.strictObject({
  state: fiState,
  quoteId: z.string().optional(),
  validThrough: z.string().optional(),
  package: packageName.optional(),
  retailTotal: decimal.optional(),
  contracts: z.array(z.strictObject({ contractId: z.string(), state: contractState, productType, price: decimal })),
  href: z.string(),
});

const prequal = prequalCompleted.extend({ at: timestamp });

const credit = z.strictObject({
  applicationId: z.string(),
  state: applicationState,
  submittedAt: timestamp,
  amountFinanced: decimal,
  termMonths: z.int(),
  decision: verdict.optional(),
  decidedAt: timestamp.optional(),
  answer: asRelayed(lenderAnswer).optional(),
  answerDueAt: timestamp.optional(),
  conditions: z.array(z.string()).optional(),
});

export const paymentPlan = z
  .strictObject({
    financeType,
    dueFromBuyer: decimal.describe('Amount that the buyer brings to the signing'),
    amountFinanced: decimal,
    monthlyPayment: decimal,
    termMonths: z.int(),
    lender: z.string().optional(),
    tenders: z
      .array(z.strictObject({ from: z.enum(['buyer', 'lender', 'lessor']), label: z.string(), amount: decimal }))
      .describe('Sums to the priced amount'),
    note: z.string(),
  })
  .meta({ id: 'PaymentPlan', description: 'Who pays which part of the priced amount' });

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
    certificate: certificate.optional(),
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
    ...sealed.partial().shape,
    reason: z.string().optional(),
    retryAt: timestamp.optional(),
  })
  .meta({ id: 'Notarization' });

const stipRow = z
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
  .strictObject({
    policyId: z.string(),
    policyNumber: z.string(),
    state: z.enum(['PENDING', 'VERIFIED', 'REJECTED']),
    submittedAt: timestamp,
    ...policyTerms.partial().shape,
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
        event: eventType.optional(),
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
    fi: protection.optional(),
    prequal: prequal.optional().describe('Latest soft pull for this deal'),
    credit: credit.optional(),
    financing: z
      .strictObject({
        amountFinanced: decimal.describe('Of the desk'),
        approvedAmount: decimal.optional().describe('Of the current approval'),
        productsSince: decimal.optional().describe('Products added after the decision'),
        covered: z.boolean(),
        gap: z.enum(CREDIT_GAPS).optional(),
      })
      .optional()
      .describe('Borrowed in addition to the approved amount; absent when nothing is financed'),
    checkout: checkoutLink.optional(),
    handoff: handoffShape.optional(),
    envelope: envelope.optional(),
    schedule: paymentSchedule.optional(),
    documents: z.array(dealDocument),
    notarization: notarization.optional(),
    stips: stips.optional(),
    insurance: policy.optional(),
    transport: transport.optional(),
    delivery: delivery.optional(),
    payment: payment.optional(),
    title: titleWork.optional(),
    refund: z
      .strictObject({ refundId: z.string(), paymentId: z.string(), amount: decimal, method: z.string(), at: timestamp })
      .optional(),
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

/** Members common to verification answers: notary, stipulations, insurance. */
export const verificationFrame = {
  dealId,
  state: dealState,
  checklist: checklist.optional(),
  available: z.array(availableRow),
  blocked: z.array(blockedRow),
  links,
  provenance,
};

/** Members that `return=minimal` omits on a deal; `links.self` leads to them. */
const frameDetail = ['derivation', 'links.checklist', 'links.events'] as const;

/** The same for answers of verifications and signing, which report the result and the possible next moves. */
export const moveDetail = [...frameDetail, 'checklist'] as const;

/** Members of a deal that `return=minimal` omits: none is needed for the next move. */
export const dealDetail = [
  ...frameDetail,
  'links.vehicle',
  'desked.derivation',
  'facts',
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
