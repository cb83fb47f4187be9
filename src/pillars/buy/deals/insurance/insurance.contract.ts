/** Declares the endpoint that verifies an insurance policy. */
import { z } from 'zod';
import { dealParams, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { NO_DEAL, OPENED, THE_DEAL } from '../../examples.ts';
import { moveDetail, policy, verificationFrame } from '../../shapes.ts';

export const insurance = {
  insure: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/insurance',
    summary: 'Verify the buyer’s policy with its carrier',
    description:
      'Policy numbers that begin with PENDING are answered within the hour, LAPSED and LOW are rejected, NOLIEN is verified with a caution. Send another policy to replace a rejected one.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({ policy: z.strictObject({ policyNumber: text(60, 'HM-204-118') }) }),
    ok: z.strictObject({ ...verificationFrame, insurance: policy }),
    detail: [...moveDetail, 'insurance.checks', 'insurance.limits', 'insurance.deductibles', 'insurance.lienholder'],
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['illegal-move', 'concurrent-change'],
    examples: [
      {
        name: 'an ordinary policy',
        given: OPENED,
        params: THE_DEAL,
        body: { policy: { policyNumber: 'HM-204-118' } },
        answers: 'OK',
      },
      {
        name: 'a lapsed one',
        given: OPENED,
        params: THE_DEAL,
        body: { policy: { policyNumber: 'LAPSED-1' } },
        answers: 'OK',
      },
      { name: 'no policy', given: OPENED, params: THE_DEAL, body: {}, answers: 'BLOCKED', code: 'validation-failed' },
      { ...NO_DEAL, body: { policy: { policyNumber: 'HM-204-118' } } },
    ],
  }),
};
