/** The parity page: the live rail of each endpoint, and how live differs from sandbox. */
import type { LiveRail } from '#kernel/endpoint.ts';
import { computed } from '#kernel/provenance.ts';
import { ADAPTED, connectionOf } from '../connection-of.ts';
import type { Row } from '../row.ts';
import type { Source } from '../source.ts';
import { linksTo, modesOf } from './claims.ts';

interface Difference {
  readonly differs: string;
  readonly why: string;
}

const SAME = 'none';

/** By rail, in plain words. */
const DIFFERENCES: Readonly<Record<Exclude<LiveRail, null>, Difference>> = {
  platform: {
    differs:
      'With a platform gateway configured, its response is returned, with provenance production; without one, the labelled sample, or a typed 503 where there is no sample.',
    why: 'Vehicle data belongs to the platform; it is never invented.',
  },
  connection: {
    differs:
      'A live key gets the sandbox’s answer with a disclosure: not-connected without a credential, adapter-pending with one.',
    why: 'A counterparty accepts only the account’s own certified credential, through its own adapter.',
  },
  account: {
    differs: SAME,
    why: 'This is the account’s own state, stored and served the same way in both modes.',
  },
};

const CONNECTED: Difference = {
  differs:
    'A live key reaches the counterparty that its account connected, and gets a typed 503 when that does not respond.',
  why: 'The adapter exists; without a connection the sandbox answers with a disclosure.',
};

const NO_RAIL: Difference = {
  differs: 'There is no live rail.',
  why: 'It describes this service itself or its sandbox.',
};
const SANDBOX_ONLY: Difference = {
  differs: 'Live keys are refused, except on the indexes.',
  why: 'It changes clocks and outcomes, which a live account must not do.',
};

export function parity({ catalog, settings, capabilities }: Source): Promise<object> {
  return capabilities.report().then(({ totals }) => ({
    type: 'OK',
    kind: 'parity@1',
    statement:
      'Both modes share endpoints, schemas, states, events, refusals and limits. This page lists the differences by endpoint.',
    modes: {
      sandbox: 'Keys vk_sandbox_… and keyless calls: always answered, deterministic, labeled.',
      live: 'Keys vk_live_…, minted by the operator: answered by the rail of the endpoint.',
    },
    headers: {
      'Sandbox-Now': 'Sandbox keys only: sets the time of one call.',
      'Sandbox-Fault': 'Sandbox keys only: makes one call fail with a named fault.',
    },
    endpoints: catalog.map((row) => endpointOf(row, settings.checkoutRail)),
    capabilities: {
      ...totals,
      differs: 'Rows with status live are computed entirely by this service; the others use the sandbox in both modes.',
      href: `${settings.baseUrl}/conformance`,
    },
    links: linksTo(catalog, settings.baseUrl, {
      self: '/sandbox/parity',
      fixtures: '/sandbox/fixtures',
      'magic-values': '/sandbox/magic-values',
      scenarios: '/sandbox/scenarios',
    }),
    provenance: computed(),
  }));
}

function endpointOf(row: Row, checkoutRail: string): object {
  const { name, pillar, endpoint } = row;
  const counterparty = connectionOf(row);
  const railed = counterparty === 'payment-rail' && checkoutRail === 'stripe';
  const adapted = counterparty !== undefined && ADAPTED.has(counterparty);
  const landed = railed || adapted;
  return {
    operation: name,
    method: endpoint.method,
    path: endpoint.path,
    modes: modesOf(endpoint),
    rail: endpoint.live,
    ...(counterparty === undefined ? {} : { counterparty, adapter: landed ? 'landed' : 'pending' }),
    ...(adapted ? CONNECTED : differenceOf(pillar, endpoint.live, railed)),
  };
}

function differenceOf(pillar: string, rail: LiveRail, landed: boolean): Difference {
  if (landed)
    return {
      differs: 'The configured payment rail opens and settles the sessions.',
      why: 'The adapter exists; the operator selected it in CHECKOUT_RAIL.',
    };
  if (rail !== null) return DIFFERENCES[rail];
  return pillar === 'sandbox' ? SANDBOX_ONLY : NO_RAIL;
}
