/** Law: outcomes depend on the request, never on an id: identical requests return identical bytes apart from ids. */
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '#domain/scenarios/scenario.ts';
import { type TestService, testService } from '#test/builders.ts';
import { clearPapers, FIGURES, openJourney, pricedAmount } from '../../stories/buy-journey.ts';
import { apartFromIds } from '../apart-from.ts';
import { PURCHASE, type PurchaseState, type Runtime, takeStep, withoutConnectionHeaders } from '../requests.ts';

function runtimeOf({ handle }: TestService): Runtime {
  const url = 'http://carport.test';
  return { url, fetch: (path, init) => handle(new Request(url + path, init)), close: async () => {} };
}

async function purchase(carport: TestService): Promise<string[]> {
  const bag: PurchaseState = {};
  const texts: string[] = [];
  for (const step of PURCHASE) {
    const { status, text } = withoutConnectionHeaders(await takeStep(runtimeOf(carport), step, bag));
    texts.push(`${status} ${text}`);
  }
  return apartFromIds(texts);
}

/** Paid in cash, transported, settled, and titled once the title office's answer is due. */
async function transportAndTitleDeal(): Promise<string[]> {
  const carport = testService();
  const journey = await openJourney({}, carport);
  await journey.move('desk', { ...FIGURES, financeType: 'Cash' });
  await clearPapers(journey);
  await journey.move('deliver', { method: 'transport' });
  const settled = await journey.settle(`order_${journey.dealId}`, await pricedAmount(journey));
  expect(settled.status, settled.text).toBe(200);
  carport.clock.advance(60 * 86_400);
  return apartFromIds([(await journey.read()).text, (await journey.read('/events')).text]);
}

async function storyOf(carport: TestService, scenario: string): Promise<string[]> {
  const key = await carport.mintKey();
  const { body, text } = await carport.send('POST', `/sandbox/scenarios/${scenario}`, {}, { key });
  if (body.dealId === undefined) return apartFromIds([text]);
  const read = async (part: string) => (await carport.get(`/buy/deals/${body.dealId}${part}`, { key })).text;
  return apartFromIds([text, await read(''), await read('/events')]);
}

describe('the same actions performed twice', () => {
  it('give the same purchase, from the first request to the settled deal', async () => {
    const carport = testService();
    expect(await purchase(carport)).toEqual(await purchase(carport));
  });

  it('give the same transport and the same title', async () => {
    const first = await transportAndTitleDeal();
    expect(first.join()).toContain('Title.issued@1');
    expect(first).toEqual(await transportAndTitleDeal());
  });

  it.each(SCENARIOS.map(({ name }) => name))('give the same story of %s', async (name) => {
    const carport = testService();
    expect(await storyOf(carport, name)).toEqual(await storyOf(carport, name));
  });
});
