/** Composes the documents of a purchase that Carport prints for signature. */
import type { Paper } from '../esign-envelope/papers.ts';
import type { PaperFacts, PaperFigures, PaperProduct, TruthInLending } from './paper-facts.ts';
import { type Block, dollars, miles, type PrintedPaper, type Row, rows } from './printed-paper.ts';

/** The dealer, or the private seller if the provider's connection names one. */
export interface PaperParties {
  readonly seller: string;
}

type Writer = (facts: PaperFacts, parties: PaperParties) => readonly Block[];

/** By document name in the envelope. All others are forms of the state or the store. */
const WRITERS: Readonly<Record<string, Writer>> = {
  "Buyer's order": order,
  'Bill of sale': order,
  'Cash bill of sale': cashSale,
  'Retail installment contract': installmentContract,
  'Retail installment contract with balloon': installmentContract,
  'Motor vehicle lease': lease,
  'Odometer statement': odometer,
  'Protection product forms': protection,
};

/** The printable documents of a list, in its order. */
export function printedPapers(
  papers: readonly Paper[],
  facts: PaperFacts,
  parties: PaperParties,
): readonly PrintedPaper[] {
  return papers.flatMap(({ name }) => {
    const write = WRITERS[name];
    return write === undefined
      ? []
      : [{ name, title: name, blocks: [partiesOf(facts, parties), ...write(facts, parties)] }];
  });
}

function partiesOf({ dealId, date, buyer, vehicle }: PaperFacts, { seller }: PaperParties): Block {
  const { vin, year, make, model, trim, condition } = vehicle;
  const described = [year, make, model, trim].filter((part) => part !== undefined).join(' ');
  return rows('Parties and vehicle', [
    ['Seller', seller],
    ['Buyer', `${buyer.name}, ZIP ${buyer.zip}`],
    ['Vehicle', described === '' ? undefined : described],
    ['VIN', vin],
    ['Condition', condition],
    ['Odometer', vehicle.odometer === undefined ? undefined : miles(vehicle.odometer)],
    ['Date', date],
    ['Deal', dealId],
  ]);
}

function order({ figures, products }: PaperFacts): readonly Block[] {
  if (figures === undefined) return [{ kind: 'text', text: 'The figures of this purchase have not been computed.' }];
  const { salesPrice, rebate, docFee, totalTaxesAndFees, tradeIn, tradeInPayoff, downPayment, total } = figures;
  const price: Block = rows('Price', [
    ['Sales price', dollars(salesPrice)],
    ['Rebate', amountUnlessZero(rebate)],
    ['Trade-in allowance', amountUnlessZero(tradeIn)],
    ['Payoff of the trade-in', amountUnlessZero(tradeInPayoff)],
    ['Products', amountUnlessZero(figures.products)],
    ['Document fee, in the taxes and fees', dollars(docFee)],
    ['Taxes and fees', dollars(totalTaxesAndFees)],
    ['Total', dollars(total)],
    ['Down payment', dollars(downPayment)],
    ['Due from the lender', figures.financeType === 'Cash' ? undefined : dollars(figures.amountFinanced)],
  ]);
  const blocks = [price, rows('Taxes and fees', chargesOf(figures))];
  if (products.length > 0)
    blocks.push(
      rows(
        'Products',
        products.map(({ name, price: asked }) => [name, dollars(asked)]),
      ),
    );
  blocks.push({
    kind: 'text',
    text: 'The buyer orders the vehicle at these figures. Products listed above are optional: none is required to buy the vehicle or to obtain credit.',
  });
  return blocks;
}

function amountUnlessZero(amount: string): string | undefined {
  return Number(amount) === 0 ? undefined : dollars(amount);
}

/** Sums of other members, which must not be counted twice. */
const SUMS: ReadonlySet<string> = new Set(['combinedSalesTax', 'combinedFees', 'dmvFee']);

/** Each tax and fee by name, with `dmvFees` itemized. */
function chargesOf({ taxes, fees }: PaperFigures): readonly Row[] {
  const flat = Object.entries(fees).flatMap(([name, fee]): (readonly [string, string])[] =>
    typeof fee === 'string' ? [[name, fee]] : Object.entries(fee),
  );
  return [...Object.entries(taxes), ...flat]
    .filter(([name, amount]) => !SUMS.has(name) && Number(amount) !== 0)
    .map(([name, amount]) => [wordsOf(name), dollars(amount)]);
}

/** `titleFee` → `Title fee`. */
function wordsOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function cashSale({ figures }: PaperFacts): readonly Block[] {
  const paid = figures === undefined ? [] : [rows('Payment', [['Paid in full', dollars(figures.total)]])];
  return [...paid, { kind: 'text', text: 'The seller sells the vehicle to the buyer for cash, in full.' }];
}

function installmentContract(facts: PaperFacts, { seller }: PaperParties): readonly Block[] {
  const { figures, truthInLending, lender } = facts;
  if (figures === undefined || truthInLending === undefined)
    return [{ kind: 'text', text: 'The figures of this credit sale have not been computed.' }];
  return [
    { kind: 'box', cells: federalBox(truthInLending) },
    rows(
      'Payment schedule',
      truthInLending.payments.map(({ count, amount, firstDue }) => [
        `${count} ${count === 1 ? 'payment' : 'payments'} of ${dollars(amount)}`,
        count === 1 ? `due ${firstDue}` : `monthly, beginning ${firstDue}`,
      ]),
    ),
    rows('Itemization of the amount financed', [
      ['Sales price', dollars(figures.salesPrice)],
      ['Taxes and fees', dollars(figures.totalTaxesAndFees)],
      ['Products', amountUnlessZero(figures.products)],
      ['Less rebate', amountUnlessZero(figures.rebate)],
      ['Less net trade-in', amountUnlessZero(String(Number(figures.tradeIn) - Number(figures.tradeInPayoff)))],
      ['Less down payment', dollars(figures.downPayment)],
      ['Amount financed', dollars(figures.amountFinanced)],
    ]),
    rows('Creditor', [
      ['Creditor', seller],
      ['To be assigned to', lender],
    ]),
    {
      kind: 'text',
      text: 'Summary of the retail installment contract. The buyer grants a security interest in the vehicle and pays the creditor by the schedule above. The buyer may prepay in whole or in part.',
    },
  ];
}

/** The five disclosures of a credit sale with their descriptions: 12 CFR 1026.18 (b), (d), (e), (h) and (j). */
function federalBox(lending: TruthInLending) {
  const { annualPercentageRate: rate, totalSalePrice, totalOfPayments } = lending;
  // Cash, rebate and trade-in equity together: 12 CFR 1026.2(a)(18).
  const downPayment = Number(totalSalePrice) - Number(totalOfPayments);
  return [
    {
      term: 'ANNUAL PERCENTAGE RATE',
      says: 'The cost of your credit as a yearly rate',
      value: rate === null ? 'none' : `${rate.toFixed(2)} %`,
    },
    {
      term: 'FINANCE CHARGE',
      says: 'The dollar amount the credit will cost you',
      value: dollars(lending.financeCharge),
    },
    {
      term: 'Amount financed',
      says: 'The amount of credit provided to you or on your behalf',
      value: dollars(lending.amountFinanced),
    },
    {
      term: 'Total of payments',
      says: 'What you will have paid when you have made all payments as scheduled',
      value: dollars(totalOfPayments),
    },
    {
      term: 'Total sale price',
      says: `The total cost of your purchase on credit, with your down payment of ${dollars(downPayment)}`,
      value: dollars(totalSalePrice),
    },
  ];
}

function lease({ figures }: PaperFacts, { seller }: PaperParties): readonly Block[] {
  if (figures === undefined) return [{ kind: 'text', text: 'The figures of this lease have not been computed.' }];
  const { monthlyPayment, term, dueAtSigning, residual, annualMiles } = figures;
  return [
    rows('Lease', [
      ['Lessor', seller],
      ['Monthly payment', dollars(monthlyPayment)],
      ['Term', `${term} months`],
      ['Due at signing', dueAtSigning === undefined ? undefined : dollars(dueAtSigning)],
      ['Residual value', residual === undefined ? undefined : dollars(residual)],
      ['Miles a year', annualMiles === undefined ? undefined : miles(annualMiles)],
    ]),
    {
      kind: 'text',
      text: 'Summary of the lease. The consumer leasing disclosures of 12 CFR 1013.4 are given on the lessor’s form.',
    },
  ];
}

/** The statement of 49 CFR 580.5: the reading without tenths, as the actual mileage. */
function odometer({ vehicle, date }: PaperFacts, { seller }: PaperParties): readonly Block[] {
  const reading = vehicle.odometer === undefined ? 'not stated' : miles(vehicle.odometer);
  return [
    rows('Statement of the transferor', [
      ['Transferor', seller],
      ['Reading, no tenths', reading],
      ['Date', date],
    ]),
    {
      kind: 'text',
      text: `The transferor states that the odometer of this vehicle now reads ${reading} and that, to the best of the transferor’s knowledge, this is the actual mileage of the vehicle. Federal law, and state law where it applies, requires this statement on a transfer of ownership; a false one may lead to fines or imprisonment.`,
    },
  ];
}

function protection({ products }: PaperFacts): readonly Block[] {
  return products
    .flatMap((product): Block[] => [productRows(product)])
    .concat({
      kind: 'text',
      text: 'Each product is optional. The buyer may cancel it by its own terms, as stated on the administrator’s form.',
    });
}

function productRows(product: PaperProduct): Block {
  const { name, coverage, termMonths, termMiles, deductible, price, form, effectiveDate, expirationDate } = product;
  return rows(name, [
    ['Contract', product.contractId],
    ['Coverage', coverage],
    ['Term', termMiles === null ? `${termMonths} months` : `${termMonths} months or ${miles(termMiles)}`],
    ['In force', `${effectiveDate} to ${expirationDate}`],
    ['Deductible', dollars(deductible)],
    ['Price', dollars(price)],
    ['Form', form],
  ]);
}
