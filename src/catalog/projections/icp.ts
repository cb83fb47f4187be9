/** Agent classes: who the service is for, the endpoints each class uses, and who it is not for. */
import type { Source } from '../source.ts';
import { rowAt } from './claims.ts';
import { NAME, TITLE } from './identity.ts';
import { LADDER } from './ladder.ts';

interface AgentClass {
  readonly id: string;
  readonly fit: string;
  readonly flow: readonly string[];
}

const AGENT_CLASSES: readonly AgentClass[] = [
  {
    id: 'shopping-agent',
    fit: 'Finds a car for somebody, works out what it costs and carries the purchase to settlement.',
    flow: [
      'GET /listings',
      'GET /{vin}',
      'GET /payments/{vin}',
      'POST /buy/deals',
      'POST /buy/deals/{dealId}/desk',
      'POST /buy/deals/{dealId}/checkout',
      'POST /buy/deals/{dealId}/esign',
      'GET /buy/deals/{dealId}/events',
    ],
  },
  {
    id: 'vehicle-data-agent',
    fit: 'Decodes VINs and reads what is known of a car, with provenance on every answer.',
    flow: ['GET /vin/{vin}', 'GET /specs/{vin}', 'GET /taxes/{vin}', 'GET /tco/{vin}'],
  },
  {
    id: 'finance-office-agent',
    fit: 'Rates protection products, presents a menu, contracts what was chosen and works its refunds and renewals.',
    flow: [
      'POST /fi/quotes',
      'POST /fi/deals/{dealId}/menu',
      'POST /fi/deals/{dealId}/menu/select',
      'POST /fi/deals/{dealId}/contract/capture',
      'POST /fi/cancellations/quote',
      'POST /fi/renewals/recommend',
    ],
  },
  {
    id: 'lending-agent',
    fit: 'Prequalifies a buyer with consent and prices a lower rate for a loan that stands.',
    flow: ['POST /credit/prequal', 'POST /financing/refinance/quotes', 'POST /financing/refinance/applications'],
  },
  {
    id: 'dealer-agent',
    fit: 'Keeps a rooftop: its inventory, the leads that come in and the deals that follow.',
    flow: ['POST /keys', 'GET /dealer/inventory', 'POST /dealer/leads', 'GET /dealer/deals'],
  },
  {
    id: 'integration-engineer',
    fit: 'Builds software for car retail and needs the whole trade to test against, on purpose and repeatably.',
    flow: ['GET /openapi.json', 'POST /keys', 'GET /conformance', 'POST /mcp', 'GET /verify'],
  },
];

export function icp({ catalog }: Source): object {
  return {
    contract: `${NAME}/icp`,
    version: 1,
    description: `Who ${TITLE} is for, and the endpoints each of them walks through.`,
    agent_classes: AGENT_CLASSES.map(({ id, fit, flow }) => ({
      id,
      fit,
      flow: flow.filter((route) => rowAt(catalog, route) !== undefined),
    })).filter(({ flow }) => flow.length > 0),
    ladder: LADDER.map(({ rung, durability }) => ({ rung, durability })),
    not_for: [
      'Real credit decisions about real people: bureau, lenders and insurers are simulated and say so.',
      'Licensed history reports or premium data tiers; no key unlocks them.',
      'Personal data of people who did not ask for it: send invented applicants.',
    ],
  };
}
