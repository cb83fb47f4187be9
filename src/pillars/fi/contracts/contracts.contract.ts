/** Declares the endpoint that voids a contract. */
import { z } from 'zod';
import { voidRefund } from '#domain/deal/wire/protection-wire.ts';
import { dealId, text } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { APPROVED, CAPTURED, STAGED, TO_SELECTED } from '../deals/contract/contract.contract.ts';
import { contract, fiFrame } from '../shapes.ts';

export const contracts = {
  voidContract: endpoint({
    method: 'POST',
    path: '/fi/contracts/{contractId}/void',
    summary: 'Void a contract and compute its refund',
    description:
      'Before capture nothing was paid. Within thirty days of the sale the whole price of a captured contract is refunded; later the state’s cancellation rule applies. Repeats return the voided contract.',
    access: 'open',
    live: 'connection',
    params: z.object({ contractId: text(80, 'contract_5kQ0aXw2') }),
    body: z.strictObject({
      dealId: dealId.optional().describe('Default: looked up from the contract'),
      reason: text(400, 'Buyer changed their mind').optional(),
    }),
    ok: z.strictObject({ ...fiFrame, contractId: z.string(), contract: contract, refund: voidRefund }),
    notFound: 'Unknown contract, or a contract of another account.',
    refusals: ['concurrent-change'],
    examples: [
      {
        name: 'a staged contract',
        given: [...TO_SELECTED, STAGED],
        params: { contractId: '{contractId}' },
        answers: 'OK',
      },
      {
        name: 'a captured contract',
        given: [...TO_SELECTED, STAGED, APPROVED, CAPTURED],
        params: { contractId: '{contractId}' },
        body: { reason: 'Buyer changed their mind' },
        answers: 'OK',
      },
      { name: 'an unknown contract', params: { contractId: 'contract_unknown' }, answers: 'EMPTY' },
    ],
  }),
};
