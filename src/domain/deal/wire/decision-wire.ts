/** Schema of a lender's decision, as returned by the simulator, a deal and a refinance application. */
import { z } from 'zod';
import { decimal, isoDate, timestamp } from '#kernel/atoms.ts';
import { TIER_LETTERS } from '../../credit-tiers/tiers.ts';
import { verdict } from './names.ts';

/** State of the subject: a deal's application or a refinance application. */
export const decidedState = z
  .enum(['SUBMITTED', 'OPENED', 'APPROVED', 'CONDITIONED', 'DECLINED'])
  .meta({ id: 'DecidedState' });

const limits = {
  amountFinanced: decimal.optional(),
  termMonths: z.int().optional(),
  downPaymentMin: decimal.optional(),
  maxPayment: decimal.optional(),
};
const reason = z
  .strictObject({
    code: z.string(),
    text: z.string(),
    detail: z.string().optional().describe('The failed figure and the limit of the program'),
  })
  .meta({ id: 'DecisionReason' });
const percent = z.string();
const addressee = z.strictObject({ name: z.string(), address: z.string() }).meta({ id: 'Addressee' });
const notice = z
  .strictObject({
    action: z.enum(['declined', 'counter-offer', 'less-favorable-terms']),
    dueBy: isoDate,
    rules: z.array(z.string()).describe('Legal citations'),
    creditor: addressee,
    principalReasons: z.array(reason),
    equalCredit: z.strictObject({ statement: z.string(), agency: addressee }).optional(),
    score: z.strictObject({
      value: z.int(),
      range: z.strictObject({ min: z.int(), max: z.int() }),
      date: isoDate,
      source: z.string(),
      keyFactors: z.array(reason),
    }),
    bureau: addressee.extend({ phone: z.string() }),
    freeReportDays: z.int(),
    statement: z.string(),
    letter: z.string().describe('Plain text, ready to print'),
  })
  .meta({ id: 'CreditNotice', description: 'Adverse action or risk-based pricing notice' });
const askedProof = z
  .strictObject({
    code: z.string(),
    text: z.string(),
    party: z.enum(['buyer', 'dealer']),
    dueBy: timestamp,
    state: z.literal('OUTSTANDING'),
  })
  .meta({ id: 'DecisionStipulation' });
const reserve = z
  .strictObject({
    type: z.enum(['flat', 'participation']),
    capPoints: percent.optional(),
    splitPct: z.number().optional(),
    amount: decimal.optional(),
  })
  .meta({ id: 'DealerReserve' });

export const lenderDecision = z
  .strictObject({
    decisionId: z.string(),
    decision: verdict,
    lenderId: z.string(),
    lender: z.strictObject({ id: z.string(), name: z.string(), kind: z.string() }),
    tier: z.enum(TIER_LETTERS).meta({ id: 'TierLetter' }),
    buyRate: percent,
    customerRate: percent,
    reserve,
    approved: z
      .strictObject({
        ...limits,
        payment: decimal.optional(),
        maxAdvancePct: z.number(),
      })
      .optional(),
    counterOffer: z.strictObject({ ...limits, reason: z.string() }).optional(),
    dealerFee: decimal,
    stipulations: z.array(askedProof),
    reasons: z.array(reason),
    notice: notice.optional(),
    coApplicantNotice: notice.optional(),
    ratios: z.strictObject({ pti: z.string().optional(), dti: z.string().optional(), ltv: z.string().optional() }),
    comments: z.array(z.string()),
    decidedAt: z.string(),
    visibleAt: z.string(),
    expiresAt: z.string(),
    attestation: z.strictObject({ channel: z.string(), simulated: z.boolean() }),
  })
  .meta({ id: 'LenderDecision' });

/** As stored on the deal, with the figures decided on. */
export const lenderAnswer = lenderDecision.extend({
  applicationId: z.string(),
  decidedOn: z.strictObject({ amountFinanced: decimal, products: decimal }).optional(),
});
