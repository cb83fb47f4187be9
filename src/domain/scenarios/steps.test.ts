import { describe, expect, it } from 'vitest';
import { addSeconds } from '#kernel/dates.ts';
import { deskCommand, HAUL, openedDeal, REQUEST, START } from '#test/samples/deal-cases.ts';
import { cleared, delivered, desked, linked, sent, settled, signed } from '#test/samples/milestone-deals.ts';
import type { CreditApplication } from '../credit-application/credit-application.ts';
import type { Deal } from '../deal/state.ts';
import { FIXTURES } from '../fleet/fixtures.ts';
import { listingAt } from '../listings/corpus.ts';
import * as fi from './protection.ts';
import * as buy from './purchase.ts';
import { dealTypeOf, isOnDeal, SCENARIOS, scenarioNamed, stateIn } from './scenario.ts';
import { emptyScene, idOf, lastText, type ScenarioStep, type Scene } from './scene.ts';
import * as around from './surroundings.ts';

const VIN = desked.vin;
const none = emptyScene(VIN);
const scene = (deal: Deal | undefined, over: Partial<Scene> = {}): Scene => ({
  ...none,
  deal,
  ids: { dealId: 'deal_1' },
  ...over,
});
const withFi = (state: string | undefined, contracts: readonly string[] = []): Scene =>
  scene(desked, {
    fi: { state, contracts: contracts.map((one, i) => ({ contractId: `contract_${i}`, state: one })) } as never,
  });
const envelope = (deal: Deal, state: 'DECLINED' | 'VOIDED'): Deal => ({
  ...deal,
  envelopes: deal.envelopes.map((one) => ({ ...one, state })),
});
const expired: Deal = { ...sent, handoffs: sent.handoffs.map((one) => ({ ...one, state: 'EXPIRED' })) };
const hauled = (state: 'QUOTED' | 'DISPATCHED' | 'PICKED_UP' | 'DELIVERED'): Deal => ({
  ...desked,
  haul: { state, quote: HAUL, inspections: [] },
});
const titled = (state: 'APPLIED' | 'LIEN_RECORDED'): Deal => ({ ...settled, title: { state } as never });
const cash = deskCommand({ ...REQUEST, financeType: 'Cash' });
const lent = (state: CreditApplication['state']): Deal => {
  const loan = deskCommand({ ...REQUEST, financeType: 'Loan' });
  const credit = { applicationId: 'app_1', state, conditions: [] } as unknown as CreditApplication;
  return { ...desked, credit, desk: { desked: loan.desked, asked: loan.asked, at: START } };
};

describe('a step is skipped only when its result exists', () => {
  const stepsOf = (name: string): readonly ScenarioStep[] => scenarioNamed(name)?.steps ?? [];
  const approveLoan = buy.papers.find(({ does }) => does.startsWith('the lender')) ?? buy.sign;
  const cases: readonly (readonly [string, ScenarioStep, readonly Scene[], readonly Scene[]])[] = [
    ['opening', buy.open(), [scene(openedDeal())], [none]],
    ['sourcing', buy.source, [scene({ ...openedDeal(), sourced: true }), scene(desked)], [none, scene(openedDeal())]],
    [
      'the seller check',
      buy.verifySeller,
      [scene({ ...openedDeal(), seller: {} as never })],
      [none, scene(openedDeal())],
    ],
    ['desking', buy.desk, [scene(desked)], [none, scene(openedDeal())]],
    ['checkout', buy.checkout, [scene(linked)], [none, scene(desked)]],
    [
      'sending',
      buy.esign,
      [scene(sent), scene(signed)],
      [none, scene(desked), scene(expired), scene(envelope(sent, 'DECLINED'))],
    ],
    ['signing', buy.sign, [scene(signed)], [none, scene(sent)]],
    ['notarizing', buy.notarize, [scene(cleared)], [none, scene(signed)]],
    ['proving', buy.prove, [scene(cleared)], [none, scene(signed)]],
    ['insuring', buy.insure, [scene(cleared)], [none, scene(signed)]],
    ['delivering', buy.deliver('pickup'), [scene(delivered)], [none, scene(cleared)]],
    ['settling', buy.settle, [scene(settled)], [none, scene(delivered)]],
    ['dispatching', buy.dispatch, [scene(hauled('DISPATCHED')), scene(desked)], [none, scene(hauled('QUOTED'))]],
    [
      'picking up',
      buy.pickUp,
      [scene(hauled('QUOTED')), scene(hauled('PICKED_UP'))],
      [none, scene(hauled('DISPATCHED'))],
    ],
    ['dropping off', buy.dropOff, [scene(hauled('DELIVERED'))], [none, scene(hauled('PICKED_UP'))]],
    ['releasing the lien', buy.releaseLien, [scene(titled('APPLIED'))], [none, scene(titled('LIEN_RECORDED'))]],
    ['approving', approveLoan, [scene({ ...desked, desk: { ...cash, at: START } })], [none, scene(lent('DECLINED'))]],
    [
      'building the menu',
      fi.buildMenu,
      [withFi('MENU_BUILT'), withFi('CONTRACTED')],
      [withFi(undefined), withFi('RATED')],
    ],
    ['showing it', fi.presentMenu, [withFi('PRESENTED')], [withFi(undefined), withFi('MENU_BUILT')]],
    ['taking Better', fi.takeBetter, [withFi('SELECTED')], [withFi(undefined), withFi('PRESENTED')]],
    ['declining', fi.declineMenu, [withFi('DECLINED')], [withFi(undefined), withFi('PRESENTED')]],
    [
      'staging',
      fi.stage,
      [withFi('SELECTED', ['STAGED']), withFi('CONTRACTED', ['VOIDED', 'CAPTURED'])],
      [withFi('SELECTED'), withFi('SELECTED', ['VOIDED'])],
    ],
    ['approving contracts', fi.approve, [withFi('SELECTED', ['APPROVED'])], [withFi('SELECTED', ['STAGED'])]],
    ['capturing', fi.capture, [withFi('CONTRACTED', ['CAPTURED'])], [withFi('SELECTED', ['APPROVED'])]],
    [
      'voiding',
      fi.voidContracts[0] ?? fi.capture,
      [withFi('CONTRACTED', ['VOIDED'])],
      [withFi('CONTRACTED'), withFi('CONTRACTED', ['VOIDED', 'CAPTURED'])],
    ],
    ['a cold link', buy.linkGoesCold, [none, scene(desked)], [scene(linked)]],
    ['a cold handoff', buy.handoffGoesCold, [none, scene(desked)], [scene(sent)]],
    [
      'the next attempt',
      around.everyTry[0] ?? buy.sign,
      [none],
      [scene(undefined, { last: { nextAttemptAt: START } })],
    ],
  ];

  it.each(cases)('%s', (_title, step, done, open) => {
    expect(done.map((one) => step.unless?.(one) ?? false)).toEqual(done.map(() => true));
    expect(open.map((one) => step.unless?.(one) ?? false)).toEqual(open.map(() => false));
  });

  it('and the dead letter takes an attempt for every retry of the schedule', () => {
    expect(around.everyTry).toHaveLength(18);
    expect(stepsOf('webhook-delivery-dead-lettered').length).toBe(4 + 18);
    expect(fi.voidContracts.length).toBeGreaterThan(0);
  });
});

describe('the request of a step', () => {
  const bodyOf = (step: ScenarioStep, at: Scene) => step.ask(at).body as Record<string, unknown>;

  it('works the numbers of the asking price with a tenth down, or all of it in cash', () => {
    const priced = scene(openedDeal(), { askingDollars: 20_000 });
    expect(bodyOf(buy.desk, priced)).toEqual({
      ...{ salesPrice: '20000.00', downPayment: '2000.00', term: 60, zip: '94105', financeType: 'Loan' },
    });
    const listed = listingAt(VIN)?.retailListing.price ?? Number.NaN;
    expect(bodyOf(buy.deskCash, scene(openedDeal()))).toMatchObject({ salesPrice: listed.toFixed(2) });
    expect(bodyOf(buy.deskCash, priced)).toMatchObject({ downPayment: '20000.00', financeType: 'Cash' });
    expect(bodyOf(buy.desk, scene(undefined, { askingDollars: 20_000 }))).toMatchObject({ zip: '94105' });
    expect(bodyOf(buy.desk, scene(undefined, { vin: '1M8GDM9AXKP042788' }))['salesPrice']).toMatch(/^\d{4,}\.\d\d$/);
    expect(() => buy.desk.ask(emptyScene('NO VIN'))).toThrow('not a VIN');
  });

  it.each([
    ['4000.00', '3500.00'],
    ['500.00', '0.00'],
    ['499.99', '500.99'],
    ['0.00', '1.00'],
    ['none', '1.00'],
  ])('moves a down payment of %s to %s', (downPayment, moved) => {
    const asked = { ...desked.desk?.asked, downPayment };
    const deal = { ...desked, desk: { ...cash, asked, at: START } } as Deal;
    expect(bodyOf(buy.redesk, scene(deal))).toEqual({ ...asked, downPayment: moved });
  });

  it('settles at the priced amount as the operator', () => {
    const total = Math.round(Number(delivered.desk?.desked.total) * 100);
    expect(buy.settle.ask(scene(delivered))).toEqual({
      ...{ method: 'POST', path: '/buy/deals/deal_1/settle', as: 'operator' },
      body: { order_id: 'order_of_deal_1', amount_total: total, currency: 'usd' },
    });
    expect(bodyOf(buy.settle, none)).toMatchObject({ amount_total: 0 });
    const unpriced = { ...delivered, desk: { desked: { total: 'none' }, asked: {}, at: START } } as unknown as Deal;
    expect(bodyOf(buy.settle, scene(unpriced))).toMatchObject({ amount_total: 0 });
  });

  it('hands in a license and the proofs that are not verified yet', () => {
    const row = { text: '', requested: true, checks: [] };
    const stips = [
      { ...row, code: 'POI', state: 'REQUESTED' as const },
      { ...row, code: 'POR', state: 'VERIFIED' as const },
    ];
    expect(bodyOf(buy.prove, scene({ ...desked, stips }))).toEqual({
      stips: ['driver-license', { code: 'POI', documentRef: 'poi-current.pdf' }],
    });
    expect(bodyOf(buy.prove, none)).toEqual({ stips: ['driver-license'] });
  });

  it('names the candidate for the concierge alone, and the buyer of the deal type', () => {
    expect(bodyOf(buy.source, scene(openedDeal()))).toEqual({ vin: VIN });
    expect(bodyOf(buy.verifySeller, scene(openedDeal()))).toEqual({});
    expect(bodyOf(buy.open('Private Party', 'VIN2'), none)).toEqual({
      ...{ vin: 'VIN2', dealType: 'Private Party', buyer: { name: 'Mary Somerville', zip: '78701' } },
    });
    expect(bodyOf(buy.open(), none)).toMatchObject({ vin: VIN, dealType: 'Concierge Buy' });
  });

  it('asks the lender about the deal, else about the application', () => {
    const ids = { applicationId: 'app_9', dealId: 'deal_1' };
    expect(bodyOf(fi.decision('approved'), scene(desked, { ids }))).toEqual({ dealId: 'deal_1', decision: 'approved' });
    expect(bodyOf(fi.decision('declined'), scene(undefined, { ids }))).toEqual({
      applicationId: 'app_9',
      decision: 'declined',
    });
    expect(bodyOf(fi.decision('conditioned'), scene(desked))).toMatchObject({ stipulations: ['POI', 'POR', 'INS'] });
  });

  it('voids the last captured contract', () => {
    const [voidOne] = fi.voidContracts;
    const path = (at: Scene) => voidOne?.ask(at).path;
    expect(path(withFi('CONTRACTED', ['CAPTURED', 'CAPTURED', 'VOIDED']))).toBe('/fi/contracts/contract_1/void');
    expect(path(withFi('CONTRACTED'))).toBe('/fi/contracts/contract_none/void');
  });

  it('sets the clock to what the scene waits for', () => {
    expect(bodyOf(buy.linkGoesCold, scene(linked))).toEqual({ now: addSeconds(START, 86_400) });
    expect(bodyOf(buy.handoffGoesCold, scene(sent))).toEqual({ now: addSeconds(START, 4 * 3_600) });
  });
});

describe('the scenarios', () => {
  it('are one for each fixture, by name', () => {
    expect(SCENARIOS).toHaveLength(FIXTURES.length);
    expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(FIXTURES.length);
    expect(scenarioNamed('handoff-expired')).toMatchObject({ machine: 'handoff', state: 'EXPIRED' });
    expect(scenarioNamed('concierge-buy-checkout-open')?.machine).toBe('deal.concierge-buy');
    expect(scenarioNamed('nowhere')).toBeUndefined();
    expect([isOnDeal({ machine: 'handoff' }), isOnDeal({ machine: 'lead' })]).toEqual([true, false]);
    expect([dealTypeOf({ machine: 'deal.private-party' }), dealTypeOf({ machine: 'stips' })]).toEqual([
      'Private Party',
      undefined,
    ]);
  });

  it.each([
    ['deal.concierge-buy', scene(desked), 'DESKED'],
    ['deal.concierge-buy', none, undefined],
    ['fi-deal', withFi('SELECTED'), 'SELECTED'],
    ['fi-contract', withFi('SELECTED', ['STAGED', 'APPROVED']), 'APPROVED'],
    ['fi-contract', withFi('SELECTED'), undefined],
    ['checkout-link', scene(linked), 'OPEN'],
    ['checkout-link', none, undefined],
    ['credit-application', scene(desked), 'SUBMITTED'],
    ['esign-envelope', scene(signed), 'COMPLETED'],
    ['notary-session', scene(cleared), 'COMPLETED'],
    ['stips', scene(cleared), 'VERIFIED'],
    ['insurance-policy', scene(cleared), 'VERIFIED'],
    ['handoff', scene(sent), 'PARKED'],
    ['title', scene(settled), 'APPLIED'],
    ['transport', scene(hauled('PICKED_UP')), 'PICKED_UP'],
    ['credit-prequal', scene(undefined, { last: { result: 'frozen' } }), 'FROZEN'],
    ['credit-prequal', scene(undefined, { last: { result: 'no-hit' } }), 'NO_HIT'],
    ['credit-prequal', scene(undefined, { last: { result: 'score' } }), 'SCORED'],
    ['credit-prequal', none, undefined],
    ['key', scene(undefined, { last: { state: 'ACTIVE', previous: { state: 'ROTATED' } } }), 'ROTATED'],
    ['key', scene(undefined, { last: { state: 'ACTIVE' } }), 'ACTIVE'],
    ['lead', scene(undefined, { last: { data: [{ state: 'CONVERTED' }] } }), 'CONVERTED'],
    ['lead', scene(undefined, { last: { state: 'CAPTURED' } }), 'CAPTURED'],
    [
      'recon',
      scene(undefined, { last: { state: 'IN_RECON', previous: { state: 'X' }, data: [{ state: 'Y' }] } }),
      'IN_RECON',
    ],
    ['recon', scene(undefined, { last: { state: 7 } }), undefined],
  ] as const)('read the state of a %s in a scene', (machine, at, state) => {
    expect(stateIn({ machine }, at)).toBe(state);
  });

  it('read ids and texts of earlier answers, empty when absent', () => {
    const at = scene(undefined, { last: { name: 'x', count: 7 } });
    expect([idOf(at, 'dealId'), idOf(at, 'webhookId')]).toEqual(['deal_1', '']);
    expect([lastText(at, 'name'), lastText(at, 'count'), lastText(at, 'other')]).toEqual(['x', '', '']);
  });
});
