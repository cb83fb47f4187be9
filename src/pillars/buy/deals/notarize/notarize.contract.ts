/** Declares the endpoint that notarizes a power of attorney. */
import { z } from 'zod';
import { dealParams } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { NO_DEAL, OPENED, THE_DEAL } from '../../examples.ts';
import { moveDetail, notarization, verificationFrame } from '../../shapes.ts';
import { signerBody } from '../esign/esign.contract.ts';

export const notarize = {
  notarize: endpoint({
    method: 'POST',
    path: '/buy/deals/{dealId}/notarize',
    summary: 'Notarize the power of attorney online; completes immediately in the sandbox',
    description:
      'The last name Kbafail fails identity verification (another signer may retry immediately, the same one after 24 hours); Pending completes on the second call. Repeats return the standing result.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({ signer: signerBody }),
    ok: z.strictObject({ ...verificationFrame, notarization }),
    detail: [
      ...moveDetail,
      'notarization.notary',
      'notarization.identity',
      'notarization.meeting',
      'notarization.seal',
    ],
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['illegal-move', 'concurrent-change'],
    examples: [
      {
        name: 'an ordinary signer',
        given: OPENED,
        params: THE_DEAL,
        body: { signer: { name: 'Ada Lovelace' } },
        answers: 'OK',
      },
      {
        name: 'identity missed',
        given: OPENED,
        params: THE_DEAL,
        body: { signer: { name: 'Ada Kbafail' } },
        answers: 'OK',
      },
      { name: 'no signer', given: OPENED, params: THE_DEAL, body: {}, answers: 'BLOCKED', code: 'validation-failed' },
      { ...NO_DEAL, body: { signer: { name: 'Ada Lovelace' } } },
    ],
  }),
};
