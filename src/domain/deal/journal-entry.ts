/** Computes the journal entry of a settled deal from the desk's figures and the captured contracts. Pure. */
import { type Cents, cents, minus, sum, toDecimal } from '#kernel/money.ts';
import type { PostingAccount } from '../accounting/posting-accounts.data.ts';
import type { JournalEntryDue, JournalLine } from '../deal-facts/ledger-events.ts';
import type { DeskedFigures } from '../deal-facts/money-events.ts';
import { centsOf, type Protection, type StandingContract } from '../deal-facts/protection.ts';

export interface SaleFacts {
  readonly vin: string;
  readonly desked: DeskedFigures;
  readonly protection: Protection;
  /** The dealer's cost of the car; undefined where the feed does not state it. */
  readonly vehicleCost?: Cents | undefined;
}

/** An amount in cents: debits positive, credits negative. */
interface Posting {
  readonly account: PostingAccount;
  readonly amount: Cents;
  readonly words: string;
  readonly figure: string;
}

const NOTHING = cents(0);

const debit = (account: PostingAccount, amount: Cents, words: string, figure: string): Posting => ({
  account,
  amount,
  words,
  figure,
});

const credit = (account: PostingAccount, amount: Cents, words: string, figure: string): Posting =>
  debit(account, minus(NOTHING, amount), words, figure);

/** The lines of a sale, debits first, without zero amounts. They balance by the desk's definition of its total. */
export function saleLines(facts: SaleFacts): JournalLine[] {
  const postings = [...buyerSide(facts.desked), ...dealerSide(facts), ...costSide(facts)];
  const debits = postings.filter(({ amount }) => amount > 0);
  const credits = postings.filter(({ amount }) => amount < 0);
  return [...debits, ...credits].map(({ account, amount, words, figure }) => ({
    account,
    amount: toDecimal(amount),
    description: `${words}, ${facts.vin}`,
    figure,
  }));
}

/** Debits minus credits; must be zero. */
export function differenceOf(lines: JournalEntryDue['lines']): Cents {
  return sum(...lines.map(({ amount }) => centsOf(amount)));
}

/** The lines of the reversal. */
export function reversedLines(lines: JournalEntryDue['lines']): JournalLine[] {
  return lines.map((line) => ({
    ...line,
    amount: toDecimal(minus(NOTHING, centsOf(line.amount))),
    description: `Reversal: ${line.description}`,
  }));
}

/**
 * Debits that pay for the deal: the buyer's money, the lender's, the manufacturer's, and the trade-in with its lien.
 */
function buyerSide(desked: DeskedFigures): Posting[] {
  const { amountFinanced, rebate, tradeIn, tradeInPayoff } = desked;
  const { amount, figure } = moneyDown(desked);
  return [
    debit('cash', amount, 'Due from the buyer', figure),
    debit('contractsInTransit', centsOf(amountFinanced), 'Amount financed', 'desked.amountFinanced'),
    debit('rebatesReceivable', centsOf(rebate), 'Rebate', 'desked.rebate'),
    debit('tradeInventory', centsOf(tradeIn), 'Trade-in allowance', 'desked.tradeIn'),
    credit('payoffPayable', centsOf(tradeInPayoff), 'Payoff of the trade-in', 'desked.tradeInPayoff'),
  ];
}

/**
 * What the buyer pays the dealer: the total without a lender, else the down payment. The first lease payment belongs to
 * the lessor.
 */
function moneyDown({ financeType, total, amountFinanced, dueAtSigning, monthlyPayment }: DeskedFigures) {
  if (financeType !== 'Lease')
    return { amount: minus(centsOf(total), centsOf(amountFinanced)), figure: 'desked.total - desked.amountFinanced' };
  return {
    amount: minus(centsOf(dueAtSigning ?? '0.00'), centsOf(monthlyPayment)),
    figure: 'desked.dueAtSigning - desked.monthlyPayment',
  };
}

/** Credits: sales, amounts collected for others, and liabilities. */
function dealerSide({ desked, protection }: SaleFacts): Posting[] {
  const { salesPrice } = desked;
  const fees = feesOf(desked);
  const tax = taxOf(desked);
  return [
    credit('vehicleSales', centsOf(salesPrice), 'Vehicle sale', 'desked.salesPrice'),
    credit('salesTaxPayable', tax.amount, 'Sales tax', tax.figure),
    credit(
      'titleAndRegistrationPayable',
      sum(fees.titleFee, fees.registrationFee, fees.dmvFee),
      'Title and registration',
      'desked.fees.titleFee + registrationFee + dmvFee',
    ),
    credit('docFeeIncome', fees.docFee, 'Document fee', 'desked.fees.docFee'),
    credit('acquisitionFeePayable', fees.acquisitionFee, 'Acquisition fee', 'desked.fees.acquisitionFee'),
    ...productSide(desked, protection),
  ];
}

/**
 * Taxes that the dealer collects: all of a sale's; of a lease, those due at signing. The lessor collects the rest with
 * its payments.
 */
function taxOf(desked: DeskedFigures): { amount: Cents; figure: string } {
  const { financeType, taxes, dueAtSigning, monthlyPayment, downPayment } = desked;
  if (financeType !== 'Lease') {
    const { combinedSalesTax = '0.00', gasGuzzlerTax = '0.00', documentaryStampTax = '0.00' } = taxes;
    return {
      amount: sum(centsOf(combinedSalesTax), centsOf(gasGuzzlerTax), centsOf(documentaryStampTax)),
      figure: 'desked.taxes.combinedSalesTax + gasGuzzlerTax + documentaryStampTax',
    };
  }
  const { combinedFees, acquisitionFee } = feesOf(desked);
  return {
    amount: minus(
      centsOf(dueAtSigning ?? '0.00'),
      centsOf(monthlyPayment),
      centsOf(downPayment),
      minus(combinedFees, acquisitionFee),
    ),
    figure: 'desked.dueAtSigning - monthlyPayment - downPayment - fees',
  };
}

const FEES = ['titleFee', 'registrationFee', 'dmvFee', 'docFee', 'acquisitionFee', 'combinedFees'] as const;

function feesOf({ fees }: DeskedFigures): Readonly<Record<(typeof FEES)[number], Cents>> {
  const amount = (name: (typeof FEES)[number]) => {
    const fee = fees[name];
    return fee === undefined ? NOTHING : centsOf(fee);
  };
  return Object.fromEntries(FEES.map((name) => [name, amount(name)])) as Record<(typeof FEES)[number], Cents>;
}

/**
 * A captured contract earns its price minus the administrator's share; a selected product without a contract is a
 * liability in full.
 */
function productSide({ products }: DeskedFigures, { contracts }: Protection): Posting[] {
  const captured = contracts.filter(({ state }) => state === 'CAPTURED');
  const rest = minus(centsOf(products), ...captured.map(({ price }) => centsOf(price)));
  return [
    ...captured.flatMap(contractSide),
    credit('productsPayable', rest, 'Products selected but not contracted', 'desked.products'),
  ];
}

function contractSide({ contractId, productType, price, dealerCost }: StandingContract): Posting[] {
  const owed = centsOf(dealerCost);
  return [
    credit('productIncome', minus(centsOf(price), owed), `${productType} income`, `${contractId}.price - dealerCost`),
    credit('productsPayable', owed, `${productType} remittance`, `${contractId}.dealerCost`),
  ];
}

function costSide({ vehicleCost = NOTHING }: SaleFacts): Posting[] {
  return [
    debit('costOfSales', vehicleCost, 'Cost of sale', 'inventory.dealerCost'),
    credit('vehicleInventory', vehicleCost, 'Vehicle out of inventory', 'inventory.dealerCost'),
  ];
}
