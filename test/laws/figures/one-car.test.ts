/** Law: every endpoint that accepts a VIN uses the identity, miles, price and ZIP of the same car. */

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { factsOf } from '#domain/car/car-facts.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import { testService } from '#test/builders.ts';
import { type Caller, callerOf, EXEMPT, PLAYED, type ReportedFacts, vinOfText } from './one-car.ts';

const FED = '4T1G11AK4MU123456';
const PHOTOS = ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'];
const ROW = {
  ...{ vin: FED, stock: 'S-1', condition: 'used', miles: '45000', price: '24995', year: '2021' },
  ...{ make: 'Toyota', model: 'Camry', trim: 'SE', photos: PHOTOS.join('|') },
};
const FEED = { vehicles: [ROW], rooftop: { name: 'Example Motors', zip: '94105' } };

const CARS = {
  'a car of the account’s own feed': FED,
  'a car of the corpus': '1N4ZZ8RZXVT000483',
  'a decoded car that is not listed': '1HGCM82633A004352',
  'a car of the fleet': 'F1XDEMCR4SDEM0001',
};

const carport = testService();
const key = await carport.mintKey();
const ask = callerOf(carport, key);
const imported = await ask.post('/dealer/inventory', FEED);
const account: string = imported.body.rooftop.dealerId.replace(/^rt-/, '');

/** True for an input with a VIN member at any depth. */
function takesVin(schema: z.ZodType | undefined): boolean {
  if (schema === undefined) return false;
  const shape = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return /"(vin|\w+Vin)":/.test(shape);
}

const takers = carport.catalog
  .filter(({ endpoint: { path, query, body } }) => /\{\w*vin\}/i.test(path) || takesVin(query) || takesVin(body))
  .map(({ id }) => id);

function resolveByService(vin: string) {
  const { today } = carport.clock;
  const date = today.call(carport.clock);
  return { date, car: resolveCar(carport.tools, { vin: vinOfText(vin), account, today: date }) };
}

async function expectedFacts(vin: string): Promise<Required<ReportedFacts>> {
  const { car, date } = resolveByService(vin);
  const { identity } = await car;
  const facts = factsOf(await car, date);
  const photos = vin === FED ? PHOTOS : [];
  const [make = '', model = ''] = [identity.make, identity.model];
  const dollars = { price: Number(facts.price.value), msrp: Number(facts.msrp.value) };
  return { facts, make, model, miles: facts.miles.value, ...dollars, zip: facts.zip?.value ?? '', photos };
}

/** Only the condition may differ, because the endpoint's own request states it. */
function comparable({ facts, ...others }: ReportedFacts) {
  if (facts === undefined) return others;
  const { identity, miles, price, msrp, zip } = facts;
  return { ...others, facts: { identity, miles, price, msrp, zip } };
}

async function expectOneCar(caller: Caller, id: string, vin: string) {
  const car = comparable(await expectedFacts(vin));
  for (const returned of (await PLAYED[id]?.(caller, vinOfText(vin))) ?? []) {
    const said = Object.fromEntries(Object.entries(comparable(returned)).filter(([, value]) => value !== undefined));
    const known = Object.fromEntries(Object.entries(car).filter(([name]) => Object.hasOwn(said, name)));
    expect(said, `${id} about ${vin}`).toEqual(known);
  }
}

describe('an endpoint that takes a VIN', () => {
  it('is covered by this law or exempted by name', () => {
    expect([...Object.keys(PLAYED), ...Object.keys(EXEMPT)].sort()).toEqual([...takers].sort());
  });

  it('uses the row of a fed car', async () => {
    const { facts } = await expectedFacts(FED);
    expect(facts).toMatchObject({
      identity: { value: '2021 Toyota Camry SE', source: 'account rooftop' },
      miles: { value: 45_000, source: 'account rooftop' },
      price: { value: '24995.00', source: 'account rooftop' },
      msrp: { source: 'estimate', estimated: true },
      zip: { value: '94105', source: 'account rooftop' },
    });
  });

  describe.each(Object.entries(CARS))('about %s', (_, vin) => {
    it.each(Object.keys(PLAYED))('returns its facts at %s', (id) => expectOneCar(ask, id, vin));
  });

  it('to apply for a refinance uses the best offer of the quote for the same car', async () => {
    for (const vin of Object.values(CARS)) {
      const lien = { vin, currentBalance: '9000.00', currentApr: '16.90', remainingTermMonths: 48, state: 'CA' };
      const quoted = await ask.post('/financing/refinance/quotes', lien);
      const applied = await ask.post('/financing/refinance/applications', lien);
      expect(applied.body.offer).toEqual(quoted.body.offers[0]);
    }
  });
});

describe('a fed row', () => {
  it.each([
    ['another account', () => carport.mintKey()],
    ['a caller without a key', async () => undefined],
  ])('is invisible to %s', async (_, keyOf) => {
    const other = await keyOf();
    const options = withoutUndefined({ key: other });
    for (const path of ['', '/payments', '/apr', '/tco', '/taxes', '/buy', '/specs', '/photos', '/listings']) {
      const { text } = await carport.get(`${path}/${FED}`, options);
      expect(text, path).not.toMatch(/account rooftop|Example Motors|photos\.example|\b45,?000\b|24,?995/);
    }
  });
});
