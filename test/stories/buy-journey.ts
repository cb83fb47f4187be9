/** Purchase moves for stories. */

import { expect } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { type Reply, type TestService, testService } from '#test/builders.ts';

export const DEMO_VIN = 'F1XDEMCR4SDEM0001';
export const FIGURES = { salesPrice: '31500.00', downPayment: '4000.00', term: 60, zip: '94105' };
export const SIGNER = { signer: { name: 'Ada Lovelace' } };
const BEARER = { headers: { authorization: 'Bearer settle-token' } };

export interface Journey {
  readonly carport: TestService;
  readonly dealId: string;
  /** POSTs a verb of the deal. */
  move(verb: string, body?: unknown): Promise<Reply>;
  read(part?: string): Promise<Reply>;
  settle(orderId: string, amountTotal: number, more?: object): Promise<Reply>;
  /** The names of all events so far. */
  facts(): Promise<string[]>;
}

/** A newly opened deal, with a key if given. */
export async function openJourney(
  opening: { dealType?: string; vin?: string; zip?: string; name?: string; key?: string } = {},
  carport: TestService = testService(),
): Promise<Journey> {
  const { dealType, vin = DEMO_VIN, zip = '94105', name = 'Ada Lovelace', key } = opening;
  const options = withoutUndefined({ key });
  const body = { vin, buyer: { zip, name }, ...withoutUndefined({ dealType }) };
  const opened = await carport.send('POST', '/buy/deals', body, options);
  expect(opened.status, opened.text).toBe(200);
  const { dealId } = opened.body;
  const at = `/buy/deals/${dealId}`;
  return {
    carport,
    dealId,
    move: (verb, sent) => carport.send('POST', `${at}/${verb}`, sent, options),
    read: (part = '') => carport.get(`${at}${part}`, options),
    settle: (orderId, amountTotal, more = {}) =>
      carport.send(
        'POST',
        `${at}/settle`,
        { order_id: orderId, amount_total: amountTotal, currency: 'usd', ...more },
        BEARER,
      ),
    facts: async () => {
      const { body: page } = await carport.get(`${at}/events`, options);
      return page.events.map((event: { type: string }) => event.type);
    },
  };
}

/** Signs, notarizes, proves and insures a deal. */
export async function clearPapers(journey: Journey): Promise<void> {
  for (const [verb, body] of [
    ['esign', SIGNER],
    ['esign/ceremony', undefined],
    ['notarize', SIGNER],
    ['stips', { stips: ['driver-license'] }],
    ['insurance', { policy: { policyNumber: 'HM-204-118' } }],
  ] as const) {
    const reply = await journey.move(verb, body);
    expect([200, 402], `${verb}: ${reply.text}`).toContain(reply.status);
  }
}

/** The priced amount in cents. */
export async function pricedAmount(journey: Journey): Promise<number> {
  const { body } = await journey.read();
  return Math.round(Number(body.desked.total) * 100);
}
