/** Declares refinance quotes, applications and payoff. */

import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { lenderDecision } from '#domain/deal/wire/decision-wire.ts';
import { legalSource } from '#domain/desk/derivation/derivation-wire.ts';
import { TERM_MONTHS_MAX } from '#domain/desk/payment/loan.ts';
import {
  asRelayed,
  decimal,
  integer,
  isoDate,
  links,
  miles,
  price,
  provenance,
  rate,
  stateCode,
  text,
  vin,
} from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const lien = {
  vin,
  currentBalance: price,
  currentApr: rate,
  remainingTermMonths: integer(1, TERM_MONTHS_MAX),
  creditScore: integer(300, 900).optional(),
  odometer: miles.optional().describe('Lets lenders evaluate miles and loan-to-value'),
  state: stateCode.optional(),
  fundingDate: isoDate.optional(),
};

const percent = z.string().describe('Percent a year');

const offerRow = z
  .strictObject({
    offerId: z.string(),
    lenderId: z.string(),
    lender: z.string(),
    apr: percent,
    spread: percent,
    termMonths: integer(1, TERM_MONTHS_MAX),
    monthlyPayment: decimal,
    totalInterest: decimal,
    monthlySavings: decimal,
    lifetimeSavings: decimal,
    netSavings: decimal.optional().describe('After every fee'),
    amountFinanced: decimal,
    fees: decimal,
    validThrough: isoDate,
    conditions: z.array(z.string()),
    eligibility: z.strictObject({
      balance: z.strictObject({ min: decimal, max: decimal }),
      ltv: z.number(),
      age: z.number(),
      miles: z.number(),
      states: z.string(),
    }),
  })
  .meta({ id: 'RefinanceOffer' });

export const refinancedLoan = z
  .strictObject({
    vin: z.string(),
    currentBalance: decimal,
    currentApr: percent,
    remainingTermMonths: integer(1, TERM_MONTHS_MAX),
    validThrough: isoDate,
  })
  .meta({ id: 'RefinancedLoan' });

const quoteOffer = z.strictObject({
  id: z.string(),
  title: z.string(),
  kind: z.literal('refinance-quote@1'),
  ...refinancedLoan.shape,
  termMonths: integer(1, TERM_MONTHS_MAX),
  baseApr: percent,
  currentPayment: decimal,
  offers: z.array(offerRow),
  excluded: z.array(z.strictObject({ lenderId: z.string(), reasons: z.array(z.string()) })),
  closing: z.strictObject({
    fundingDate: isoDate,
    firstPaymentDate: isoDate,
    perDiem: decimal,
    days: z.number(),
    payoff: decimal,
    fees: z.array(
      z.strictObject({
        kind: z.enum(['title', 'lien']),
        amount: decimal,
        ...legalSource.shape,
      }),
    ),
    dueAtClosing: decimal,
  }),
  facts: carFacts.optional(),
  binding: z.literal(false),
  statement: z.string(),
  alternatives: z.array(
    z.strictObject({ mode: z.string(), description: z.string(), url: z.string() }).meta({ id: 'Alternative' }),
  ),
  environment: z.string(),
  simulated: z.boolean(),
  links,
  provenance,
});

const state = z.enum(['OPENED', 'APPROVED', 'DECLINED', 'FUNDED']);

const application = z
  .strictObject({
    applicationId: z.string(),
    state,
    ...refinancedLoan.shape,
    offer: offerRow,
    openedAt: z.string(),
    answerDueAt: z.string().optional().describe('When a delayed lender responds'),
    decision: asRelayed(lenderDecision).optional(),
    payoff: z
      .strictObject({
        payoffId: z.string(),
        amount: decimal,
        perDiem: decimal,
        goodThrough: isoDate,
        sentAt: z.string(),
      })
      .optional(),
    nextSteps: z.array(z.string()),
    available: z.array(
      z.strictObject({
        transition: z.enum(['decide', 'payoff']),
        method: z.literal('POST'),
        href: z.string(),
        requires: z.array(z.string()),
      }),
    ),
    links,
    provenance,
  })
  .meta({ id: 'RefinanceApplication' });

const applicationId = text(60, 'application_4kT0aXw2');

const DEMO_LIEN = {
  vin: 'F1XDEMCR4SDEM0001',
  currentBalance: '24000.00',
  currentApr: '11.49',
  remainingTermMonths: 52,
};
const EMPTY =
  'No lender of the panel accepts the lien and improves on it, or the rate is at or below the floor of its band.';
const APPROVED = {
  method: 'POST',
  path: '/credit/decisions/simulate',
  body: { applicationId: '{applicationId}', decision: 'approved' },
} as const;
const APPLIED = { method: 'POST', path: '/financing/refinance/applications', body: DEMO_LIEN } as const;

export const refinance = {
  quoteRefinance: endpoint({
    method: 'POST',
    path: '/financing/refinance/quotes',
    summary: 'Quote a refinance',
    description:
      'The band is the posted term nearest to remainingTermMonths; ties go to the shorter. Each lender adds a spread of 0.00 to 1.99 to the band rate of the score’s tier (default: prime). Only lenders whose limits accept the lien and whose rate improves on currentApr make an offer.',
    price: '0.05',
    access: 'open',
    live: 'connection',
    body: z.strictObject(lien),
    offer: quoteOffer,
    empty: EMPTY,
    refusals: [],
    examples: [
      { name: 'the demo lien', body: DEMO_LIEN, answers: 'OFFER' },
      { name: 'at the floor', body: { ...DEMO_LIEN, currentApr: '5.74' }, answers: 'EMPTY' },
    ],
  }),
  applyForRefinance: endpoint({
    method: 'POST',
    path: '/financing/refinance/applications',
    summary: 'Open a refinance application on an offer',
    description: 'Accepts the quote’s body; applies for the best offer, or the one of lenderId.',
    access: 'open',
    live: 'connection',
    body: z.strictObject({ ...lien, lenderId: text(60, 'northgate-cu').optional() }),
    ok: application,
    empty: EMPTY,
    refusals: [],
    examples: [
      { name: 'on the best offer', body: DEMO_LIEN, answers: 'OK' },
      { name: 'where nothing improves', body: { ...DEMO_LIEN, currentApr: '5.00' }, answers: 'EMPTY' },
    ],
  }),
  readRefinanceApplication: endpoint({
    method: 'GET',
    path: '/financing/refinance/applications/{applicationId}',
    summary: 'Read a refinance application',
    access: 'open',
    live: 'connection',
    params: z.object({ applicationId }),
    ok: application,
    notFound: 'Unknown application, or an application of another account.',
    refusals: [],
    examples: [
      { name: 'an open application', given: [APPLIED], params: { applicationId: '{applicationId}' }, answers: 'OK' },
      { name: 'an unknown one', params: { applicationId: 'application_unknown' }, answers: 'EMPTY' },
    ],
  }),
  remitPayoff: endpoint({
    method: 'POST',
    path: '/financing/refinance/applications/{applicationId}/payoff',
    summary: 'Pay off the old lien and fund the application',
    description:
      'Remits a ten-day payoff and funds the application. The approval must not have expired; an amount below the payoff is 409.',
    access: 'open',
    live: 'connection',
    params: z.object({ applicationId }),
    body: z.strictObject({ amount: price.optional().describe('Amount to remit. Default: the whole payoff') }),
    ok: application,
    notFound: 'Unknown application, or an application of another account.',
    refusals: ['illegal-move', 'short-payoff', 'concurrent-change'],
    examples: [
      {
        name: 'after an approval',
        given: [APPLIED, APPROVED],
        params: { applicationId: '{applicationId}' },
        answers: 'OK',
      },
      {
        name: 'a dollar of it',
        given: [APPLIED, APPROVED],
        params: { applicationId: '{applicationId}' },
        body: { amount: '1.00' },
        answers: 'REFUSED',
        code: 'short-payoff',
      },
      {
        name: 'before a decision',
        given: [APPLIED],
        params: { applicationId: '{applicationId}' },
        answers: 'REFUSED',
        code: 'illegal-move',
      },
    ],
  }),
};
