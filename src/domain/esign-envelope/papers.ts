/** Lists the documents signed in a purchase. */
import type { DealType } from '../deal-facts/events.ts';
import type { FinanceType } from '../deal-facts/money-events.ts';

export interface Paper {
  readonly name: string;
  readonly pages: number;
}

const NOTICES: readonly Paper[] = [
  { name: 'Odometer statement', pages: 1 },
  { name: 'Title application', pages: 2 },
  { name: 'Privacy notice', pages: 2 },
  { name: 'Arbitration notice', pages: 2 },
];

const FINANCE_PAPERS: Readonly<Record<FinanceType, Paper>> = {
  Loan: { name: 'Retail installment contract', pages: 6 },
  Balloon: { name: 'Retail installment contract with balloon', pages: 7 },
  Lease: { name: 'Motor vehicle lease', pages: 8 },
  Cash: { name: 'Cash bill of sale', pages: 1 },
};

const PROTECTION_FORMS: Paper = { name: 'Protection product forms', pages: 4 };

/** Documents in signing order. A private sale uses a bill of sale instead of the dealer's own. */
export function papersOf(
  dealType: DealType,
  { financeType, protectedBy }: { financeType?: FinanceType | undefined; protectedBy: boolean },
): readonly Paper[] {
  const sale: Paper =
    dealType === 'Private Party' ? { name: 'Bill of sale', pages: 1 } : { name: "Buyer's order", pages: 2 };
  const finance = financeType === undefined ? [] : [FINANCE_PAPERS[financeType]];
  return [sale, ...finance, ...NOTICES, ...(protectedBy ? [PROTECTION_FORMS] : [])];
}
