import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { type Answered, deliveredDeal, type RealProcess, SETTLE, startProcess } from '../processes/real-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'carport-settle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROUNDS = 12;
const AT_ONCE = 8;

interface Order {
  readonly path: string;
  readonly body: object;
  readonly headers: Record<string, string>;
}

async function ordersOn(carport: RealProcess, round: number): Promise<Order[]> {
  const deals = await Promise.all(Array.from({ length: AT_ONCE }, () => deliveredDeal(carport)));
  return deals.map(({ dealId, amountTotal }, n) => ({
    path: `/buy/deals/${dealId}/settle`,
    body: { order_id: `order-${round}-${n}`, amount_total: amountTotal, currency: 'usd', settlement_ref: `ref-${n}` },
    headers: { ...SETTLE, 'idempotency-key': `settle-${round}-${n}` },
  }));
}

it('settles once and answers every retry with the settlement, whenever the process is killed', async () => {
  const env = { DATABASE_URL: `sqlite:${join(folder, 'settle.db')}` };
  let carport = await startProcess(env);
  const settle = ({ path, body, headers }: Order): Promise<Answered> => carport.send('POST', path, body, headers);
  let isLost = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = await ordersOn(carport, round);
    const sent = Promise.allSettled(orders.map(settle));
    await setTimeout(round % 6);
    await carport.kill();
    isLost += (await sent).filter(({ status }) => status === 'rejected').length;
    carport = await startProcess(env);
    for (const order of orders) {
      const { status, body } = await settle(order);
      expect([status, body.code, body.state]).toEqual([200, undefined, 'SETTLED']);
      const events = (await carport.send('GET', `${order.path.replace(/settle$/, 'events')}?limit=1000`)).body.events;
      expect(events.filter(({ type }: { type: string }) => type === 'Deal.settled@1')).toHaveLength(1);
    }
  }
  expect(isLost).toBeGreaterThan(0);
  expect(await carport.stop()).toBe(0);
}, 240_000);
