/** Declares scenarios: list them, and play one on a deal or car of the caller's. */
import { z } from 'zod';
import { clockReading, dealId, links, provenance, vin } from '#kernel/atoms.ts';
import { expecting } from '#kernel/describe.ts';
import { endpoint } from '#kernel/endpoint.ts';

const name = expecting(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+){0,8}$/),
  'the name of a scenario, as listed by GET /sandbox/scenarios',
);

const row = z.strictObject({
  name: z.string(),
  machine: z.string(),
  state: z.string(),
  story: z.string(),
  exemplar: z.string().describe('Fixture car in this state'),
  takes: z.array(z.enum(['vin', 'dealId'])),
  steps: z.array(z.string()),
  movesClock: z.boolean(),
  href: z.string(),
});

const played = z.strictObject({
  does: z.string(),
  method: z.enum(['GET', 'POST', 'DELETE']),
  path: z.string(),
  status: z.int(),
  envelope: z.string(),
});

const factAppended = z.strictObject({ stream: z.string(), seq: z.int(), type: z.string(), time: z.string() });

const DEMO = 'F1XDEMCR4SDEM0001';

export const scenarios = {
  listScenarios: endpoint({
    method: 'GET',
    path: '/sandbox/scenarios',
    summary: 'List the scenarios: one per reachable state',
    access: 'open',
    live: null,
    query: z.strictObject({ machine: z.string().max(80).optional(), state: z.string().max(80).optional() }),
    ok: z.strictObject({ scenarios: z.array(row), total: z.int(), links, provenance }),
    empty: 'No scenario of this machine or state.',
    refusals: [],
    examples: [
      { name: 'all of them', answers: 'OK' },
      { name: 'of one machine', query: { machine: 'handoff' }, answers: 'OK' },
      { name: 'of no machine', query: { machine: 'flux-capacitor' }, answers: 'EMPTY' },
    ],
    cache: 'deterministic',
  }),
  playScenario: endpoint({
    method: 'POST',
    path: '/sandbox/scenarios/{name}',
    summary: 'Play a scenario on your own deal or car',
    description:
      'Calls the real endpoints as the caller and skips completed steps. Without a deal, opens one on the car. Waiting advances the account’s clock; settlement uses the operator’s authority. A refused step ends it with that refusal; earlier steps remain.',
    repeats: 'Each step is its own request; a retry plays the scenario again and skips completed steps.',
    access: 'key',
    live: null,
    params: z.object({ name }),
    body: z.strictObject({
      dealId: dealId.optional().describe('Your deal to continue'),
      vin: vin.optional().describe('Car of a new deal. Default: the demo car'),
    }),
    ok: z.strictObject({
      scenario: z.string(),
      machine: z.string(),
      state: z.string(),
      vin: z.string(),
      subject: z.record(z.string(), z.string()).describe('Ids of the subject and of everything created'),
      dealId: z.string().optional(),
      steps: z.array(played),
      events: z.array(factAppended),
      clock: z.strictObject({ ...clockReading.shape, previous: z.string() }),
      links,
      provenance,
    }),
    notFound: 'Unknown scenario, or unknown deal.',
    refusals: [
      'illegal-move',
      'rail-unconfigured',
      'seller-unverified',
      'no-retail-move',
      'webhook-limit',
      'sandbox-only',
    ],
    examples: [
      {
        name: 'a deal with a link',
        params: { name: 'concierge-buy-checkout-open' },
        body: { vin: DEMO },
        answers: 'OK',
      },
      {
        name: 'continuing a deal',
        given: [{ method: 'POST', path: '/buy/deals', body: { vin: DEMO, buyer: { zip: '94105' } } }],
        params: { name: 'handoff-expired' },
        body: { dealId: '{dealId}' },
        answers: 'OK',
      },
      {
        name: 'a state that the deal has passed',
        given: [{ method: 'POST', path: '/sandbox/scenarios/concierge-buy-cancelled', body: { vin: DEMO } }],
        params: { name: 'esign-envelope-sent' },
        body: { dealId: '{dealId}' },
        answers: 'REFUSED',
        code: 'illegal-move',
      },
      { name: 'no such scenario', params: { name: 'time-machine' }, answers: 'EMPTY' },
      {
        name: 'a car in a salvage pool',
        params: { name: 'concierge-buy-opened' },
        body: { vin: 'F1XSALVG1MADV9003' },
        answers: 'REFUSED',
        code: 'no-retail-move',
      },
    ],
  }),
};
