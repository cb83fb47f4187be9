import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import { reachable } from '#kernel/machine.ts';
import { caseVehicle } from '#test/samples/rating-cases.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import type { QuoteBasis } from '../../deal-facts/protection-events.ts';
import type { ProductType } from '../families.ts';
import { quote } from '../quote.ts';
import {
  approveContracts,
  captureContracts,
  SANDBOX_FI_MANAGER,
  stageContracts,
  voidContract,
} from './decide-contract.ts';
import { type Decided, declineMenu, isRefusal, openMenu, presentMenu, rerate, selectPackage } from './decide-menu.ts';
import { type FiDeal, fiDealOf } from './fi-deal.ts';
import { CONTRACT_STATES, FI_CONTRACT_MACHINE, FI_DEAL_MACHINE, FI_STATES } from './machines.ts';
import { fiMoves } from './moves.ts';
import { termsOf } from './terms-of.ts';

const AT = '2026-11-27T12:00:00.000Z';
const DESKED: QuoteBasis = {
  financeType: 'Loan',
  salesPrice: '33000.00',
  amountFinanced: '32000.00',
  monthlyPayment: '544.04',
  term: 72,
  zip: '78701',
  interestRate: 6.9,
  vehicleMSRP: '34000.00',
};
const MANAGER = { name: 'Dana Reyes', licenseNumber: 'TX-482913' };

function ratedEvent(productTypes?: readonly ProductType[], quoteId = 'quote_1') {
  const more = withoutUndefined({ productTypes });
  return quote({ quoteId, vehicle: caseVehicle(), odometer: 12, desked: DESKED, ratedOn: '2026-11-27', ...more })
    .record;
}

type Step = (fi: FiDeal) => Decided<'disclosures-unacknowledged' | 'unlicensed-capture'> | undefined;
let serial = 0;
const newId = () => {
  serial += 1;
  return `contract_${serial}`;
};

const rateDeal: Step = (fi) => rerate(fi, { ...ratedEvent(), openedOn: '2026-11-27' }, AT);
const menu: Step = (fi) => openMenu(fi, AT);
const present: Step = (fi) => presentMenu(fi, AT);
const select =
  (name: 'Good' | 'Better' | 'Best'): Step =>
  (fi) =>
    selectPackage(fi, { package: name, disclosuresAcknowledged: true }, AT);
const decline: Step = (fi) => declineMenu(fi, AT);
const stage: Step = (fi) => stageContracts(fi, newId, AT);
const approve: Step = (fi) => approveContracts(fi, undefined, AT);
const capture: Step = (fi) => captureContracts(fi, { fiManager: MANAGER }, AT);

/** The history after the steps; throws when one is refused. */
function historyOf(...steps: Step[]): DealEvent[] {
  const history: DealEvent[] = [];
  for (const step of steps) {
    const decided = step(fiDealOf(history));
    if (decided === undefined || isRefusal(decided)) throw new Error(`refused: ${JSON.stringify(decided)}`);
    history.push(...decided);
  }
  return history;
}

function refusal(history: readonly DealEvent[], step: Step) {
  const decided = step(fiDealOf(history));
  if (decided === undefined || !isRefusal(decided)) throw new Error('not refused');
  return decided;
}

const toSelected = [rateDeal, menu, present, select('Better')];
const toCaptured = [...toSelected, stage, approve, capture];

describe('the F&I state machines', () => {
  it('reach every state they declare', () => {
    expect(new Set(reachable(FI_DEAL_MACHINE))).toEqual(new Set(FI_STATES));
    expect(new Set(reachable(FI_CONTRACT_MACHINE))).toEqual(new Set(CONTRACT_STATES));
  });
});

describe('the F&I side of a deal', () => {
  it.each<[string, Step[], string]>([
    ['a quote', [rateDeal], 'RATED'],
    ['a menu', [rateDeal, menu], 'MENU_BUILT'],
    ['a presentation', [rateDeal, menu, present], 'PRESENTED'],
    ['a selection', toSelected, 'SELECTED'],
    ['a selection from an unpresented menu', [rateDeal, menu, select('Good')], 'SELECTED'],
    ['a refusal', [rateDeal, menu, present, decline], 'DECLINED'],
    ['a refusal after a selection', [...toSelected, stage, decline], 'DECLINED'],
    ['a new menu after a refusal', [rateDeal, menu, present, decline, menu], 'MENU_BUILT'],
    ['staging and approval', [...toSelected, stage, approve], 'SELECTED'],
    ['capture', toCaptured, 'CONTRACTED'],
    ['a new quote', [...toSelected, stage, rateDeal], 'RATED'],
  ])('is in the expected state after %s', (_, steps, state) => {
    expect(fiDealOf(historyOf(...steps)).state).toBe(state);
  });

  it('records the presentation together with a selection from an unpresented menu', () => {
    expect(historyOf(rateDeal, menu, select('Good')).map(({ type }) => type)).toEqual([
      'Quote.rated@1',
      'Menu.built@1',
      'Menu.presented@1',
      'Menu.selected@1',
    ]);
  });

  it.each<[string, Step[], Step]>([
    ['menu', [rateDeal, menu], menu],
    ['presentation', [rateDeal, menu, present], present],
    ['selection', toSelected, select('Better')],
    ['refusal', [rateDeal, menu, present, decline], decline],
    ['staging', [...toSelected, stage], stage],
    ['approval', [...toSelected, stage, approve], approve],
    ['capture', toCaptured, capture],
  ])('writes nothing for a repeated %s', (_, steps, step) => {
    expect(step(fiDealOf(historyOf(...steps)))).toEqual([]);
  });

  it.each<[string, Step[], Step, string[]]>([
    ['a menu before a quote', [], menu, ['quote']],
    ['a presentation before a menu', [rateDeal], present, ['menu']],
    ['a selection before a menu', [rateDeal], select('Best'), ['menu']],
    ['a refusal before the presentation', [rateDeal, menu], decline, ['menu-present']],
    ['staging before a selection', [rateDeal, menu, present], stage, ['menu-select']],
    ['approval before staging', toSelected, approve, ['contract-stage']],
    ['capture before approval', [...toSelected, stage], capture, ['contract-approve']],
    ['capture before staging', toSelected, capture, ['contract-stage', 'contract-approve']],
    ['another package after a selection', toSelected, select('Best'), []],
    ['a refusal after approval', [...toSelected, stage, approve], decline, []],
    ['a refusal after capture', toCaptured, decline, []],
    ['a new quote over a captured contract', toCaptured, rateDeal, []],
  ])('refuses %s and names what is missing', (_, steps, step, missing) => {
    const { code, extra, reason } = refusal(historyOf(...steps), step);
    expect(code).toBe('illegal-move');
    expect(extra?.missing).toEqual(missing);
    expect(reason).toMatch(/\.$/);
  });

  it('refuses a selection whose disclosures are not acknowledged', () => {
    const history = historyOf(rateDeal, menu, present);
    for (const disclosuresAcknowledged of [false, undefined]) {
      const no = refusal(history, (fi) => selectPackage(fi, { package: 'Good', disclosuresAcknowledged }, AT));
      expect(no.code).toBe('disclosures-unacknowledged');
    }
  });

  it('refuses a menu when nothing is rated or the rates have expired', () => {
    const nothing = [fact('Quote.rated@1', AT, ratedEvent(['EWT']))];
    expect(refusal(nothing, menu).reason).toContain('no product is rated');
    expect(refusal(historyOf(rateDeal), (fi) => openMenu(fi, '2026-12-28T00:00:00.000Z')).reason).toContain('expired');
  });

  it('lists exactly the moves that it accepts', () => {
    const steps: Record<string, Step> = {
      quote: rateDeal,
      menu,
      'menu-present': present,
      'menu-select': select('Good'),
      'menu-decline': decline,
      'contract-stage': stage,
      'contract-approve': approve,
      'contract-capture': capture,
    };
    const stories = [
      [],
      [rateDeal],
      [rateDeal, menu],
      [rateDeal, menu, present],
      toSelected,
      [...toSelected, stage],
      [...toSelected, stage, approve],
      toCaptured,
    ];
    for (const story of stories) {
      const fi = fiDealOf(historyOf(...story));
      const offered = new Set<string>(fiMoves(fi, '2026-11-27').available.map(({ transition }) => transition));
      for (const [verb, step] of Object.entries(steps)) {
        const decided = step(fi);
        const appends = decided !== undefined && !isRefusal(decided) && decided.length > 0;
        expect({ verb, story: story.length, appends }).toEqual({
          verb,
          story: story.length,
          appends: offered.has(verb),
        });
      }
    }
  });
});

describe('contracts', () => {
  it('are staged one per product of the package, dated by the deal', () => {
    const opened = fact('Deal.opened@1', '2026-10-02T09:00:00.000Z', {
      dealType: 'Concierge Buy',
      vin: caseVehicle().vin,
      buyer: { zip: '33101', name: 'Ana Ruiz' },
    });
    const history: DealEvent[] = [opened];
    for (const step of [rateDeal, menu, present, select('Better'), stage]) {
      const decided = step(fiDealOf(history));
      if (decided !== undefined && !isRefusal(decided)) history.push(...decided);
    }
    const fi = fiDealOf(history);
    expect(fi.contracts.map(({ staged }) => staged.productType)).toEqual(['VSC', 'GAP', 'TIRE', 'KEY']);
    for (const contract of fi.contracts) {
      expect(termsOf(contract, fi)).toMatchObject({
        saleDate: '2026-10-02',
        effectiveDate: '2026-10-02',
        state: 'FL',
        customer: 'Ana Ruiz',
      });
    }
    expect(fi.contracts[0]?.staged.expirationDate).toBe('2032-10-02');
  });

  it('have the retail prices of the selected package', () => {
    const fi = fiDealOf(historyOf(...toSelected, stage));
    expect(fi.contracts.map(({ staged }) => staged.price)).toEqual(
      fi.selection?.products.map(({ retailPrice }) => retailPrice),
    );
  });

  it('are approved by the sandbox manager when no manager is named', () => {
    expect(fiDealOf(historyOf(...toSelected, stage, approve)).contracts[0]?.approver).toBe(SANDBOX_FI_MANAGER);
    const named = historyOf(...toSelected, stage, (fi) => approveContracts(fi, 'Lee Okoro', AT));
    expect(fiDealOf(named).contracts[0]?.approver).toBe('Lee Okoro');
  });

  it.each([undefined, '', '   ', 'n/a', 'NONE', 'unlicensed', 'pending', '--'])(
    'are not captured under the license %j',
    (licenseNumber) => {
      const history = historyOf(...toSelected, stage, approve);
      const no = refusal(history, (fi) => captureContracts(fi, { fiManager: { name: 'Dana', licenseNumber } }, AT));
      expect(no.code).toBe('unlicensed-capture');
    },
  );

  it('keep the deal contracted until the last captured contract is voided', () => {
    const history = historyOf(...toCaptured);
    const ids = fiDealOf(history).contracts.map(({ contractId }) => contractId);
    ids.forEach((contractId, i) => {
      const decided = voidContract(fiDealOf(history), contractId, 'buyer asked', AT);
      if (decided === undefined || isRefusal(decided)) throw new Error('not voided');
      history.push(...decided);
      expect(fiDealOf(history).state).toBe(i === ids.length - 1 ? 'SELECTED' : 'CONTRACTED');
    });
    expect(stageContracts(fiDealOf(history), newId, AT)).toHaveLength(ids.length);
  });

  it.each([
    ['the same day', '2026-11-27T18:00:00.000Z', 'flat-cancel'],
    ['thirty days later', '2026-12-27T18:00:00.000Z', 'flat-cancel'],
    ['thirty-one days later', '2026-12-28T18:00:00.000Z', 'pro-rata'],
    ['more than thirty days later', '2027-11-27T18:00:00.000Z', 'pro-rata'],
  ])('are refunded when voided %s', (_, at, method) => {
    const fi = fiDealOf(historyOf(...toCaptured));
    const [contract] = fi.contracts;
    const decided = voidContract(fi, contract?.contractId ?? '', undefined, at);
    if (decided === undefined || isRefusal(decided)) throw new Error('not voided');
    const [voided] = decided as readonly DealEvent<'Contract.voided@1'>[];
    expect(voided?.data.refund?.method).toBe(method);
    if (method === 'flat-cancel') expect(voided?.data.refund?.amount).toBe(contract?.staged.price);
    else expect(Number(voided?.data.refund?.amount)).toBeLessThan(Number(contract?.staged.price));
  });

  it('refund nothing before capture, accept a repeated void, and are not found on another deal', () => {
    const history = historyOf(...toSelected, stage);
    const contractId = fiDealOf(history).contracts[0]?.contractId ?? '';
    const decided = voidContract(fiDealOf(history), contractId, undefined, AT);
    if (decided === undefined || isRefusal(decided)) throw new Error('not voided');
    expect((decided as readonly DealEvent<'Contract.voided@1'>[])[0]?.data.refund?.amount).toBe('0.00');
    history.push(...decided);
    expect(voidContract(fiDealOf(history), contractId, undefined, AT)).toEqual([]);
    expect(voidContract(fiDealOf(history), 'contract_elsewhere', undefined, AT)).toBeUndefined();
  });

  it('are voided with the rates they were staged on, even when only a new quote is recorded', () => {
    const history = [...historyOf(...toSelected, stage), fact('Quote.rated@1', AT, ratedEvent(undefined, 'quote_2'))];
    const fi = fiDealOf(history);
    expect(new Set(fi.contracts.map(({ state }) => state))).toEqual(new Set(['VOIDED']));
    expect(fi.menu).toBeUndefined();
  });
});

describe('a deal with a single product', () => {
  const rateOne: Step = (fi) => rerate(fi, { ...ratedEvent(['KEY']), openedOn: '2026-11-27' }, AT);
  const selected = [rateOne, menu, present, select('Good')];
  const captured = [...selected, stage, approve, capture];
  const movesAfter = (steps: readonly Step[]) =>
    fiMoves(fiDealOf(historyOf(...steps)), '2026-11-27').available.map(({ transition }) => transition);

  it('offers the move that its one contract is ready for', () => {
    expect(fiDealOf(historyOf(...selected, stage)).contracts).toHaveLength(1);
    expect(movesAfter(selected)).toContain('contract-stage');
    expect(movesAfter([...selected, stage])).toContain('contract-approve');
    expect(movesAfter([...selected, stage])).not.toContain('contract-stage');
    expect(movesAfter([...selected, stage, approve])).toContain('contract-capture');
    expect(movesAfter([...selected, stage, approve])).not.toContain('menu-decline');
    expect(movesAfter(captured)).not.toContain('contract-capture');
    expect(movesAfter(captured)).not.toContain('quote');
  });

  it.each<[string, Step[], Step]>([
    ['staging', [...selected, stage], stage],
    ['approval', [...selected, stage, approve], approve],
    ['capture', captured, capture],
  ])('writes nothing for a repeated %s', (_, steps, step) => {
    expect(step(fiDealOf(historyOf(...steps)))).toEqual([]);
  });

  it.each<[string, Step[], Step, string]>([
    ['a presentation', [rateOne], present, 'menu-present comes after menu; the F&I state is RATED.'],
    ['an approval', selected, approve, 'contract-approve comes after contract-stage; the F&I state is SELECTED.'],
    ['a menu', [], menu, 'menu comes after quote; the F&I state is not rated.'],
  ])('refuses %s with the step that it comes after', (_, steps, step, reason) => {
    expect(refusal(historyOf(...steps), step).reason).toBe(reason);
  });

  it('voids its uncaptured contract when the menu is declined, or when it is rated again', () => {
    const declined = historyOf(...selected, stage, decline);
    expect(
      declined
        .slice(-2)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['Contract.voided@1', 'Menu.declined@1']);
    for (const steps of [[stage], [stage, approve]]) {
      const history = [...historyOf(...selected, ...steps), fact('Quote.rated@1', AT, ratedEvent(['KEY'], 'quote_2'))];
      expect(fiDealOf(history).contracts.map(({ state, voided }) => [state, voided?.reason])).toEqual([
        ['VOIDED', 're-rated'],
      ]);
    }
  });

  it.each([
    [12, 'zero'],
    [30_000, 'sale'],
  ])('with %d miles counts those of its contract from %s', (odometer, milesFrom) => {
    const { record } = quote({
      quoteId: 'quote_1',
      vehicle: caseVehicle(),
      odometer,
      desked: DESKED,
      ratedOn: '2026-11-27',
      productTypes: ['KEY'],
    });
    const rateIt: Step = (fi) => rerate(fi, { ...record, openedOn: '2026-11-27' }, AT);
    const [contract] = fiDealOf(historyOf(rateIt, menu, present, select('Good'), stage)).contracts;
    expect([contract?.staged.milesFrom, contract?.staged.saleOdometer]).toEqual([milesFrom, odometer]);
  });
});
