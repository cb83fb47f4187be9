/** Payload schemas of credit events on a deal: soft pull, application, decisions and stipulations. */
import { z } from 'zod';
import { decimal, isoDate, timestamp } from '#kernel/atoms.ts';
import { check } from '../ceremony-wire.ts';
import { lenderAnswer, lenderDecision } from '../decision-wire.ts';
import { prequalResult } from '../names.ts';

const applicationId = z.string();
const sent = z.strictObject({ code: z.string(), documentRef: z.string() });
const checkedProofs = z
  .strictObject({
    stips: z.array(
      sent
        .extend({ text: z.string(), checks: z.array(check), reason: z.string().optional() })
        .meta({ id: 'CheckedProof' }),
    ),
  })
  .meta({ id: 'CheckedProofs' });

/** A soft pull as recorded; the deal shows it with its time. */
export const prequalCompleted = z.strictObject({
  prequalId: z.string(),
  result: prequalResult,
  score: z.number().optional(),
  scores: z.array(z.number()).optional(),
  tier: z.string().optional(),
  lowBand: z.boolean().optional(),
  factors: z.array(z.string()).optional(),
  consentRef: z.string(),
  validThrough: isoDate,
});

export const creditData = {
  'Prequal.completed@1': prequalCompleted,
  'CreditApplication.submitted@1': z.strictObject({
    applicationId,
    amountFinanced: decimal,
    downPayment: decimal,
    termMonths: z.int(),
    preapproval: lenderDecision.optional(),
  }),
  'CreditApplication.referred@1': z.strictObject({ applicationId, lenderId: z.string(), answerDueAt: timestamp }),
  'CreditApplication.decisioned@1': lenderAnswer,
  'CreditApplication.conditionsMet@1': z.strictObject({ applicationId, codes: z.array(z.string()) }),
  'Stipulation.requested@1': z.strictObject({
    applicationId,
    decisionId: z.string().optional(),
    stips: lenderDecision.shape.stipulations,
  }),
  'Stipulation.submitted@1': z.strictObject({ stips: z.array(sent) }),
  'Stipulation.verified@1': checkedProofs,
  'Stipulation.rejected@1': checkedProofs,
};
