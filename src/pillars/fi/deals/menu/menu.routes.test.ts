import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { dealAfter, fiDeal } from '#test/stories/fi-journey.ts';

const carport = testService();
const MONEY = /^\d+\.\d{2}$/;

describe('the menu endpoints answer OK', () => {
  it('with three packages, what each adds to the payment, and the disclosures', async () => {
    const deal = await dealAfter(carport, 'quote');
    const { status, body } = await deal.post('menu');
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'OK', dealId: deal.dealId, state: 'MENU_BUILT', basePayment: '544.04' });
    expect(body.packages.map((one: { package: string }) => one.package)).toEqual(['Good', 'Better', 'Best']);
    for (const one of body.packages) {
      for (const member of ['retailTotal', 'monthlyPayment', 'paymentIncrease']) expect(one[member]).toMatch(MONEY);
      expect(Number(one.monthlyPayment)).toBeCloseTo(544.04 + Number(one.paymentIncrease), 2);
      expect(one.products.length).toBeGreaterThan(0);
    }
    expect(body.disclosures[0]).toMatchObject({ code: 'optional' });
    expect(body.provenance.simulated).toBe(true);
  });

  it('without dealer cost for the buyer', async () => {
    const deal = await dealAfter(carport, 'quote');
    expect((await deal.post('menu')).text).not.toContain('dealerCost');
  });

  it('with the same menu while it is valid', async () => {
    const deal = await dealAfter(carport, 'menu');
    const [first, again] = [await deal.post('menu'), await deal.post('menu')];
    expect(again.body).toEqual(first.body);
    const events = await carport.get(`/fi/deals/${deal.dealId}`);
    expect(events.body.state).toBe('MENU_BUILT');
  });

  it('present → PRESENTED, select → SELECTED, decline → DECLINED', async () => {
    const deal = await dealAfter(carport, 'menu');
    expect((await deal.post('menu/present')).body.state).toBe('PRESENTED');
    const selected = await deal.post('menu/select', { package: 'Good', disclosuresAcknowledged: true });
    expect(selected.body).toMatchObject({ state: 'SELECTED', selection: { package: 'Good' } });
    const declined = await deal.post('menu/decline');
    expect(declined.body.state).toBe('DECLINED');
    expect((await deal.get()).body.selection).toBeUndefined();
  });

  it('select from a menu that was not presented, and record both', async () => {
    const deal = await dealAfter(carport, 'menu');
    expect((await deal.post('menu/select', { package: 'Best', disclosuresAcknowledged: true })).body.state).toBe(
      'SELECTED',
    );
    expect((await deal.get()).body.menu.presentedAt).toBeDefined();
  });

  it('with the moves that are legal next', async () => {
    const deal = await dealAfter(carport, 'quote');
    const { available, blocked } = (await deal.post('menu')).body;
    const verbs = available.map((one: { transition: string }) => one.transition);
    expect(verbs).toEqual(['quote', 'menu-present', 'menu-select']);
    expect(available[2]).toEqual({
      transition: 'menu-select',
      method: 'POST',
      href: `http://carport.test/fi/deals/${deal.dealId}/menu/select`,
      requires: ['package', 'disclosuresAcknowledged'],
      example: { package: 'Better', disclosuresAcknowledged: true },
      choices: { package: ['Good', 'Better', 'Best'] },
    });
    expect(blocked.find((one: { transition: string }) => one.transition === 'contract-stage').blockedBy).toEqual([
      'menu-select',
    ]);
  });
});

describe('the menu endpoints answer EMPTY', () => {
  it('for an unknown deal and for another account’s', async () => {
    const key = await carport.mintKey();
    const own = await dealAfter(carport, 'menu', { key });
    const foreign = fiDeal(carport, own.dealId);
    const unknown = fiDeal(carport, 'deal_unknown');
    const select = { package: 'Good', disclosuresAcknowledged: true };
    for (const [verb, body] of [['menu'], ['menu/present'], ['menu/select', select], ['menu/decline']] as const) {
      for (const deal of [foreign, unknown]) {
        const reply = await deal.post(verb, body);
        expect([reply.status, reply.body.type]).toEqual([404, 'EMPTY']);
      }
    }
  });
});

describe('the menu endpoints refuse', () => {
  it.each([
    ['present before a menu', 'quote', 'menu/present', undefined, ['menu']],
    ['select before a menu', 'quote', 'menu/select', { package: 'Good', disclosuresAcknowledged: true }, ['menu']],
    ['decline before the presentation', 'menu', 'menu/decline', undefined, ['menu-present']],
    ['decline once contracts are approved', 'contract/approve', 'menu/decline', undefined, []],
    [
      'another package than the one selected',
      'menu/select',
      'menu/select',
      { package: 'Best', disclosuresAcknowledged: true },
      [],
    ],
    ['a menu over captured contracts', 'contract/capture', 'menu', undefined, []],
  ])(
    '%s, naming what is missing and listing the moves that the deal itself lists',
    async (_, until, verb, body, missing) => {
      const deal = await dealAfter(carport, until);
      const reply = await deal.post(verb, body);
      expect([reply.status, reply.body.type, reply.body.code]).toEqual([409, 'REFUSED', 'illegal-move']);
      expect(reply.body.missing).toEqual(missing);
      expect(reply.body.available).toEqual((await deal.get()).body.available);
    },
  );

  it('a selection until the disclosures are acknowledged', async () => {
    const deal = await dealAfter(carport, 'menu/present');
    for (const body of [{ package: 'Good' }, { package: 'Good', disclosuresAcknowledged: false }]) {
      const reply = await deal.post('menu/select', body);
      expect([reply.status, reply.body.code]).toEqual([400, 'disclosures-unacknowledged']);
      expect(reply.body.problems[0].path).toBe('disclosuresAcknowledged');
    }
    expect((await deal.get()).body.state).toBe('PRESENTED');
  });

  it('a missing package and a missing acknowledgement in one answer', async () => {
    const reply = await (await dealAfter(carport, 'menu/present')).post('menu/select', {});
    expect(reply.body.problems.map((one: { path: string }) => one.path)).toEqual([
      'package',
      'disclosuresAcknowledged',
    ]);
  });

  it('an unknown package', async () => {
    const deal = await dealAfter(carport, 'menu/present');
    const reply = await deal.post('menu/select', { package: 'Platinum', disclosuresAcknowledged: true });
    expect([reply.status, reply.body.code, reply.body.problems[0].path]).toEqual([400, 'validation-failed', 'package']);
  });

  it('a menu whose rates have expired', async () => {
    const later = testService();
    const deal = await dealAfter(later, 'quote');
    later.clock.advance(31 * 86_400);
    const reply = await deal.post('menu');
    expect([reply.status, reply.body.code]).toEqual([409, 'illegal-move']);
    expect(reply.body.reason).toContain('expired');
    expect(reply.body).toMatchObject({ missing: [], available: [{ transition: 'quote' }] });
  });
});
