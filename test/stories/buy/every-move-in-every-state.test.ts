/** Story: F&I and credit moves on every deal type in every state, and the resulting figures. */
import { describe, expect, it } from 'vitest';
import { DEAL_MACHINES, DEAL_TYPES } from '#domain/deal/machine.ts';
import type { DealType } from '#domain/deal-facts/events.ts';
import { SCENARIOS } from '#domain/scenarios/scenario.ts';
import { type Reply, type TestService, testService } from '#test/builders.ts';
import { LICENSED } from '../fi-journey.ts';

const BETTER = { package: 'Better', disclosuresAcknowledged: true };
const CLOSED: readonly string[] = ['DELIVERED', 'SETTLED', 'CANCELLED', 'UNWOUND'];
const DONE_WITH_LENDERS: readonly string[] = ['SETTLED', 'CANCELLED', 'UNWOUND'];

interface Subject {
  readonly carport: TestService;
  readonly key: string;
  readonly dealId: string;
  readonly vin: string;
}

interface Move {
  readonly name: string;
  readonly ask: (subject: Subject) => Promise<Reply>;
}

const fi = (name: string, verb: string, body?: object): Move => ({
  name,
  ask: ({ carport, key, dealId }) => carport.send('POST', `/fi/deals/${dealId}/${verb}`, body, { key }),
});
const decision = (verdict: string): Move => ({
  name: `decision ${verdict}`,
  ask: ({ carport, key, dealId }) =>
    carport.send('POST', '/credit/decisions/simulate', { dealId, decision: verdict }, { key }),
});
const APPLICANT = {
  firstName: 'Ada',
  lastName: 'Prime',
  address: '1 Analytical Way',
  city: 'San Francisco',
  state: 'CA',
  zip: '94105',
};

/** Every sales move, in the order of a sale. */
const SALES: readonly Move[] = [
  {
    name: 'quote',
    ask: ({ carport, key, dealId, vin }) =>
      carport.send('POST', '/fi/quotes', { vin, dealId, desked: FIGURES }, { key }),
  },
  fi('menu', 'menu'),
  fi('menu-present', 'menu/present'),
  fi('menu-select', 'menu/select', BETTER),
  fi('contract-stage', 'contract/stage'),
  fi('contract-approve', 'contract/approve'),
  fi('contract-capture', 'contract/capture', LICENSED),
  fi('menu-decline', 'menu/decline'),
];
const FIGURES = {
  salesPrice: '33000.00',
  amountFinanced: '32000.00',
  monthlyPayment: '544.04',
  zip: '94105',
  term: 72,
  financeType: 'Loan',
  vehicleMSRP: '34000.00',
};

const LENDERS: readonly Move[] = [
  {
    name: 'prequal',
    ask: ({ carport, key, dealId }) =>
      carport.send(
        'POST',
        '/credit/prequal',
        { dealId, applicant: APPLICANT, consent: { consentedAt: '2026-06-15T17:00:00Z', evidence: 'I agree' } },
        { key },
      ),
  },
  decision('declined'),
  decision('conditioned'),
  decision('approved'),
];

const scenarioOf = (dealType: DealType, state: string) => {
  const machine = DEAL_MACHINES[dealType].id;
  const found = SCENARIOS.find((one) => one.machine === machine && one.state === state);
  if (found === undefined) throw new Error(`no scenario leads a ${dealType} to ${state}`);
  return found;
};

/** A deal of the type in the state, with F&I sold first if requested, which requires figures. */
async function dealIn(dealType: DealType, state: string, sold: boolean): Promise<Subject> {
  const carport = testService();
  const key = await carport.mintKey();
  const run = async (name: string, body: object) => {
    const reply = await carport.send('POST', `/sandbox/scenarios/${name}`, body, { key });
    expect(reply.status, reply.text).toBe(200);
    return reply.body.dealId as string;
  };
  const { name, exemplar } = scenarioOf(dealType, state);
  if (!sold) return { carport, key, dealId: await run(name, { vin: exemplar }), vin: exemplar };
  const dealId = await run(scenarioOf(dealType, 'DESKED').name, { vin: exemplar });
  await run('fi-deal-contracted', { dealId });
  await run(name, { dealId });
  return { carport, key, dealId, vin: exemplar };
}

async function read({ carport, key, dealId }: Subject) {
  const { body } = await carport.get(`/buy/deals/${dealId}`, { key });
  return body;
}

const priceOf = (contracts: readonly { state: string; price: string }[], state: string) =>
  contracts.filter((one) => one.state === state).reduce((sum, { price }) => sum + Math.round(Number(price) * 100), 0);
const cents = (amount: string) => Math.round(Number(amount) * 100);

/** The price contains the captured contracts, or else the selected package, and nothing else. */
function expectOneFigure(deal: Awaited<ReturnType<typeof read>>) {
  if (deal.desked === undefined) return;
  const captured = priceOf(deal.fi?.contracts ?? [], 'CAPTURED');
  const book = captured > 0 ? captured : cents(deal.fi?.retailTotal ?? '0.00');
  expect(cents(deal.desked.products)).toBe(book);
}

const rows = DEAL_TYPES.flatMap((dealType) =>
  DEAL_MACHINES[dealType].states.map((state) => [dealType, state] as const),
);
const closedRows = rows.filter(([, state]) => CLOSED.includes(state));
const soldRows = rows.filter(([, state]) =>
  ['DESKED', 'SIGNED', 'CLEARED', 'DELIVERED', 'SETTLED', 'UNWOUND'].includes(state),
);

describe('F&I moves', () => {
  it.each(closedRows)('on a %s that is %s are refused, and change nothing', async (dealType, state) => {
    for (const sold of [false, true]) {
      if (sold && state === 'CANCELLED') continue;
      const subject = await dealIn(dealType, state, sold);
      const before = await read(subject);
      expect(before.state).toBe(state);
      for (const { name, ask } of SALES) {
        const reply = await ask(subject);
        expect([name, reply.status, reply.body.type, reply.body.code]).toEqual([name, 409, 'REFUSED', 'illegal-move']);
        expect(reply.body.reason).toContain(`The deal is ${state}`);
        const offered = reply.body.available.map(({ transition }: { transition: string }) => transition);
        expect(new Set(offered)).toEqual(new Set(sold && state !== 'UNWOUND' ? ['contract-void'] : []));
      }
      expect(await read(subject)).toEqual(before);
    }
  });

  it.each(rows.filter(([, state]) => !CLOSED.includes(state)))(
    'on a %s that is %s keep the F&I book equal to the deal’s total',
    async (dealType, state) => {
      const subject = await dealIn(dealType, state, false);
      for (const { name, ask } of SALES) {
        const reply = await ask(subject);
        // Nothing is withdrawn once contracts are approved.
        expect([name, reply.status]).toEqual([name, name === 'menu-decline' ? 409 : 200]);
        expectOneFigure(await read(subject));
      }
      expect((await read(subject)).fi.state).toBe('CONTRACTED');
    },
  );

  it.each(soldRows)(
    'made earlier leave a %s that is %s with the F&I book equal to the deal’s total',
    async (dealType, state) => {
      expectOneFigure(await read(await dealIn(dealType, state, true)));
    },
  );

  it.each(soldRows)('void a captured contract of a %s that is %s', async (dealType, state) => {
    const subject = await dealIn(dealType, state, true);
    const { fi: book, desked } = await read(subject);
    const [{ contractId, price }] = book.contracts;
    const { carport, key } = subject;
    const voided = await carport.send('POST', `/fi/contracts/${contractId}/void`, { reason: 'asked' }, { key });
    expect(voided.status).toBe(200);
    const after = await read(subject);
    if (!CLOSED.includes(state)) return expectOneFigure(after);
    // The sale keeps its price; the refund is separate.
    expect(after.desked.total).toBe(desked.total);
    if (state !== 'UNWOUND') expect(voided.body.refund.amount).toBe(price);
  });
});

describe('credit moves', () => {
  it.each(rows)('on a %s that is %s change no figure and no contract', async (dealType, state) => {
    const subject = await dealIn(dealType, state, false);
    const before = await read(subject);
    for (const { name, ask } of LENDERS) {
      const reply = await ask(subject);
      const isDone = DONE_WITH_LENDERS.includes(state);
      expect([name, reply.status]).toEqual([name, isDone ? 409 : 200]);
      if (isDone) expect(reply.body).toMatchObject({ code: 'illegal-move', available: expect.any(Array) });
    }
    const after = await read(subject);
    expect([after.state, after.desked, after.fi]).toEqual([before.state, before.desked, before.fi]);
  });
});
