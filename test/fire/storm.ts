/** A storm of writes against a process that may die, and the check that no acknowledged write is lost. */
import { expect } from 'vitest';
import { DEMO_VIN, deliveredDeal, FIGURES, type RealProcess, SETTLE } from '../processes/real-process.ts';

/** Clients that open and desk deals, and clients that settle one deal together. */
const DESKERS = 6;
const SETTLERS = 3;
const LISTINGS_CENTS = 1;

export interface Storm {
  /** Resolves when every client has noticed the end of the process. */
  readonly over: Promise<void>;
  /** Number of acknowledged writes. */
  acknowledged(): number;
  /** Checks every acknowledged write at the next process on the same store. */
  verify(next: RealProcess): Promise<void>;
}

interface Acknowledged {
  /** Deal → sales prices of acknowledged desks. */
  readonly desks: Map<string, string[]>;
  /** Acknowledged and attempted listing calls. */
  listings: number;
  requested: number;
  settles: number;
}

/** Starts the storm. Every client continues until a call is not answered. */
export async function storm(carport: RealProcess, round: number): Promise<Storm> {
  const { body: minted } = await carport.send('POST', '/keys');
  const key = { authorization: `Bearer ${minted.key}` };
  const sold = await deliveredDeal(carport);
  const order = { order_id: `order_${round}`, amount_total: sold.amountTotal, currency: 'usd' };
  const taken: Acknowledged = { desks: new Map(), listings: 0, requested: 0, settles: 0 };

  async function deskForever(n: number): Promise<never> {
    for (let turn = 0; ; turn += 1) {
      const opened = await carport.send('POST', '/buy/deals', { vin: DEMO_VIN, buyer: { zip: '94105' } }, key);
      const { dealId } = opened.body;
      taken.desks.set(dealId, []);
      for (const step of [1, 2, 3]) {
        const salesPrice = `${30_000 + n * 1000 + ((turn * 3 + step) % 900)}.00`;
        const desked = await carport.send('POST', `/buy/deals/${dealId}/desk`, { ...FIGURES, salesPrice }, key);
        expect(desked.status).toBe(200);
        taken.desks.get(dealId)?.push(salesPrice);
      }
      taken.requested += 1;
      const listed = await carport.send('GET', '/listings?make=Honda', undefined, key);
      expect(listed.status).toBe(200);
      taken.listings += 1;
    }
  }

  async function settleForever(): Promise<never> {
    for (;;) {
      const settled = await carport.send('POST', `/buy/deals/${sold.dealId}/settle`, order, SETTLE);
      expect(settled.body).toMatchObject({ type: 'OK', state: 'SETTLED' });
      taken.settles += 1;
    }
  }

  const clients = [
    ...Array.from({ length: DESKERS }, (_, n) => deskForever(n)),
    ...Array.from({ length: SETTLERS }, () => settleForever()),
  ];
  return {
    over: Promise.all(clients.map((client) => client.catch(isUnanswered))).then(() => {}),
    acknowledged: () => taken.settles + taken.listings + [...taken.desks.values()].flat().length + taken.desks.size,
    verify: async (next) => {
      for (const [dealId, prices] of taken.desks) await verifyDesks(next, dealId, prices, key);
      await verifySettlement(next, sold.dealId, order);
      await verifyMeter(next, taken, key);
    },
  };
}

/** `fetch` throws these when nobody responds; anything else fails the test. */
function isUnanswered(fault: unknown): void {
  if (!(fault instanceof TypeError) && !(fault instanceof SyntaxError)) throw fault;
}

interface Fact {
  seq: number;
  type: string;
  data: object;
}

async function factsOf(next: RealProcess, dealId: string, headers: Record<string, string>): Promise<Fact[]> {
  const { body } = await next.send('GET', `/buy/deals/${dealId}/events?limit=1000`, undefined, headers);
  const facts: Fact[] = body.events;
  expect(
    facts.map(({ seq }) => seq),
    `seqs of ${dealId}`,
  ).toEqual(facts.map((_, i) => i + 1));
  return facts;
}

/** Every acknowledged desk is there, in order; the unanswered one may be. */
async function verifyDesks(next: RealProcess, dealId: string, prices: string[], key: Record<string, string>) {
  const facts = await factsOf(next, dealId, key);
  const kept = facts.filter(({ type }) => type === 'Deal.desked@1').map((fact) => JSON.stringify(fact.data));
  expect(kept.length - prices.length).toBeGreaterThanOrEqual(0);
  expect(kept.length - prices.length).toBeLessThanOrEqual(1);
  for (const [i, price] of prices.entries()) expect(kept[i]).toContain(`"${price}"`);
}

/** Settled exactly once if acknowledged, at most once otherwise, and once after a retry. */
async function verifySettlement(next: RealProcess, dealId: string, order: object) {
  const again = await next.send('POST', `/buy/deals/${dealId}/settle`, order, SETTLE);
  expect(again.body).toMatchObject({ type: 'OK', state: 'SETTLED' });
  const facts = await factsOf(next, dealId, {});
  for (const once of ['Deal.settled@1', 'Payment.captured@1'])
    expect(
      facts.filter(({ type }) => type === once),
      once,
    ).toHaveLength(1);
}

/** Between the acknowledged and the attempted calls: a charge without a response may exist. */
async function verifyMeter(next: RealProcess, { listings, requested }: Acknowledged, key: Record<string, string>) {
  const { body } = await next.send('GET', '/keys/me', undefined, key);
  const cents = Math.round(Number(body.usage.spendToDate) * 100);
  expect(cents).toBeGreaterThanOrEqual(listings * LISTINGS_CENTS);
  expect(cents).toBeLessThanOrEqual(requested * LISTINGS_CENTS);
}
