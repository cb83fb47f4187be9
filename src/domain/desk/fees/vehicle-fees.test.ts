import { describe, expect, it } from 'vitest';
import { type Cents, dollars, sum, toDollars } from '#kernel/money.ts';
import { STATE_CODES, type StateCode } from '../../places/states.ts';
import { FEE_ROWS } from './fee-rows.data.ts';
import { type FeeFacts, vehicleFees } from './vehicle-fees.ts';

function sale(state: StateCode, over: Partial<FeeFacts> = {}): FeeFacts {
  return { state, salesPrice: dollars(30_000), condition: 'used', financed: true, ...over };
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
  ])('%s: asked %d, charged %d', (state, asked, charged) => {
    expect(docFeeOf(sale(state, { docFee: dollars(asked) }))).toBe(charged);
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

  it('is 200.00 when nobody names one, under the same caps', () => {
    expect(docFeeOf(sale('FL'))).toBe(200);
    expect(docFeeOf(sale('CA'))).toBe(85);
  });

  it('says that it was clamped', () => {
    const [step] = vehicleFees(sale('CA', { docFee: dollars(500) })).derivation;
    expect(step).toMatchObject({
      figure: 'docFee',
      value: '85.00',
      inputs: { asked: '500.00', cap: '85.00', clamped: true },
    });
    expect(step?.note).toContain('Clamped from 500.00');
    expect(step?.row).toMatchObject({ key: 'CA', confidence: 'high' });
  });
});

describe('the other fees', () => {
  it('a lien, a new car and an electric one each bring their own', () => {
    const plain = vehicleFees(sale('CO', { financed: false })).fees.dmvFees;
    expect(Object.keys(plain)).toEqual(['Electronic Filing Fee', 'Temporary Tag Fee']);
    const all = vehicleFees(sale('CO', { condition: 'new', electric: true })).fees.dmvFees;
    expect(Object.keys(all)).toEqual([
      'Electronic Filing Fee',
      'Temporary Tag Fee',
      'Lien Recording Fee',
      'Tire Fee',
      'Electric Vehicle Road Fee',
    ]);
  });

  it.each<[string, FeeFacts, number]>([
    ['FL, new', sale('FL', { condition: 'new' }), 75.25],
    ['FL, used', sale('FL'), 85.25],
    ['NJ, with a lien', sale('NJ'), 85],
    ['NJ, without', sale('NJ', { financed: false }), 60],
  ])('title in %s', (_title, facts, fee) => {
    expect(toDollars(vehicleFees(facts).fees.titleFee)).toBe(fee);
  });

  it('the luxury fee of Montana depends on the MSRP', () => {
    expect(vehicleFees(sale('MT', { msrp: dollars(150_001) })).fees.dmvFees['Luxury Vehicle Fee']).toBe(82_500);
    expect(vehicleFees(sale('MT', { msrp: dollars(150_000) })).fees.dmvFees['Luxury Vehicle Fee']).toBeUndefined();
    expect(vehicleFees(sale('ID', { msrp: dollars(400_000) })).fees.dmvFees['Luxury Vehicle Fee']).toBeUndefined();
  });

  it('a lease carries the acquisition fee', () => {
    expect(toDollars(vehicleFees(sale('ID', { leased: true })).fees.acquisitionFee ?? (0 as Cents))).toBe(895);
    expect(vehicleFees(sale('ID')).fees.acquisitionFee).toBeUndefined();
  });

  it('add up in every state', () => {
    expect(Object.keys(FEE_ROWS).sort()).toEqual([...STATE_CODES].sort());
    for (const state of STATE_CODES) {
      const { fees } = vehicleFees(sale(state, { condition: 'new', electric: true, leased: true }));
      expect(sum(...Object.values(fees.dmvFees))).toBe(fees.dmvFee);
      const parts = [
        fees.titleFee,
        fees.registrationFee,
        fees.dmvFee,
        fees.docFee,
        fees.acquisitionFee ?? (0 as Cents),
      ];
      expect(sum(...parts)).toBe(fees.combinedFees);
    }
  });
});
