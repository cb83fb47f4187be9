import { describe, expect, it } from 'vitest';
import { type Cents, dollars, sum, toDollars } from '#kernel/money.ts';
import { STATE_CODES, type StateCode } from '../../places/states.ts';
import { DOC_FEES } from './doc-fees.data.ts';
import { docFeeCap, type FeeFacts, usualDocFee, vehicleFees } from './vehicle-fees.ts';

const CAR = {
  condition: 'used',
  odometer: 36_000,
  ageYears: 3,
  msrp: dollars(35_000),
  fuel: 'gasoline',
  curbWeightLb: 3_800,
} as const;
const NEW = { ...CAR, condition: 'new', odometer: 5, ageYears: 0 } as const;

function sale(state: StateCode, over: Partial<FeeFacts> = {}): FeeFacts {
  return { state, asOf: '2026-11-28', salesPrice: dollars(30_000), car: CAR, financed: true, ...over };
}

const docFeeOf = (facts: FeeFacts): number => toDollars(vehicleFees(facts).fees.docFee);

describe('the document fee', () => {
  it.each<[StateCode, number, number]>([
    ['CA', 500, 85],
    ['CA', 85, 85],
    ['CA', 40, 40],
    ['NY', 500, 175],
    ['FL', 1_299, 1_299],
    ['WA', 200.01, 200],
    ['SC', 499, 499],
    ['TX', 300, 225],
  ])('%s: requested %d, charged %d', (state, requested, charged) => {
    expect(docFeeOf(sale(state, { docFee: dollars(requested) }))).toBe(charged);
  });

  it.each<[StateCode, number, number]>([
    ['MI', 4_000, 200],
    ['MI', 30_000, 280],
    ['MN', 2_000, 200],
    ['OH', 3_000, 300],
    ['OH', 30_000, 398],
  ])('%s on a price of %d is at most %d', (state, price, cap) => {
    expect(docFeeOf(sale(state, { salesPrice: dollars(price), docFee: dollars(999) }))).toBe(cap);
  });

  it('defaults to the usual dealer charge of the state, never above its cap', () => {
    expect(docFeeOf(sale('FL'))).toBe(950);
    expect(docFeeOf(sale('CA'))).toBe(85);
    expect(docFeeOf(sale('CO'))).toBe(550);
    expect(docFeeOf(sale('OH', { salesPrice: dollars(3_000) }))).toBe(300);
    for (const state of STATE_CODES) {
      const price = dollars(25_000);
      expect(usualDocFee(state, price)).toBeGreaterThan(0);
      expect(usualDocFee(state, price)).toBeLessThanOrEqual(docFeeCap(state, price) ?? Number.MAX_SAFE_INTEGER);
    }
    expect(Object.keys(DOC_FEES).sort()).toEqual([...STATE_CODES].sort());
  });

  it('notes that it was clamped, or that it is an estimate', () => {
    const [clamped] = vehicleFees(sale('CA', { docFee: dollars(500) })).derivation;
    expect(clamped).toMatchObject({
      figure: 'docFee',
      value: '85.00',
      inputs: { asked: '500.00', cap: '85.00', clamped: true },
      row: { key: 'CA', authority: expect.stringContaining('Veh. Code'), verifiedOn: '2026-11-29' },
    });
    expect(clamped?.note).toContain('Clamped from 500.00');
    const [usual] = vehicleFees(sale('CO')).derivation;
    expect(usual).toMatchObject({
      inputs: { default: true, clamped: false },
      note: expect.stringContaining('estimate'),
    });
  });
});

describe('the other fees', () => {
  it('include a lien fee when financed, a tire fee when new and a road fee when electric', () => {
    const cash = vehicleFees(sale('NJ', { financed: false })).fees.dmvFees;
    expect(Object.keys(cash)).toEqual(['Temporary Tag Fee', 'Electronic Filing Fee']);
    const financed = vehicleFees(sale('NJ', { car: NEW })).fees.dmvFees;
    expect(Object.keys(financed)).toEqual([
      'Lien Recording Fee',
      'Temporary Tag Fee',
      'Tire Fee',
      'Electronic Filing Fee',
    ]);
    // N.Y. VTL 2125(c): the secured party pays it.
    const inNewYork = vehicleFees(sale('NY', { car: NEW })).fees.dmvFees;
    expect(Object.keys(inNewYork)).toEqual(['Tire Fee', 'Electronic Filing Fee']);
    const electric = vehicleFees(sale('OH', { car: { ...NEW, fuel: 'electric' } })).fees;
    expect(electric.dmvFees).toMatchObject({ 'Electric Vehicle Road Fee': dollars(200) });
    expect(electric.registrationFee).toBe(vehicleFees(sale('OH', { car: NEW })).fees.registrationFee);
  });

  it.each<[string, FeeFacts, number]>([
    ['FL, new', sale('FL', { car: NEW }), 75.25],
    ['FL, used', sale('FL'), 85.25],
    ['MD before 2025-07-01', sale('MD', { asOf: '2025-06-30' }), 100],
    ['MD since 2025-07-01', sale('MD', { asOf: '2025-07-01' }), 200],
  ])('include the title fee in %s', (_title, facts, fee) => {
    expect(toDollars(vehicleFees(facts).fees.titleFee)).toBe(fee);
  });

  it('include the Montana luxury fee by MSRP and age', () => {
    const feeOf = (msrp: number, ageYears: number): boolean =>
      vehicleFees(sale('MT', { car: { ...CAR, ageYears, msrp: dollars(msrp) } })).derivation.some(({ figure }) =>
        figure.endsWith('Luxury Vehicle Fee'),
      );
    expect(feeOf(150_001, 10)).toBe(true);
    expect(feeOf(150_000, 10)).toBe(false);
    expect(feeOf(150_001, 11)).toBe(false);
  });

  it('include the acquisition fee on a lease only', () => {
    expect(toDollars(vehicleFees(sale('ID', { leased: true })).fees.acquisitionFee ?? (0 as Cents))).toBe(895);
    expect(vehicleFees(sale('ID')).fees.acquisitionFee).toBeUndefined();
  });

  it('name the assumptions for a car without known facts', () => {
    const bare = { condition: 'used', odometer: 10, ageYears: 3 } as const;
    const notes = (state: StateCode): string =>
      vehicleFees(sale(state, { car: bare }))
        .derivation.map(({ note = '' }) => note)
        .join(' ');
    expect(notes('AZ')).toContain('msrp is estimated.');
    expect(notes('NM')).toContain('curbWeightLb is estimated.');
    const stated = { ...CAR, estimated: ['msrp'] } as const;
    const guessed = vehicleFees(sale('AZ', { car: stated })).derivation.find(({ figure }) =>
      figure.includes('License Tax'),
    );
    expect(guessed?.note).toContain('msrp is estimated.');
    const statedDerivation = vehicleFees(sale('AZ', { car: stated, msrp: dollars(35_000) })).derivation;
    expect(statedDerivation.find(({ figure }) => figure.includes('License Tax'))?.note ?? '').not.toContain(
      'estimated',
    );
  });

  it('sum to the total in every state, with a cited row behind every line', () => {
    for (const state of STATE_CODES) {
      for (const car of [CAR, NEW, { ...NEW, fuel: 'electric' } as const]) {
        const { fees, derivation } = vehicleFees(sale(state, { car, leased: true }));
        expect(sum(...Object.values(fees.dmvFees))).toBe(fees.dmvFee);
        const { titleFee, registrationFee, dmvFee, docFee, acquisitionFee = 0 as Cents } = fees;
        expect(sum(titleFee, registrationFee, dmvFee, docFee, acquisitionFee)).toBe(fees.combinedFees);
        const lines = derivation.filter(({ figure }) => figure.includes(': '));
        const worth = lines.reduce((all, { value }) => all + Math.round(Number(value) * 100), 0);
        expect(worth).toBe(titleFee + registrationFee + dmvFee);
        for (const { row } of lines) expect(row).toMatchObject({ key: state, authority: expect.any(String) });
      }
    }
  });
});
