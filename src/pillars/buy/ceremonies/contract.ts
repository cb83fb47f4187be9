/** Declares the endpoints of the three verifications that complete in one call: notary, stipulations, insurance. */
import { z } from 'zod';
import { availableRow, blockedRow } from '#domain/deal/wire/move-rows.ts';
import { dealState } from '#domain/deal/wire/names.ts';
import { dealId, dealParams, links, provenance, text } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { NO_DEAL, OPENED, THE_DEAL } from '../examples.ts';
import { checklist, notarization, policy, stips } from '../shapes.ts';
import { signerBody } from '../sign/contract.ts';

const shared = {
  dealId,
  state: dealState,
  checklist,
  available: z.array(availableRow),
  blocked: z.array(blockedRow),
  links,
  provenance,
};

const stip = expecting(
  z.union([
    text(200, 'driver-license'),
    z.strictObject({ code: text(40, 'POI'), documentRef: text(200, 'paystub.pdf'), content: text(10_000).optional() }),
  ]),
  'a reference to a document, or {code, documentRef}',
);

const notFound = 'Unknown deal, or a deal of another account.';

export const ceremonies = {
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
    ok: z.strictObject({ ...shared, notarization }),
    detail: ['derivation', 'notarization.notary', 'notarization.identity', 'notarization.meeting', 'notarization.seal'],
    notFound,
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
    ok: z.strictObject({ ...shared, stips: stips.shape.rows, stipsState: stips.shape.state }),
    detail: ['derivation'],
    notFound,
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
    ok: z.strictObject({ ...shared, insurance: policy }),
    detail: ['derivation', 'insurance.checks', 'insurance.limits', 'insurance.deductibles', 'insurance.lienholder'],
    notFound,
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
