/** Declares contract staging, approval and capture. */
import { z } from 'zod';
import { isLicence } from '#domain/fi/lifecycle/licence.ts';
import { dealParams, text } from '#kernel/atoms.ts';
import { expectingRequired } from '#kernel/describe.ts';
import { endpoint, type Step } from '#kernel/endpoint.ts';
import { contract as contractShape, fiFrame } from '../../shapes.ts';
import { MENU, PRESENTED, RATED, SELECTED } from '../menu/menu.contract.ts';

const licenseNumber = expectingRequired(
  z
    .string()
    .max(60)
    .refine(isLicence)
    .meta({ examples: ['TX-482913'] }),
  'a license number of letters or digits',
  'unlicensed-capture',
);
const refusals = ['illegal-move', 'concurrent-change'] as const;
const notFound = 'Unknown deal, or a deal of another account.';
const approver = text(120, 'Lee Okoro').optional();

export const STAGED: Step = { method: 'POST', path: '/fi/deals/{dealId}/contract/stage' };
export const APPROVED: Step = { method: 'POST', path: '/fi/deals/{dealId}/contract/approve' };
const CAPTURE = { fiManager: { name: 'Dana Reyes', licenseNumber: 'TX-482913' } };
export const CAPTURED: Step = { method: 'POST', path: '/fi/deals/{dealId}/contract/capture', body: CAPTURE };
export const TO_SELECTED = [RATED, MENU, PRESENTED, SELECTED];

const ON_DEAL = { dealId: '{dealId}' };
const UNKNOWN = { name: 'an unknown deal', params: { dealId: 'deal_unknown' }, answers: 'EMPTY' } as const;

const contracts = z.strictObject({
  ...fiFrame,
  contractId: z.string().describe('The first of the contracts'),
  contracts: z.array(contractShape),
});

export const contract = {
  stageContracts: endpoint({
    method: 'POST',
    path: '/fi/deals/{dealId}/contract/stage',
    summary: 'Stage one contract per product of the selected package',
    description:
      'Each contract gets its number, form and state; none is binding yet. Repeats return the staged contracts.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({}),
    ok: contracts,
    notFound,
    refusals,
    examples: [
      { name: 'the selected package', given: TO_SELECTED, params: ON_DEAL, answers: 'OK' },
      { name: 'before a selection', given: [RATED, MENU], params: ON_DEAL, answers: 'REFUSED', code: 'illegal-move' },
      UNKNOWN,
    ],
  }),
  approveContracts: endpoint({
    method: 'POST',
    path: '/fi/deals/{dealId}/contract/approve',
    summary: 'Approve the staged contracts',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({ approver: approver.describe('Default: the sandbox F&I manager') }),
    ok: contracts,
    notFound,
    refusals,
    examples: [
      { name: 'by the sandbox manager', given: [...TO_SELECTED, STAGED], params: ON_DEAL, answers: 'OK' },
      { name: 'before staging', given: TO_SELECTED, params: ON_DEAL, answers: 'REFUSED', code: 'illegal-move' },
      UNKNOWN,
    ],
  }),
  captureContracts: endpoint({
    method: 'POST',
    path: '/fi/deals/{dealId}/contract/capture',
    summary: 'Capture the approved contracts under a licensed F&I manager',
    description: 'The contracts are in force from the deal date. A missing or placeholder license number is refused.',
    access: 'open',
    live: 'connection',
    params: dealParams,
    body: z.strictObject({
      fiManager: z.strictObject({ name: text(120, 'Dana Reyes'), licenseNumber }),
      approver,
    }),
    ok: contracts,
    notFound,
    refusals: [...refusals, 'unlicensed-capture'],
    examples: [
      {
        name: 'under a licence',
        given: [...TO_SELECTED, STAGED, APPROVED],
        params: ON_DEAL,
        body: CAPTURE,
        answers: 'OK',
      },
      {
        name: 'without a licence',
        given: [...TO_SELECTED, STAGED, APPROVED],
        params: ON_DEAL,
        body: { fiManager: { name: 'Dana Reyes' } },
        answers: 'BLOCKED',
        code: 'unlicensed-capture',
      },
      {
        name: 'before approval',
        given: [...TO_SELECTED, STAGED],
        params: ON_DEAL,
        body: CAPTURE,
        answers: 'REFUSED',
        code: 'illegal-move',
      },
      { ...UNKNOWN, body: CAPTURE },
    ],
  }),
};
