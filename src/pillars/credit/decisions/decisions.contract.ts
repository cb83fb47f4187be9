/** Declares the decision simulator, which records a lender's decision on a deal or a refinance application. */

import { z } from 'zod';
import { FORM_CODES } from '#domain/credit/adverse-action/reasons.ts';
import { FACTOR_CODES } from '#domain/credit/factors.ts';
import { TIER_LETTERS, TIER_NAMES } from '#domain/credit-tiers/tiers.ts';
import { decidedState, lenderDecision } from '#domain/deal/wire/decision-wire.ts';
import { eventType, verdict } from '#domain/deal/wire/names.ts';
import { STIP_CODES } from '#domain/stips/codes.data.ts';
import { codeOfReference, OTHER } from '#domain/stips/codes.ts';
import { integer, links, money, price, provenance, termMonths, text } from '#kernel/atoms.ts';
import { addDuration } from '#kernel/dates.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

/** Events that a decision records on a refinance application. */
const refinanceEvent = z.enum(['RefinanceApplication.decisioned@1', 'RefinanceApplication.referred@1']);

const stipulation = expecting(
  z
    .string()
    .max(80)
    .refine((value) => codeOfReference(value) !== OTHER)
    .meta({ examples: ['POI'] }),
  `a stipulation by code or name: ${STIP_CODES.map((row) => row.code).join(', ')}`,
);

const REASON_CODES: ReadonlySet<string> = new Set([...FORM_CODES, ...FACTOR_CODES]);
const reasonCode = expecting(
  z
    .string()
    .regex(/^(C1-)?\d\d$/)
    .refine((code) => REASON_CODES.has(code))
    .meta({ examples: ['C1-08'] }),
  'a code of Regulation B form C-1, C1-01 to C1-24, or of a score factor',
);

const SOME_DAY = '2026-01-01T00:00:00.000Z';

function isWithinDelay(end: string | undefined): boolean {
  return end !== undefined && /^\d{4}-/.test(end) && end <= '2036-01-01T00:00:00.000Z';
}

const delay = expecting(
  z
    .string()
    .max(40)
    .refine((value) => !value.startsWith('-') && isWithinDelay(addDuration(SOME_DAY, value)))
    .meta({ examples: ['PT2H'] }),
  'an ISO 8601 duration of at most ten years, such as PT2H or P1D',
);

const counterOffer = z.strictObject({
  amountFinanced: price.optional(),
  termMonths: termMonths.optional(),
  downPaymentMin: money.optional(),
  maxPayment: price.optional(),
});

const fields = z.strictObject({
  dealId: text(60, 'deal_4kT0aXw2').optional(),
  applicationId: text(60, 'application_4kT0aXw2').optional(),
  decision: verdict,
  lenderId: text(60, 'northgate-cu').optional(),
  score: integer(300, 900).optional(),
  tier: z
    .enum([...TIER_LETTERS, ...TIER_NAMES])
    .meta({ id: 'Tier' })
    .optional(),
  monthlyIncome: price.optional().describe('Gross'),
  monthlyDebts: money.optional(),
  coApplicant: z
    .strictObject({
      score: integer(300, 900).optional(),
      monthlyIncome: price.optional(),
      monthlyDebts: money.optional(),
    })
    .optional()
    .describe('Adds income and debts; the lower score decides'),
  stipulations: z.array(stipulation).min(1).max(20).optional().describe('With conditioned. Default: the tier’s own'),
  reasons: z
    .array(reasonCode)
    .min(1)
    .max(4)
    .optional()
    .describe('With declined: codes of Regulation B form C-1 or of score factors. Default: the missed limits'),
  counterOffer: counterOffer.optional().describe('With approved or conditioned'),
  delay: delay.optional().describe('On the virtual clock'),
});

type Fields = Partial<z.output<typeof fields>>;

/** Checks across members, run even when single members are invalid, so that one response lists all problems. */
function across(holds: (body: Fields) => boolean, path: keyof Fields, expected: string) {
  const refinement = { path: [path], params: { expected }, when: ({ value }: { value: unknown }) => isObject(value) };
  return [(body: Fields) => holds(body), refinement] as const;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const body = fields
  .refine(
    ...across(
      (one) => one.dealId !== undefined || one.applicationId !== undefined,
      'dealId',
      'a deal id, or the applicationId of a refinance application',
    ),
  )
  .refine(
    ...across(
      (one) => one.stipulations === undefined || one.decision === 'conditioned',
      'stipulations',
      'stipulations only with decision conditioned',
    ),
  )
  .refine(
    ...across(
      (one) => one.reasons === undefined || one.decision === 'declined',
      'reasons',
      'reasons only with decision declined',
    ),
  )
  .refine(
    ...across(
      (one) => one.counterOffer === undefined || one.decision !== 'declined',
      'counterOffer',
      'counterOffer only with decision approved or conditioned',
    ),
  );

const decided = z.strictObject({
  kind: z.literal('decision@1'),
  dealId: z.string().optional(),
  applicationId: z.string(),
  state: decidedState,
  ...lenderDecision.shape,
  events: z.array(z.strictObject({ seq: integer(1, 1_000_000), type: z.union([eventType, refinanceEvent]) })),
  links,
  provenance,
});

const OPENED = {
  method: 'POST',
  path: '/buy/deals',
  body: { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } },
} as const;

export const decisions = {
  simulateDecision: endpoint({
    method: 'POST',
    path: '/credit/decisions/simulate',
    summary: 'Simulate a lender’s decision on a deal or a refinance application',
    description:
      'Records CreditApplication.decisioned@1, attested by the simulator channel, on the terms of the tier’s program. The latest decision applies. A delayed one is referred first and decided at visibleAt. A conditioned one requests proofs; submit them with POST /buy/deals/{dealId}/stips.',
    access: 'open',
    live: 'connection',
    body,
    ok: decided,
    detail: ['derivation', 'links.events'],
    notFound: 'Unknown deal or application, or one of another account.',
    refusals: ['illegal-move', 'concurrent-change', 'counterparty-unavailable'],
    examples: [
      { name: 'an approval', given: [OPENED], body: { dealId: '{dealId}', decision: 'approved' }, answers: 'OK' },
      { name: 'an unknown deal', body: { dealId: 'deal_unknown', decision: 'approved' }, answers: 'EMPTY' },
      {
        name: 'no such decision',
        body: { dealId: 'deal_unknown', decision: 'maybe' },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
    ],
  }),
};
