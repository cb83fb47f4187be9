import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import type { CounterpartyPorts } from '#ports/tools.ts';
import { type Reply, type TestService, testService } from '#test/builders.ts';
import { DEMO_VIN, FIGURES, type Journey, openJourney, SIGNER } from '#test/stories/buy-journey.ts';
import { joinService } from './join-service.ts';
import { MISSING_COUNTERPARTIES } from './missing-counterparties.ts';
import { SANDBOX_PORTS } from './sandbox/ports.ts';

const LIEN = {
  titleState: 'CA',
  lender: 'Sample Credit Union',
  account: '10000001',
  balance: cents(900_000),
  aprPct: 6,
};
const APPLICANT = {
  firstName: 'Sample',
  lastName: 'Prime',
  address: '1 Placeholder Way',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
};

async function deskedJourney(carport: TestService): Promise<Journey> {
  const journey = await openJourney({}, carport);
  expect((await journey.move('desk', FIGURES)).status).toBe(200);
  return journey;
}

interface Row {
  /** As the caller reads it. */
  readonly name: string;
  /** Sends the call that needs the counterparty. */
  readonly call: (carport: TestService) => Promise<Reply>;
}

const move = (verb: string, body?: unknown) => async (carport: TestService) =>
  (await deskedJourney(carport)).move(verb, body);

const ROWS: { readonly [Port in keyof CounterpartyPorts]: Row } = {
  bureau: {
    name: 'credit bureau',
    call: (carport) =>
      carport.send('POST', '/credit/prequal', {
        applicant: APPLICANT,
        consent: { consentedAt: '2026-11-27T11:59:00Z', evidence: 'I agree to a soft pull' },
      }),
  },
  lenders: {
    name: 'lender',
    call: async (carport) => {
      const { dealId } = await deskedJourney(carport);
      return carport.send('POST', '/credit/decisions/simulate', { dealId, decision: 'approved' });
    },
  },
  refinancePanel: {
    name: 'refinance panel',
    call: (carport) =>
      carport.send('POST', '/financing/refinance/quotes', {
        vin: DEMO_VIN,
        currentBalance: '24000.00',
        currentApr: '11.49',
        remainingTermMonths: 52,
      }),
  },
  payoffDesk: {
    name: 'payoff desk',
    call: async (carport) => (await openJourney({ dealType: 'Private Party' }, carport)).move('desk', FIGURES),
  },
  esign: { name: 'e-sign provider', call: move('esign', SIGNER) },
  notary: { name: 'notary', call: move('notarize', SIGNER) },
  stipsDesk: { name: 'stipulation desk', call: move('stips', { stips: ['driver-license'] }) },
  insurer: { name: 'insurance verification', call: move('insurance', { policy: { policyNumber: 'HM-204-118' } }) },
  haulier: { name: 'vehicle carrier', call: (carport) => carport.get(`/buy/${DEMO_VIN}?zip=10001`) },
  paymentRail: { name: 'payment rail', call: move('checkout') },
  titleOffice: {
    name: 'title office',
    call: (carport) => carport.send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } }),
  },
};

/** The sandbox's counterparties without one of them; the title office knows a lien. */
function without(port: keyof CounterpartyPorts): CounterpartyPorts {
  const check: CounterpartyPorts['titleOffice']['check'] = async () => ({
    titleState: 'CA',
    brands: [],
    auctionOnly: false,
    lien: LIEN,
  });
  const titleOffice = { ...SANDBOX_PORTS.titleOffice, check };
  return { ...SANDBOX_PORTS, titleOffice, [port]: MISSING_COUNTERPARTIES[port] };
}

const PORTS = Object.keys(MISSING_COUNTERPARTIES) as (keyof CounterpartyPorts)[];

describe('a service without one counterparty', () => {
  it.each(PORTS)('names the missing %s in a refusal and reports no fault', async (port) => {
    const carport = testService({ composedBy: joinService, counterparties: without(port) });
    const { name, call } = ROWS[port];
    const { status, body } = await call(carport);
    expect([status, body.code, body.fault, body.counterparty], JSON.stringify(body)).toEqual([
      503,
      'counterparty-unavailable',
      'unconnected',
      name,
    ]);
    expect(body.reason).toBe(`This service has no ${name}. Ask the operator to configure one.`);
    expect(body.provenance).toBeUndefined();
    expect(carport.faults).toEqual([]);
  });

  it('records nothing on the deal for a refused call', async () => {
    const carport = testService({ composedBy: joinService, counterparties: without('notary') });
    const journey = await deskedJourney(carport);
    const before = await journey.facts();
    for (let nth = 0; nth < 2; nth += 1) expect((await journey.move('notarize', SIGNER)).status).toBe(503);
    expect(await journey.facts()).toEqual(before);
  });
});
