import { describe, expect, it } from 'vitest';
import { cents, dollars } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { leaseTax } from './lease-tax.ts';
import type { TaxFacts } from './vehicle-tax.ts';

const STREAM = { basePayment: dollars(500), termMonths: 36, downPayment: dollars(2_000) };

function lease(state: StateCode, zip: string, over: Partial<TaxFacts> = {}, stream: Partial<typeof STREAM> = {}) {
  const nothing = cents(0);
  const none = { tradeIn: nothing, rebate: nothing, docFee: nothing, products: nothing };
  const sale = { asOf: '2026-11-28', salesPrice: dollars(40_000), condition: 'used' } as const;
  return leaseTax({ state, zip, ...sale, ...none, ...over }, { ...STREAM, ...stream });
}
const taxes = (state: number, county: number, city: number, district: number) => ({
  stateSalesTax: dollars(state),
  countySalesTax: dollars(county),
  citySalesTax: dollars(city),
  districtSalesTax: dollars(district),
  combinedSalesTax: dollars(state + county + city + district),
  gasGuzzlerTax: 0,
  documentaryStampTax: 0,
});

describe('lease tax by level', () => {
  it.each([
    // 5 % of the state, 0.9 of the county and 2 of the city, on 36 × 500 and on 2,000 at signing.
    ['53202', 'WI', taxes(1_000, 180, 400, 0), dollars(39.5), dollars(158)],
    // 7 % of the whole stream at signing; no local tax is listed for leases there.
    ['55401', 'MN', taxes(1_375, 0, 0, 0), 0, dollars(1_375)],
    // 8 % of Arkansas on each payment, 1 and 1.125 % of the first 2,500 at signing.
    ['72201', 'AR', taxes(1_600, 25, 28.13, 0), dollars(40), dollars(213.13)],
    // Florida's limit is per item, which no payment reaches: 6 and 1 %.
    ['33701', 'FL', taxes(1_200, 200, 0, 0), dollars(35), dollars(140)],
    // Anchorage and Alaska levy nothing.
    ['99501', 'AK', taxes(0, 0, 0, 0), 0, 0],
    ['97201', 'OR', taxes(0, 0, 0, 0), 0, 0],
  ] as const)('at %s in %s', (zip, state, expected, monthlyTax, upfrontTax) => {
    const taxed = lease(state, zip);
    expect(taxed.taxes).toEqual(expected);
    expect([taxed.monthlyTax, taxed.upfrontTax]).toEqual([monthlyTax, upfrontTax]);
  });
});

describe('rent in advance', () => {
  const extras = { rebate: dollars(1_000), tradeIn: dollars(3_000) };

  it.each([
    ['WI', '53202', 'a rebate but no trade-in', 2_000 + 1_000],
    ['CA', '95603', 'a rebate and a trade-in', 2_000 + 1_000 + 3_000],
    ['RI', '02903', 'neither rebate nor trade-in', 2_000],
  ] as const)('in %s at %s counts %s', (state, zip, _title, reduction) => {
    const step = lease(state, zip, extras).derivation.find(({ figure }) => figure === 'leaseTax');
    expect(step?.inputs).toMatchObject({ basePayment: '500.00', termMonths: 36, reduction: `${reduction}.00` });
  });
});

describe('the source of a lease tax', () => {
  const rowOf = (state: StateCode, zip: string) =>
    lease(state, zip).derivation.find(({ figure }) => figure === 'leaseTax')?.row;

  it.each([
    ['WI', '53202', 'medium', null],
    ['ID', '83702', expect.stringMatching(/medium|low/), null],
    ['CA', '95603', 'high', '2026-11-28'],
    ['AR', '72201', 'medium', null],
  ] as const)('in %s at %s has %s confidence and was read on %s', (state, zip, confidence, verifiedOn) => {
    expect(rowOf(state, zip)).toMatchObject({ confidence, verifiedOn });
  });

  it('is the zero-emission rate for a battery car leased in New Jersey before July 2025', () => {
    const battery = { fuel: 'electric', asOf: '2025-06-30' } as const;
    expect(lease('NJ', '07102', battery).upfrontTax).toBe(dollars(662.5));
    expect(lease('NJ', '07102', { asOf: '2025-06-30' }).upfrontTax).toBe(dollars(1_325));
    expect(lease('NY', '12207', battery).upfrontTax).toBe(dollars(1_600));
  });
});
