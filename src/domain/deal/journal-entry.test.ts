import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, dollars, minus, sum } from '#kernel/money.ts';
import type { DeskedFigures } from '../deal-facts/money-events.ts';
import { centsOf, type Protection, productsTotal } from '../deal-facts/protection.ts';
import { desk } from '../desk/desk.ts';
import { type DeskInput, FINANCE_TYPES } from '../desk/desk-input.ts';
import { everyZip } from '../places/places.ts';
import { differenceOf, reversedLines, saleLines } from './journal-entry.ts';
import { toWireDesked } from './wire/desk-wire.ts';

const VIN = 'F1XDEMCR4SDEM0001';
const upTo = (dollarsMax: number) => fc.integer({ min: 0, max: dollarsMax * 100 }).map(cents);

const contract = fc
  .record({
    productType: fc.constantFrom('VSC' as const, 'GAP' as const, 'TIRE' as const),
    price: upTo(4_000),
    dealerCost: upTo(4_000),
    state: fc.constantFrom('STAGED' as const, 'CAPTURED' as const, 'VOIDED' as const),
  })
  .map(({ price, dealerCost, ...kept }) => ({
    ...kept,
    contractId: `contract_${kept.productType}`,
    price: (price / 100).toFixed(2),
    dealerCost: (dealerCost / 100).toFixed(2),
  }));

const protection: fc.Arbitrary<Protection> = fc.record(
  {
    contracts: fc.array(contract, { maxLength: 4 }),
    selected: fc.record({
      package: fc.constant('Better' as const),
      retailTotal: upTo(6_000).map((amount) => (amount / 100).toFixed(2)),
    }),
  },
  { requiredKeys: ['contracts'] },
);

const deal = fc.record({
  financeType: fc.constantFrom(...FINANCE_TYPES),
  salesPrice: fc.integer({ min: 500_000, max: 12_000_000 }).map(cents),
  downPayment: upTo(4_000),
  rebate: upTo(1_000),
  tradeIn: upTo(9_000),
  tradeInPayoff: upTo(12_000),
  term: fc.constantFrom(24, 36, 60, 72),
  zip: fc.constantFrom(...everyZip().filter((_, at) => at % 500 === 0)),
  interestRate: fc.constantFrom(0, 3.9, 7.25),
  isNew: fc.boolean(),
});

/** The figures of a deal as the desk writes them; undefined for a deal that the desk refuses. */
function figuresOf(
  { isNew, ...input }: Omit<DeskInput, 'asOf' | 'car' | 'products'> & { isNew: boolean },
  products: Protection,
): DeskedFigures | undefined {
  const car = isNew
    ? { condition: 'new' as const, odometer: 12, ageYears: 0, msrp: dollars(48_000) }
    : { condition: 'used' as const, odometer: 41_000, ageYears: 4, msrp: dollars(36_000) };
  const result = desk({ ...input, products: productsTotal(products), asOf: '2026-11-28', car });
  return result.ok ? toWireDesked(result.desked) : undefined;
}

const totalOf = (lines: ReturnType<typeof saleLines>, account: string) =>
  sum(...lines.filter((line) => line.account === account).map(({ amount }) => centsOf(amount)));

describe('the journal entry of a sale', () => {
  it('has equal debits and credits for every deal type, with the amounts of the desk', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(deal, protection, fc.option(upTo(60_000), { nil: undefined }), (input, products, vehicleCost) => {
        const desked = figuresOf(input, products);
        if (desked === undefined) return;
        seen.add(desked.financeType);
        const lines = saleLines({ vin: VIN, desked, protection: products, vehicleCost });
        expect(differenceOf(lines)).toBe(0);
        for (const [account, figure] of [
          ['contractsInTransit', desked.amountFinanced],
          ['rebatesReceivable', desked.rebate],
          ['tradeInventory', desked.tradeIn],
        ] as const)
          expect(totalOf(lines, account), account).toBe(centsOf(figure));
        for (const [account, figure] of [
          ['payoffPayable', desked.tradeInPayoff],
          ['vehicleSales', desked.salesPrice],
          ['docFeeIncome', desked.docFee],
        ] as const)
          expect(minus(cents(0), totalOf(lines, account)), account).toBe(centsOf(figure));
        expect(minus(cents(0), totalOf(lines, 'productIncome'), totalOf(lines, 'productsPayable'))).toBe(
          centsOf(desked.products),
        );
        expect(totalOf(lines, 'costOfSales')).toBe(vehicleCost ?? 0);
        const taxed = minus(cents(0), totalOf(lines, 'salesTaxPayable'));
        const received = sum(totalOf(lines, 'cash'), totalOf(lines, 'contractsInTransit'));
        // The lessor collects the tax on its payments; the dealer gets the priced amount of everything else.
        const levied = sum(
          ...(['combinedSalesTax', 'gasGuzzlerTax', 'documentaryStampTax'] as const).map((name) =>
            centsOf(desked.taxes[name]),
          ),
        );
        expect(minus(centsOf(desked.total), received)).toBe(minus(levied, taxed));
        if (desked.financeType !== 'Lease') expect(taxed).toBe(levied);
        expect(totalOf(lines, 'cash')).toBeGreaterThanOrEqual(0);
        expect(taxed).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
    expect([...seen].toSorted()).toEqual([...FINANCE_TYPES].toSorted());
  });

  it('is reversed line by line', () => {
    const desked = figuresOf(
      { financeType: 'Cash', salesPrice: dollars(20_000), downPayment: dollars(0), term: 1, zip: '97201', isNew: true },
      { contracts: [] },
    );
    if (desked === undefined) throw new Error('the desk refused a plain deal');
    const lines = saleLines({ vin: VIN, desked, protection: { contracts: [] } });
    const back = reversedLines(lines);
    expect(back.map(({ account }) => account)).toEqual(lines.map(({ account }) => account));
    expect(back.map(({ amount }, at) => centsOf(amount) + centsOf(lines[at]?.amount ?? ''))).toEqual(
      lines.map(() => 0),
    );
  });

  it('names the figure behind each amount', () => {
    const products: Protection = {
      contracts: [
        { contractId: 'contract_1', productType: 'VSC', price: '2495.00', dealerCost: '1320.00', state: 'CAPTURED' },
      ],
    };
    const desked = figuresOf(
      {
        financeType: 'Loan',
        salesPrice: dollars(30_000),
        downPayment: dollars(3_000),
        rebate: dollars(500),
        tradeIn: dollars(9_000),
        tradeInPayoff: dollars(12_500),
        term: 72,
        zip: '78701',
        interestRate: 6.9,
        isNew: false,
      },
      products,
    );
    if (desked === undefined) throw new Error('the desk refused a plain deal');
    const lines = saleLines({ vin: VIN, desked, protection: products, vehicleCost: dollars(26_400) });
    expect(lines.map(({ account, figure }) => [account, figure])).toEqual([
      ['cash', 'desked.total - desked.amountFinanced'],
      ['contractsInTransit', 'desked.amountFinanced'],
      ['rebatesReceivable', 'desked.rebate'],
      ['tradeInventory', 'desked.tradeIn'],
      ['costOfSales', 'inventory.dealerCost'],
      ['payoffPayable', 'desked.tradeInPayoff'],
      ['vehicleSales', 'desked.salesPrice'],
      ['salesTaxPayable', 'desked.taxes.combinedSalesTax + gasGuzzlerTax + documentaryStampTax'],
      ['titleAndRegistrationPayable', 'desked.fees.titleFee + registrationFee + dmvFee'],
      ['docFeeIncome', 'desked.fees.docFee'],
      ['productIncome', 'contract_1.price - dealerCost'],
      ['productsPayable', 'contract_1.dealerCost'],
      ['vehicleInventory', 'inventory.dealerCost'],
    ]);
    expect(totalOf(lines, 'productIncome')).toBe(-dollars(1_175));
  });
});
