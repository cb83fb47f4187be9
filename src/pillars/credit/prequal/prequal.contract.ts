/** Declares soft-pull prequalification. */

import { z } from 'zod';
import { carFacts } from '#domain/car/car-facts.ts';
import { isEvidence } from '#domain/credit/consent.ts';
import { ALERT_KINDS } from '#domain/credit/file.ts';
import { TIER_NAMES } from '#domain/credit-tiers/tiers.ts';
import { prequalResult } from '#domain/deal/wire/names.ts';
import { postalZip } from '#domain/places/zip.ts';
import {
  dealId,
  decimal,
  integer,
  isoDate,
  money,
  price,
  provenance,
  stateCode,
  text,
  timestamp,
  vin,
} from '#kernel/atoms.ts';
import { expectingRequired } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

const person = {
  firstName: text(80, 'Ada'),
  lastName: text(80, 'Lovelace'),
  address: text(200, '1 Analytical Way'),
  city: text(80, 'San Francisco'),
  state: stateCode,
  zip: postalZip,
};
const applicant = z.strictObject(person);

const EVIDENCE_WORDS = 'a non-empty text, or an object of at most eight levels with at least one non-blank member';
const evidence = expectingRequired(
  z
    .union([z.string().max(4000), z.record(z.string(), z.unknown()).meta({ maxProperties: 100 })])
    .refine(isEvidence)
    .meta({ id: 'ConsentEvidence', examples: ['I agree to a soft pull of my credit file'] }),
  EVIDENCE_WORDS,
  'consent-required',
);

const consent = expectingRequired(
  z
    .strictObject({
      consentedAt: expectingRequired(timestamp.clone(), 'an ISO 8601 timestamp with a zone', 'consent-required'),
      evidence,
    })
    .meta({ id: 'ConsentToPull' }),
  'the consent of the applicant: {consentedAt, evidence}',
  'consent-required',
);

const alert = z.strictObject({
  kind: z.enum(ALERT_KINDS).meta({ id: 'CreditAlertKind' }),
  code: z.string(),
  text: z.string(),
});

const summary = z.strictObject({
  tradelines: integer(0, 999),
  openAuto: integer(0, 999),
  oldestMonths: integer(0, 1200),
  utilizationPct: integer(0, 999),
  delinquencies30_60_90: z.strictObject({ days30: integer(0, 999), days60: integer(0, 999), days90: integer(0, 999) }),
  inquiries12mo: integer(0, 999),
  publicRecords: integer(0, 999),
  collections: integer(0, 999),
});

const tierName = z.enum(TIER_NAMES).meta({ id: 'TierName' });

const prequalified = z.strictObject({
  kind: z.literal('prequal@1'),
  dealId: dealId.optional(),
  prequalId: z.string(),
  result: prequalResult,
  score: z
    .strictObject({
      value: integer(250, 900),
      model: z.string(),
      styledAfter: z.string(),
      scale: z.strictObject({ min: z.number(), max: z.number() }),
      tier: tierName,
      asOf: isoDate,
    })
    .nullable(),
  tier: tierName.optional(),
  lowBand: z.boolean().optional().describe('The score is below 620'),
  factors: z.array(z.strictObject({ code: z.string(), scheme: z.string(), text: z.string(), rank: integer(1, 5) })),
  summary: summary.optional(),
  alerts: z.array(alert),
  ofac: z.strictObject({ result: z.enum(['clear', 'possible-match']), listDate: isoDate }),
  redFlags: z.strictObject({ result: z.enum(['pass', 'review']), codes: z.array(z.string()) }),
  buyingPower: z
    .strictObject({
      estimatedApr: decimal,
      termMonths: integer(1, 120),
      maxAmountFinanced: decimal,
      maxMonthlyPayment: decimal,
      limitedBy: z
        .enum(['tier-average', 'program-maximum', 'income', 'vehicle-value'])
        .meta({ id: 'BuyingPowerLimit' }),
    })
    .optional(),
  facts: carFacts.optional(),
  joint: z.strictObject({ scores: z.array(z.number()), rule: z.string() }).optional(),
  inquiry: z.strictObject({
    kind: z.literal('soft'),
    affectsScore: z.literal(false),
    permissiblePurpose: z.string(),
    statute: z.string(),
    consentRef: z.string(),
    consent,
  }),
  validThrough: isoDate,
  provenance,
});

const ADA = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '1 Analytical Way',
  city: 'San Francisco',
  state: 'CA',
  zip: '94105',
};
const CONSENT = { consentedAt: '2026-06-15T17:00:00Z', evidence: 'I agree to a soft pull of my credit file' };

const OPENED = {
  method: 'POST',
  path: '/buy/deals',
  body: { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } },
} as const;

export const prequal = {
  prequalify: endpoint({
    method: 'POST',
    path: '/credit/prequal',
    summary: 'Prequalify an applicant with a soft pull',
    description:
      'Requires consent before any pull. The score follows from names and ZIP, 550 to 899; some last names (Frozen, Nohit, Superprime …) choose the outcome. A freeze and a missing file are results, not declines. With a dealId the deal keeps the score, and nothing that identifies the applicant.',
    access: 'open',
    live: 'connection',
    body: z.strictObject({
      applicant,
      consent,
      monthlyIncome: price.optional().describe('Gross; bounds buyingPower'),
      monthlyDebts: money.optional(),
      vin: vin.optional().describe('Its guide value bounds buyingPower'),
      coApplicant: z
        .strictObject({ ...person, consent, monthlyIncome: price.optional(), monthlyDebts: money.optional() })
        .optional()
        .describe('Adds income and debts; the lower score decides'),
      dealId: dealId.optional().describe('Deal that the result is for'),
    }),
    ok: prequalified,
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['consent-required', 'counterparty-unavailable', 'illegal-move', 'concurrent-change'],
    examples: [
      { name: 'a score', body: { applicant: ADA, consent: CONSENT }, answers: 'OK' },
      { name: 'a frozen file', body: { applicant: { ...ADA, lastName: 'Frozen' }, consent: CONSENT }, answers: 'OK' },
      {
        name: 'for a deal',
        given: [OPENED],
        body: { applicant: ADA, consent: CONSENT, dealId: '{dealId}' },
        answers: 'OK',
      },
      { name: 'no consent', body: { applicant: ADA }, answers: 'BLOCKED', code: 'consent-required' },
    ],
  }),
};
