import { describe, expect, it } from 'vitest';
import type { PaperFacts } from './paper-facts.ts';
import { printedPapers } from './printed-papers.ts';

/** A used car at 31,500 with 4,000 down, a rebate of 500 and a trade-in of 5,000, as the desk works it in 94105. */
const FACTS: PaperFacts = {
  dealId: 'deal_1',
  dealType: 'Concierge Buy',
  date: '2026-11-27',
  buyer: { name: 'Ada Lovelace', zip: '94105' },
  vehicle: { vin: 'F1XDEMCR4SDEM0001' },
  figures: {
    financeType: 'Loan',
    salesPrice: '31500.00',
    rebate: '500.00',
    downPayment: '4000.00',
    tradeIn: '5000.00',
    tradeInPayoff: '0.00',
    docFee: '85.00',
    taxes: {
      stateSalesTax: '2289.91',
      countySalesTax: '0.00',
      citySalesTax: '0.00',
      districtSalesTax: '434.29',
      combinedSalesTax: '2724.20',
      gasGuzzlerTax: '0.00',
      documentaryStampTax: '0.00',
    },
    fees: {
      titleFee: '15.00',
      registrationFee: '490.75',
      dmvFee: '33.00',
      docFee: '85.00',
      combinedFees: '623.75',
      dmvFees: { 'Electronic Filing Fee': '33.00' },
    },
    totalTaxesAndFees: '3347.95',
    products: '0.00',
    amountFinanced: '25347.95',
    interestRate: 9.65,
    term: 60,
    monthlyPayment: '534.22',
    financeCharge: '6705.25',
    totalOfPayments: '32053.20',
    total: '29347.95',
    zip: '94105',
    state: 'CA',
  },
  truthInLending: {
    annualPercentageRate: 9.65,
    financeCharge: 6705.25,
    amountFinanced: 25347.95,
    totalOfPayments: 32053.2,
    totalSalePrice: 41553.2,
    payments: [{ count: 60, amount: 534.22, firstDue: '2026-12-27' }],
  },
  products: [],
};

function blocksOf(name: string, facts: PaperFacts = FACTS) {
  const [paper] = printedPapers([{ name, pages: 1 }], facts, { seller: 'Lakeside Motors' });
  return paper?.blocks ?? [];
}

describe('printed papers', () => {
  it('list each tax and fee once, so that the lines sum to the total', () => {
    const charges = blocksOf("Buyer's order").flatMap((block) =>
      'heading' in block && block.heading === 'Taxes and fees' ? block.rows : [],
    );
    const amounts = charges.map(([, amount]) => Number(amount.replace(/[$,]/g, '')));
    expect(amounts.reduce((total, amount) => total + amount, 0)).toBeCloseTo(3347.95, 2);
  });

  it.each([
    ['not stated', {}],
    ['0 miles', { odometer: 0 }],
    ['48,210 miles', { odometer: 48_210 }],
  ])('state a reading of %s on the odometer statement', (reading, known) => {
    const blocks = blocksOf('Odometer statement', { ...FACTS, vehicle: { ...FACTS.vehicle, ...known } });
    expect(blocks).toContainEqual(
      expect.objectContaining({
        heading: 'Statement of the transferor',
        rows: [
          ['Transferor', 'Lakeside Motors'],
          ['Reading, no tenths', reading],
          ['Date', '2026-11-27'],
        ],
      }),
    );
    expect(blocks.at(-1)).toMatchObject({ text: expect.stringContaining(`now reads ${reading} and that`) });
  });

  it('count cash, rebate and trade-in as the down payment within the total sale price', () => {
    const cells = blocksOf('Retail installment contract').flatMap((block) => ('cells' in block ? block.cells : []));
    expect(cells.at(-1)).toEqual({
      term: 'Total sale price',
      says: 'The total cost of your purchase on credit, with your down payment of $9,500.00',
      value: '$41,553.20',
    });
  });
});
