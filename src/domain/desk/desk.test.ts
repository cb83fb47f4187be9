import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, dollars, sum } from '#kernel/money.ts';
import { toWireDesked } from '../deal/wire/desk-wire.ts';
import { everyZip, stateOfZip } from '../places/places.ts';
import { STATE_CODES } from '../places/states.ts';
import type { DeskCar } from './car.ts';
import { desk } from './desk.ts';
import { type DeskInput, FINANCE_TYPES } from './desk-input.ts';

const USED: DeskCar = { condition: 'used', odometer: 30_000, ageYears: 3 };

function deal(over: Partial<DeskInput> = {}): DeskInput {
  return {
    salesPrice: dollars(30_000),
    downPayment: dollars(3_000),
    term: 72,
    zip: '78701',
    asOf: '2026-11-28',
    car: USED,
    ...over,
  };
}

function deskResult(input: DeskInput) {
  const result = desk(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.desked;
}

const figures = (over: Partial<DeskInput>) => toWireDesked(deskResult(deal(over)));

describe('a financed deal', () => {
  it('adds tax and fees, finances the rest, and posts the rate', () => {
    // Texas: 6.25 % without the document fee; title 33, registration 73.00, filing 20, tag 10, documents 225.
    expect(figures({})).toMatchObject({
      financeType: 'Loan',
      taxes: { combinedSalesTax: '1875.00' },
      fees: { combinedFees: '361.00', docFee: '225.00', dmvFee: '30.00' },
      totalTaxesAndFees: '2236.00',
      total: '32236.00',
      amountFinanced: '29236.00',
      interestRate: 10.15,
      monthlyPayment: '543.84',
      state: 'TX',
      zip: '78701',
    });
  });

  it.each([
    [25_000, 6.9, 72, '425.03', '30601.83', '5601.83'],
    [18_000, 12.99, 48, '482.81', '23174.58', '5174.58'],
    [20_000, 0, 60, '333.33', '20000.00', '0.00'],
  ])(
    'computes the payment and the finance charge of %d at %d %% over %d months',
    (financed, interestRate, term, payment, totalOfPayments, financeCharge) => {
      // Oregon levies nothing; the down payment equals the fees.
      const fees = deskResult(deal({ zip: '97201' })).totalTaxesAndFees;
      const input = { zip: '97201', salesPrice: dollars(financed), downPayment: fees, interestRate, term };
      expect(figures(input)).toMatchObject({ monthlyPayment: payment, totalOfPayments, financeCharge });
    },
  );

  it('adds negative equity of the trade to the loan without raising the tax', () => {
    const even = deskResult(deal({ tradeIn: dollars(9_000) }));
    const under = deskResult(deal({ tradeIn: dollars(9_000), tradeInPayoff: dollars(12_500) }));
    expect(under.taxes).toEqual(even.taxes);
    expect(under.total - even.total).toBe(dollars(12_500));
    const step = under.derivation.find(({ figure }) => figure === 'netTrade');
    expect(step).toMatchObject({ value: '-3500.00', note: expect.stringContaining('Negative equity') });
  });

  it('includes products in the priced amount', () => {
    const bare = deskResult(deal());
    const covered = deskResult(deal({ products: dollars(2_495) }));
    expect(covered.total - bare.total).toBe(dollars(2_495));
  });

  it('clamps a document fee above the cap and notes it in the derivation', () => {
    const clamped = figures({ zip: '94107', docFee: dollars(500) });
    expect(clamped.docFee).toBe('85.00');
    expect(clamped.derivation).toContainEqual(
      expect.objectContaining({ figure: 'docFee', note: expect.stringContaining('Clamped from 500.00') }),
    );
  });

  it('moves the posted rate with the score, and keeps a stated rate', () => {
    expect(figures({ creditScore: 800 }).interestRate).toBe(7.93);
    expect(figures({ creditScore: 800, interestRate: 3.9 }).interestRate).toBe(3.9);
  });
});

describe('a balloon deal', () => {
  it('leaves the residual for the last payment', () => {
    const plain = deskResult(deal({ zip: '97201', interestRate: 6.5, term: 60, salesPrice: dollars(35_000) }));
    const downPayment = plain.totalTaxesAndFees;
    const input = {
      zip: '97201',
      salesPrice: dollars(35_000),
      downPayment,
      interestRate: 6.5,
      term: 60,
      residual: dollars(14_000),
    };
    expect(figures({ ...input, financeType: 'Balloon' })).toMatchObject({
      monthlyPayment: '486.72',
      totalOfPayments: '43203.35',
      financeCharge: '8203.35',
      residual: '14000.00',
    });
  });

  it('uses the posted residual when none is given', () => {
    const { residual, derivation } = figures({ financeType: 'Balloon', term: 36, vehicleMSRP: dollars(40_000) });
    expect(residual).toBe('23200.00');
    expect(derivation).toContainEqual(
      expect.objectContaining({ figure: 'residual', row: expect.objectContaining({ confidence: 'low' }) }),
    );
  });
});

describe('a leased car', () => {
  const lease: Partial<DeskInput> = {
    financeType: 'Lease',
    zip: '83701',
    salesPrice: dollars(39_500),
    downPayment: dollars(3_000),
    vehicleMSRP: dollars(42_000),
    term: 36,
    moneyFactor: 0.0021,
    car: { condition: 'new', odometer: 10, ageYears: 0 },
  };

  it('capitalizes the acquisition fee and taxes each payment', () => {
    // The base of 491.77 is the published vector. Idaho taxes each payment, and the 3,000 that reduce them, at 6 %.
    expect(figures(lease)).toMatchObject({
      amountFinanced: '37395.00',
      residual: '24360.00',
      moneyFactor: 0.0021,
      interestRate: 5.04,
      monthlyPayment: '521.28',
      financeCharge: '4668.68',
      totalOfPayments: '18766.08',
      annualMiles: 12_000,
      taxes: { combinedSalesTax: '1242.36' },
    });
  });

  it('includes in the amount due at signing the tax on the down payment, but no acquisition fee or payment tax', () => {
    const desked = deskResult(deal(lease));
    const fees = desked.fees.combinedFees - dollars(895);
    expect(desked.dueAtSigning).toBe(desked.monthlyPayment + dollars(3_000) + dollars(180) + fees);
  });

  it('charges the tax on the price at signing in Texas', () => {
    const desked = deskResult(deal({ ...lease, zip: '78701' }));
    expect(toWireDesked(desked)).toMatchObject({ monthlyPayment: '491.77', taxes: { combinedSalesTax: '2468.75' } });
    const fees = desked.fees.combinedFees - dollars(895);
    expect(desked.dueAtSigning).toBe(sum(desked.monthlyPayment, dollars(3_000), dollars(2_468.75)) + fees);
  });

  it('never raises the residual above the car’s value when the list price is unknown', () => {
    const dear = { condition: 'used', odometer: 40_000, ageYears: 3, msrp: dollars(90_000) } as const;
    expect(figures({ financeType: 'Lease', term: 36, car: dear })).toMatchObject({ residual: '17400.00' });
  });
});

describe('the annual percentage rate in the derivation', () => {
  it.each([
    ['the rate of the loan', dollars(3_000), 6.9, '6.90'],
    ['zero without interest', dollars(3_000), 0, '0.00'],
    ['zero when the buyer puts down all that is due', dollars(29_860.25), 6.9, '0.00'],
  ])('is %s', (_, downPayment, interestRate, apr) => {
    const { derivation } = figures({ downPayment, interestRate, rebate: dollars(2_236) });
    expect(derivation.find(({ figure }) => figure === 'apr')?.value).toBe(apr);
  });
});

describe('a cash deal', () => {
  it('finances nothing, records no lien, and prices the whole amount', () => {
    const cash = figures({ financeType: 'Cash', downPayment: dollars(0) });
    const inOhio = (financeType: 'Cash' | 'Loan') => figures({ financeType, zip: '43215' }).fees.dmvFees;
    expect(cash).toMatchObject({
      amountFinanced: '0.00',
      interestRate: 0,
      monthlyPayment: '0.00',
      financeCharge: '0.00',
      totalOfPayments: '0.00',
      total: '32236.00',
    });
    expect(inOhio('Cash')).not.toHaveProperty('Lien Recording Fee');
    expect(inOhio('Loan')).toHaveProperty('Lien Recording Fee', '15.00');
  });
});

describe('the desk refuses', () => {
  it.each<[string, Partial<DeskInput>, string]>([
    ['a price of zero', { salesPrice: dollars(0), downPayment: dollars(0) }, 'salesPrice'],
    ['a down payment above the price', { downPayment: dollars(30_000.01) }, 'downPayment'],
    ['a rebate above the price', { rebate: dollars(40_000) }, 'rebate'],
    ['a payoff without a trade-in', { tradeInPayoff: dollars(100) }, 'tradeIn'],
    ['a term of zero months', { term: 0 }, 'term'],
    ['a term with part of a month', { term: 36.5 }, 'term'],
    ['an unassigned ZIP', { zip: '00000' }, 'zip'],
    ['a territory', { zip: '00901' }, 'zip'],
    ['a trade-in above the whole amount due', { tradeIn: dollars(40_000) }, 'tradeIn'],
    [
      'a down payment above the amount due after the trade-in',
      { tradeIn: dollars(25_000), downPayment: dollars(20_000) },
      'downPayment',
    ],
    ['a price whose total exceeds the money limit', { salesPrice: dollars(99_999_999.99) }, 'salesPrice'],
    [
      'a payoff that raises the total above the money limit',
      { salesPrice: dollars(60_000_000), tradeIn: dollars(1), tradeInPayoff: dollars(60_000_000) },
      'salesPrice',
    ],
    ['a residual above the amount owed', { financeType: 'Balloon', residual: dollars(90_000) }, 'residual'],
    ['a lease residual above the capitalised cost', { financeType: 'Lease', residual: dollars(90_000) }, 'residual'],
    [
      'a lease that is paid off before it starts',
      { financeType: 'Lease', downPayment: dollars(29_000), tradeIn: dollars(5_000) },
      'downPayment',
    ],
  ])('%s', (_title, over, path) => {
    const result = desk(deal(over));
    expect(result.ok ? [] : result.problems.map((one) => one.path)).toEqual([path]);
  });

  it('an input with several errors, naming every field', () => {
    const result = desk(deal({ salesPrice: dollars(0), term: 0, zip: '00000', docFee: dollars(-1) }));
    expect(result.ok ? [] : result.problems.map((one) => one.path)).toEqual([
      'salesPrice',
      'downPayment',
      'docFee',
      'term',
      'zip',
    ]);
  });
});

describe('any desk calculation', () => {
  const zipOf = new Map([...everyZip()].map((zip) => [stateOfZip(zip), zip]));
  const amount = (max: number) => fc.integer({ min: 0, max }).map((value) => value as Cents);
  const anyInput = fc.record({
    financeType: fc.constantFrom(...FINANCE_TYPES),
    salesPrice: fc.integer({ min: 500_000, max: 15_000_000 }).map((value) => value as Cents),
    downPayment: amount(500_000),
    term: fc.integer({ min: 1, max: 96 }),
    zip: fc.constantFrom(...STATE_CODES.map((code) => zipOf.get(code) ?? '')),
    rebate: amount(300_000),
    tradeIn: fc.integer({ min: 1, max: 2_000_000 }).map((value) => value as Cents),
    tradeInPayoff: amount(2_500_000),
    products: amount(800_000),
    docFee: amount(100_000),
    interestRate: fc.integer({ min: 0, max: 2499 }).map((value) => value / 100),
    asOf: fc.constant('2026-11-28'),
    car: fc.record({
      condition: fc.constantFrom('new' as const, 'used' as const),
      odometer: fc.nat(200_000),
      ageYears: fc.nat(20),
    }),
  });

  it('sums to the cent', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = desk(input);
        if (!result.ok) return;
        const { desked } = result;
        const { taxes, fees } = desked;
        const levied = sum(taxes.combinedSalesTax, taxes.gasGuzzlerTax, taxes.documentaryStampTax);
        expect(desked.totalTaxesAndFees).toBe(sum(levied, fees.combinedFees));
        const netTrade = input.tradeIn - input.tradeInPayoff;
        expect(desked.total).toBe(
          input.salesPrice + desked.totalTaxesAndFees + input.products - input.rebate - netTrade,
        );
        if (input.financeType === 'Loan' || input.financeType === 'Balloon') {
          expect(desked.amountFinanced).toBe(desked.total - input.downPayment);
          expect(desked.totalOfPayments).toBe(desked.amountFinanced + desked.financeCharge);
        }
        const explained = new Set(desked.derivation.map(({ figure }) => figure));
        for (const figure of ['docFee', 'totalTaxesAndFees', 'netTrade', 'total', 'amountFinanced']) {
          expect(explained).toContain(figure);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(JSON.stringify(desk(input))).toBe(JSON.stringify(desk(input)));
      }),
      { numRuns: 30 },
    );
  });
});
