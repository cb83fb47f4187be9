/** Declares the endpoint that verifies stipulations. */
import { z } from 'zod';
import { dealParams, text } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { NO_DEAL, OPENED, THE_DEAL } from '../../examples.ts';
import { moveDetail, stips as stipsShape, verificationFrame } from '../../shapes.ts';

const stip = expecting(
  z.union([
    text(200, 'driver-license'),
    z.strictObject({ code: text(40, 'POI'), documentRef: text(200, 'paystub.pdf'), content: text(10_000).optional() }),
  ]),
  'a reference to a document, or {code, documentRef}',
);

export const stips = {
  submitStips: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/stips',
    summary: 'Submit proofs that a lender requested, or volunteer them; verified immediately',
    description:
      'A reference counts for the code or proof it names (`POI`, `proof-of-income.pdf`); any other is filed as OTHER. A reference that contains expired, mismatch or blurry is rejected.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({
      stips: expecting(z.array(stip).min(1).max(50), 'an array of 1 to 50 references to documents'),
    }),
    ok: z.strictObject({ ...verificationFrame, stips: stipsShape.shape.rows, stipsState: stipsShape.shape.state }),
    detail: [...moveDetail],
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['illegal-move', 'concurrent-change'],
    examples: [
      {
        name: 'two references',
        given: OPENED,
        params: THE_DEAL,
        body: { stips: ['driver-license', 'POI'] },
        answers: 'OK',
      },
      { name: 'an old pay stub', given: OPENED, params: THE_DEAL, body: { stips: ['POI expired'] }, answers: 'OK' },
      {
        name: 'none',
        given: OPENED,
        params: THE_DEAL,
        body: { stips: [] },
        answers: 'BLOCKED',
        code: 'validation-failed',
      },
      { ...NO_DEAL, body: { stips: ['driver-license'] } },
    ],
  }),
};
