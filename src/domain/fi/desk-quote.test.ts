import { describe, expect, it } from 'vitest';
import { parseVin, type Vin } from '#kernel/vin.ts';
import type { DeskedFigures } from '../deal/money-events.ts';
import { deskQuote, serviceContractPreview } from './desk-quote.ts';

function vinOf(text: string): Vin {
  const vin = parseVin(text);
  if (vin === undefined) throw new Error(text);
  return vin;
}

const FIGURES: DeskedFigures = {
  financeType: 'Loan',
  salesPrice: '33000.00',
  rebate: '0.00',
  downPayment: '3000.00',
  tradeIn: '0.00',
  tradeInPayoff: '0.00',
  docFee: '150.00',
  taxes: {},
  fees: {},
  totalTaxesAndFees: '2000.00',
  products: '0.00',
  amountFinanced: '32000.00',
  interestRate: 6.9,
  term: 72,
  monthlyPayment: '544.04',
  financeCharge: '7170.88',
  totalOfPayments: '39170.88',
  total: '35000.00',
  zip: '78701',
  state: 'TX',
  derivation: [],
  odometer: 12,
};
const CAR = { vin: vinOf('F1XDEMCR4SDEM0001'), figures: FIGURES, today: '2026-11-27' };

describe('rates behind a desk', () => {
  it('cover every family, GAP on the MSRP of the car when the deal has none', () => {
    const record = deskQuote('quote_1', CAR);
    expect(record.productTypes).toHaveLength(11);
    expect(record.rates.map(({ productType }) => productType)).toContain('GAP');
    expect(Number(record.desked.vehicleMSRP)).toBeGreaterThan(0);
    expect(record.validThrough).toBe('2026-12-27');
  });

  it('take the MSRP of the deal when it has one', () => {
    expect(deskQuote('quote_1', { ...CAR, figures: { ...FIGURES, vehicleMSRP: '34000.00' } }).desked.vehicleMSRP).toBe(
      '34000.00',
    );
  });
});

describe('the preview of service contracts', () => {
  it('is what the packages of a menu hold', () => {
    const preview = serviceContractPreview(CAR);
    expect(preview.map((one) => [one.package, one.product.rateId])).toEqual([
      ['Good', 'VSC-PWR-72-75K-100'],
      ['Better', 'VSC-STD-72-75K-100'],
      ['Best', 'VSC-EXC-120-120K-100'],
    ]);
  });

  it('is empty for a car that can have none', () => {
    expect(serviceContractPreview({ ...CAR, vin: vinOf('F1XSALVG1MADV9003') })).toEqual([]);
  });
});
