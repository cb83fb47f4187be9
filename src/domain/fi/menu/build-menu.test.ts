import { describe, expect, it } from 'vitest';
import { dollars, parseDecimal } from '#kernel/money.ts';
import { caseVehicle } from '#test/samples/rating-cases.ts';
import type { MenuBuilt, QuoteBasis } from '../../deal-facts/protection-events.ts';
import { PRODUCT_TYPES, type ProductType } from '../families.ts';
import { quote } from '../quote.ts';
import type { VehicleFacts } from '../rating/vehicle.ts';
import { buildMenu } from './build-menu.ts';
import { paymentIncrease } from './payment-effect.ts';

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

function menuOf(
  desked: Partial<QuoteBasis> = {},
  facts: Partial<VehicleFacts> = {},
  odometer = 12,
  productTypes: readonly ProductType[] = PRODUCT_TYPES,
): MenuBuilt {
  const basis = { ...DESKED, ...desked };
  const { record, rating } = quote({
    quoteId: 'quote_1',
    vehicle: { ...caseVehicle(), ...facts },
    odometer,
    productTypes,
    desked: basis,
    ratedOn: '2026-11-27',
  });
  return buildMenu(record.quoteId, rating, basis);
}

function column(menu: MenuBuilt, name: string): string[] {
  return menu.packages.find((one) => one.package === name)?.products.map(({ rateId }) => rateId) ?? [];
}

function centsOfText(text: string): number {
  const parsed = parseDecimal(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cents;
}

describe('the packages', () => {
  it('of a loan cover the needs of a financed buyer, in three sizes', () => {
    const menu = menuOf();
    expect(column(menu, 'Good')).toEqual(['VSC-PWR-72-75K-100', 'GAP-72']);
    expect(column(menu, 'Better')).toEqual(['VSC-STD-72-75K-100', 'GAP-72', 'TIRE-RH-72', 'KEY-72']);
    expect(column(menu, 'Best')).toEqual([
      'VSC-EXC-120-120K-100',
      'GAP-72',
      'TIRE-RH-72',
      'PPM-SYN-36-36K',
      'AP-72',
      'KEY-72',
      'PDR-72',
      'ETCH-5000-60',
    ]);
  });

  it('of a balloon equal those of a loan', () => {
    expect(column(menuOf({ financeType: 'Balloon' }), 'Better')).toEqual(column(menuOf(), 'Better'));
  });

  it('of a lease cover wear and end with the lease', () => {
    const menu = menuOf({ financeType: 'Lease', term: 36 });
    expect(column(menu, 'Good')).toEqual(['EWT-5000-36', 'KEY-36']);
    expect(column(menu, 'Better')).toEqual(['EWT-5000-36', 'TIRE-RH-36', 'KEY-36']);
    expect(column(menu, 'Best')).toEqual(['EWT-5000-36', 'TIRE-RHC-36', 'PDR-36', 'KEY-36', 'PPM-SYN-36-45K', 'AP-36']);
  });

  it('of a cash deal omit GAP', () => {
    const menu = menuOf({ financeType: 'Cash', term: 1, amountFinanced: '0.00', monthlyPayment: '0.00' });
    expect(column(menu, 'Good')).toEqual(['VSC-PWR-60-60K-100']);
    expect(menu.packages.flatMap(({ products }) => products).some(({ productType }) => productType === 'GAP')).toBe(
      false,
    );
  });

  it('fall back to the next cover when the car is no longer eligible for one', () => {
    const aged = { year: 2019 };
    expect(column(menuOf({}, aged, 90_000), 'Best')[0]).toBe('VSC-STD-84-84K-100');
    expect(column(menuOf({}, aged, 130_000), 'Better')[0]).toBe('VSC-PWR-72-75K-100');
  });

  it('are never empty: the least expensive product fills in', () => {
    const menu = menuOf({}, {}, 12, ['RUST', 'LTW']);
    for (const name of ['Good', 'Better', 'Best']) expect(column(menu, name)).toEqual(['RUST-84']);
    expect(menu.products).toHaveLength(2);
  });
});

it('a product has its benefit only where its plan has one', () => {
  const best = menuOf().packages.find((one) => one.package === 'Best')?.products ?? [];
  const benefits = best.map(({ rateId, benefit }) => [rateId, benefit]).filter(([, benefit]) => benefit !== undefined);
  expect(benefits).toEqual([
    ['GAP-72', '1000.00'],
    ['ETCH-5000-60', '5000.00'],
  ]);
});

describe('the menu payment', () => {
  it('rises by what the products add to the amount financed at the same rate and term', () => {
    const terms = { financeType: 'Loan' as const, amountFinanced: dollars(25_000), aprPct: 6.9, termMonths: 72 };
    expect(paymentIncrease(dollars(2_000), terms)).toBe(3_400);
    expect(paymentIncrease(dollars(2_000), { ...terms, aprPct: 0 })).toBe(2_778);
  });

  it('rises on a lease by the product’s depreciation and rent', () => {
    const terms = { financeType: 'Lease' as const, amountFinanced: dollars(30_000), aprPct: 6, termMonths: 36 };
    expect(paymentIncrease(dollars(1_800), terms)).toBe(5_450);
  });

  it('does not change on a cash deal', () => {
    const menu = menuOf({ financeType: 'Cash', term: 1, amountFinanced: '0.00', monthlyPayment: '0.00' });
    for (const one of menu.packages) expect([one.monthlyPayment, one.paymentIncrease]).toEqual(['0.00', '0.00']);
  });

  it('of a package is the base payment plus its increase, with a total equal to the sum of its products', () => {
    for (const one of menuOf().packages) {
      expect(centsOfText(one.monthlyPayment)).toBe(54_404 + centsOfText(one.paymentIncrease));
      expect(one.products.reduce((total, { retailPrice }) => total + centsOfText(retailPrice), 0)).toBe(
        centsOfText(one.retailTotal),
      );
    }
  });
});

describe('the disclosures', () => {
  const codes = (menu: MenuBuilt) => menu.disclosures.map(({ code }) => code);

  it('state on every menu that products are optional', () => {
    expect(codes(menuOf({ financeType: 'Cash', term: 1 }))[0]).toBe('optional');
  });

  it('include what the state and the products require', () => {
    expect(codes(menuOf({ zip: '94105' }))).toContain('california-gap');
    expect(codes(menuOf({ zip: '33101' }))).toContain('florida-optional');
    expect(codes(menuOf({ zip: '33101' }, {}, 12, ['KEY']))).not.toContain('florida-optional');
    expect(codes(menuOf({ financeType: 'Lease', term: 36 }))).toContain('gap-in-lease');
  });

  it('follow the dealer’s state when it differs from the buyer’s', () => {
    expect(codes(menuOf({ zip: '94105', dealerState: 'NV' }))).not.toContain('california-gap');
  });
});
