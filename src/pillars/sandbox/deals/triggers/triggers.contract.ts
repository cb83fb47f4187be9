/** Declares the endpoint through which a counterparty acts on a deal. */
import { z } from 'zod';
import { dealState, eventType } from '#domain/deal/wire/names.ts';
import { DEAL_TRIGGERS, type DealTriggerName } from '#domain/fleet/deal-triggers.ts';
import { dealId, dealParams, links, provenance, vin } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

const NAMES = Object.keys(DEAL_TRIGGERS) as [DealTriggerName, ...DealTriggerName[]];
const DEMO = 'F1XDEMCR4SDEM0001';
const described = Object.entries(DEAL_TRIGGERS).map(([name, words]) => `\`${name}\`: ${words}.`);

const appendedEvent = z
  .strictObject({ seq: z.int(), type: eventType, time: z.string() })
  .meta({ id: 'AppendedEvent', description: 'Event that the call appended to a stream' });

const openDeal = (dealType: string) =>
  [{ method: 'POST', path: '/buy/deals', body: { vin: DEMO, buyer: { zip: '94105' }, dealType } }] as const;

const trigger = expecting(z.enum(NAMES).meta({ id: 'SandboxTrigger' }), `one of ${NAMES.join(', ')}`);

export const triggers = {
  triggerDeal: endpoint({
    method: 'POST',
    path: '/sandbox/deals/{dealId}/triggers/{trigger}',
    summary: 'Trigger an act of a counterparty on your deal',
    description: `The counterparty acts immediately. ${described.join(' ')}`,
    access: 'key',
    live: null,
    params: dealParams.extend({ trigger: trigger }),
    body: z.strictObject({ vin: vin.optional().describe('Candidate car. Default: the car of the deal') }),
    ok: z.strictObject({
      dealId,
      trigger,
      state: dealState,
      events: z.array(appendedEvent),
      links,
      provenance,
    }),
    notFound: 'Unknown deal, or a deal of another account.',
    refusals: ['illegal-move', 'seller-unverified', 'concurrent-change', 'sandbox-only'],
    examples: [
      {
        name: 'a candidate is found',
        given: openDeal('Concierge Search'),
        params: { dealId: '{dealId}', trigger: 'source-candidate' },
        answers: 'OK',
      },
      {
        name: 'a seller is verified',
        given: openDeal('Private Party'),
        params: { dealId: '{dealId}', trigger: 'verify-seller' },
        answers: 'OK',
      },
      {
        name: 'a transport without a quote',
        given: openDeal('Concierge Buy'),
        params: { dealId: '{dealId}', trigger: 'dispatch-haul' },
        answers: 'REFUSED',
        code: 'illegal-move',
      },
      { name: 'an unknown deal', params: { dealId: 'deal_unknown', trigger: 'release-lien' }, answers: 'EMPTY' },
    ],
  }),
};
