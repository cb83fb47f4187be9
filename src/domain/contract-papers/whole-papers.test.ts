import { describe, expect, it } from 'vitest';
import type { PaperFacts, PaperProduct } from './paper-facts.ts';
import { printedPapers } from './printed-papers.ts';

const PRODUCT: PaperProduct = {
  contractId: 'contract_1',
  name: 'Vehicle service contract',
  coverage: 'Powertrain',
  termMonths: 48,
  termMiles: 60_000,
  deductible: '100.00',
  price: '1895.00',
  form: 'VSC-CA-2026',
  effectiveDate: '2026-11-27',
  expirationDate: '2030-11-27',
};
const FIGURES: NonNullable<PaperFacts['figures']> = {
  financeType: 'Loan',
  salesPrice: '31500.00',
  rebate: '500.00',
  downPayment: '4000.00',
  tradeIn: '5000.00',
  tradeInPayoff: '1000.00',
  docFee: '85.00',
  taxes: {
    stateSalesTax: '2289.91',
    countySalesTax: '0.00',
    citySalesTax: '0.00',
    districtSalesTax: '434.29',
    combinedSalesTax: '2724.20',
    gasGuzzlerTax: '0.00',
    documentaryStampTax: '0.35',
  },
  fees: {
    titleFee: '15.00',
    registrationFee: '490.75',
    dmvFee: '33.00',
    docFee: '85.00',
    combinedFees: '623.75',
    dmvFees: { 'Electronic Filing Fee': '33.00' },
  },
  totalTaxesAndFees: '3348.30',
  products: '1895.00',
  amountFinanced: '28243.30',
  interestRate: 9.65,
  term: 60,
  monthlyPayment: '595.25',
  financeCharge: '7471.10',
  totalOfPayments: '35714.40',
  total: '32243.30',
  zip: '94105',
  state: 'CA',
};
const FACTS: PaperFacts = {
  dealId: 'deal_1',
  dealType: 'Concierge Buy',
  date: '2026-11-27',
  buyer: { name: 'Ada Lovelace', zip: '94105' },
  vehicle: {
    vin: '1HGCM82633A004352',
    year: 2024,
    make: 'Honda',
    model: 'Accord',
    condition: 'used',
    odometer: 24_000,
  },
  figures: FIGURES,
  truthInLending: {
    annualPercentageRate: 9.65,
    financeCharge: 7_471.1,
    amountFinanced: 28_243.3,
    totalOfPayments: 35_714.4,
    totalSalePrice: 44_214.4,
    payments: [
      { count: 59, amount: 595.25, firstDue: '2026-12-27' },
      { count: 1, amount: 594.65, firstDue: '2031-11-27' },
    ],
  },
  lender: 'First Bank',
  products: [PRODUCT],
};

/** The rows of a document by heading, and its paragraphs. */
function read(name: string, over: Partial<PaperFacts> = {}, without: readonly (keyof PaperFacts)[] = []) {
  const facts = Object.fromEntries(
    Object.entries({ ...FACTS, ...over }).filter(([member]) => !without.some((one) => one === member)),
  ) as unknown as PaperFacts;
  const [paper] = printedPapers([{ name, pages: 1 }], facts, { seller: 'Lakeside Motors' });
  const blocks = paper?.blocks ?? [];
  const headed = blocks.flatMap((block) => (block.kind === 'rows' ? [[block.heading, block.rows] as const] : []));
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  const cells = blocks.flatMap((block) => (block.kind === 'box' ? block.cells : []));
  return { headed: Object.fromEntries(headed) as Record<string, readonly (readonly [string, string])[]>, texts, cells };
}

describe('the buyer’s order', () => {
  it('states the parties, the price, every charge and the products', () => {
    const { texts, headed } = read("Buyer's order");
    expect(headed).toEqual({
      'Parties and vehicle': [
        ['Seller', 'Lakeside Motors'],
        ['Buyer', 'Ada Lovelace, ZIP 94105'],
        ['Vehicle', '2024 Honda Accord'],
        ['VIN', '1HGCM82633A004352'],
        ['Condition', 'used'],
        ['Odometer', '24,000 miles'],
        ['Date', '2026-11-27'],
        ['Deal', 'deal_1'],
      ],
      Price: [
        ['Sales price', '$31,500.00'],
        ['Rebate', '$500.00'],
        ['Trade-in allowance', '$5,000.00'],
        ['Payoff of the trade-in', '$1,000.00'],
        ['Products', '$1,895.00'],
        ['Document fee, in the taxes and fees', '$85.00'],
        ['Taxes and fees', '$3,348.30'],
        ['Total', '$32,243.30'],
        ['Down payment', '$4,000.00'],
        ['Due from the lender', '$28,243.30'],
      ],
      'Taxes and fees': [
        ['State sales tax', '$2,289.91'],
        ['District sales tax', '$434.29'],
        ['Documentary stamp tax', '$0.35'],
        ['Title fee', '$15.00'],
        ['Registration fee', '$490.75'],
        ['Doc fee', '$85.00'],
        ['Electronic filing fee', '$33.00'],
      ],
      Products: [['Vehicle service contract', '$1,895.00']],
    });
    expect(texts).toEqual([expect.stringMatching(/^The buyer orders the vehicle at these figures/)]);
  });

  it('omits the rebate, trade-in and products that a cash sale does not have', () => {
    const bare = { rebate: '0.00', tradeIn: '0.00', tradeInPayoff: '0.00', products: '0.00' };
    const figures = { ...FIGURES, ...bare, financeType: 'Cash' } as const;
    const sale = read('Bill of sale', { figures, products: [], vehicle: { vin: '1HGCM82633A004352' } });
    expect(sale.headed['Price']?.map(([label]) => label)).toEqual([
      ...['Sales price', 'Document fee, in the taxes and fees', 'Taxes and fees', 'Total', 'Down payment'],
    ]);
    expect(sale.headed).not.toHaveProperty('Products');
    expect(sale.headed['Parties and vehicle']?.map(([label]) => label)).toEqual([
      'Seller',
      'Buyer',
      'VIN',
      'Date',
      'Deal',
    ]);
  });
});

describe('the installment contract', () => {
  it('has the federal box, the schedule and the itemization', () => {
    const contract = read('Retail installment contract');
    expect(contract.cells.map(({ term, value }) => [term, value])).toEqual([
      ['ANNUAL PERCENTAGE RATE', '9.65 %'],
      ['FINANCE CHARGE', '$7,471.10'],
      ['Amount financed', '$28,243.30'],
      ['Total of payments', '$35,714.40'],
      ['Total sale price', '$44,214.40'],
    ]);
    expect(contract.headed['Payment schedule']).toEqual([
      ['59 payments of $595.25', 'monthly, beginning 2026-12-27'],
      ['1 payment of $594.65', 'due 2031-11-27'],
    ]);
    expect(contract.headed['Itemization of the amount financed']).toEqual([
      ['Sales price', '$31,500.00'],
      ['Taxes and fees', '$3,348.30'],
      ['Products', '$1,895.00'],
      ['Less rebate', '$500.00'],
      ['Less net trade-in', '$4,000.00'],
      ['Less down payment', '$4,000.00'],
      ['Amount financed', '$28,243.30'],
    ]);
    expect(contract.headed['Creditor']).toEqual([
      ['Creditor', 'Lakeside Motors'],
      ['To be assigned to', 'First Bank'],
    ]);
  });

  it('has no rate when nothing is financed, and no figures before they are computed', () => {
    const truthInLending = { ...FACTS.truthInLending, annualPercentageRate: null } as PaperFacts['truthInLending'];
    expect(read('Retail installment contract', { truthInLending } as Partial<PaperFacts>).cells[0]?.value).toBe('none');
    const missing = ['The figures of this credit sale have not been computed.'];
    expect(read('Retail installment contract', {}, ['figures']).texts).toEqual(missing);
    expect(read('Retail installment contract', {}, ['truthInLending']).texts).toEqual(missing);
    expect(read("Buyer's order", {}, ['figures']).texts).toEqual([
      'The figures of this purchase have not been computed.',
    ]);
  });
});

describe('the other documents', () => {
  it('state the terms of a lease, as far as they are known', () => {
    const terms = {
      dueAtSigning: '5123.45',
      residual: '17000.00',
      annualMiles: 12_000,
      term: 36,
      monthlyPayment: '410.00',
    };
    expect(read('Motor vehicle lease', { figures: { ...FIGURES, ...terms } }).headed['Lease']).toEqual([
      ['Lessor', 'Lakeside Motors'],
      ['Monthly payment', '$410.00'],
      ['Term', '36 months'],
      ['Due at signing', '$5,123.45'],
      ['Residual value', '$17,000.00'],
      ['Miles a year', '12,000 miles'],
    ]);
    expect(read('Motor vehicle lease').headed['Lease']?.map(([label]) => label)).toEqual([
      'Lessor',
      'Monthly payment',
      'Term',
    ]);
    expect(read('Motor vehicle lease', {}, ['figures']).texts).toEqual([
      'The figures of this lease have not been computed.',
    ]);
  });

  it('state the cash paid, once it is known', () => {
    expect(read('Cash bill of sale').headed['Payment']).toEqual([['Paid in full', '$32,243.30']]);
    expect(read('Cash bill of sale', {}, ['figures']).headed).not.toHaveProperty('Payment');
  });

  it('state each product with its own terms', () => {
    const unlimited = { ...PRODUCT, name: 'GAP waiver', termMiles: null };
    const forms = read('Protection product forms', { products: [PRODUCT, unlimited] });
    expect(forms.headed['Vehicle service contract']).toEqual([
      ['Contract', 'contract_1'],
      ['Coverage', 'Powertrain'],
      ['Term', '48 months or 60,000 miles'],
      ['In force', '2026-11-27 to 2030-11-27'],
      ['Deductible', '$100.00'],
      ['Price', '$1,895.00'],
      ['Form', 'VSC-CA-2026'],
    ]);
    expect(forms.headed['GAP waiver']?.[2]).toEqual(['Term', '48 months']);
  });

  it('are those that Carport prints, in the order of the envelope', () => {
    const names = ['Odometer statement', 'Title application', "Buyer's order"].map((name) => ({ name, pages: 1 }));
    const printed = printedPapers(names, FACTS, { seller: 'Lakeside Motors' });
    expect(printed.map(({ name, title }) => [name, title])).toEqual([
      ['Odometer statement', 'Odometer statement'],
      ["Buyer's order", "Buyer's order"],
    ]);
  });
});
