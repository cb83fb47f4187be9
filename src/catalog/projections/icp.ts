/** Agent classes: whom the service is for, the endpoints each class uses, and whom it is not for. */
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
    fit: 'Finds a car for someone, computes what it costs and completes the purchase.',
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
    fit: "Decodes VINs and reads a car's record, with provenance in every answer.",
    flow: ['GET /vin/{vin}', 'GET /specs/{vin}', 'GET /taxes/{vin}', 'GET /tco/{vin}'],
  },
  {
    id: 'finance-office-agent',
    fit: 'Rates protection products, presents a menu, contracts the chosen products and handles their refunds and renewals.',
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
    fit: 'Prequalifies a buyer with consent and offers a lower rate for an existing loan.',
    flow: ['POST /credit/prequal', 'POST /financing/refinance/quotes', 'POST /financing/refinance/applications'],
  },
  {
    id: 'dealer-agent',
    fit: 'Manages a rooftop: its inventory, its leads and the resulting deals.',
    flow: ['POST /keys', 'GET /dealer/inventory', 'POST /dealer/leads', 'GET /dealer/deals'],
  },
  {
    id: 'integration-engineer',
    fit: 'Builds software for car retail and needs a complete, repeatable test environment.',
    flow: ['GET /openapi.json', 'POST /keys', 'GET /conformance', 'POST /mcp', 'GET /verify'],
  },
];

export function icp({ catalog }: Source): object {
  return {
    contract: `${NAME}/icp`,
    version: 1,
    description: `Whom ${TITLE} is for, and the endpoints each class uses.`,
    agent_classes: AGENT_CLASSES.map(({ id, fit, flow }) => ({
      id,
      fit,
      flow: flow.filter((route) => rowAt(catalog, route) !== undefined),
    })).filter(({ flow }) => flow.length > 0),
    ladder: LADDER.map(({ rung, durability }) => ({ rung, durability })),
    not_for: [
      'Real credit decisions about real people: bureau, lenders and insurers are simulated and labeled as such.',
      'Licensed history reports or premium data tiers; no key unlocks them.',
      'Personal data of people without their consent: send invented applicants.',
    ],
  };
}
