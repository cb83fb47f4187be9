/** Wire form of a deal in the dealer's book: figures, F&I selection, decision and contract income. */
import { checklistOf } from '#domain/deal/checklist.ts';
import type { Deal } from '#domain/deal/state.ts';
import { statusOf } from '#domain/deal/status.ts';
import type { DeskedFigures } from '#domain/deal-facts/money-events.ts';
import { centsOf } from '#domain/deal-facts/protection.ts';
import { type FiContract, type FiDeal, fiDealOf, standingContracts } from '#domain/fi/lifecycle/fi-deal.ts';
import { minus, sum, toDecimal } from '#kernel/money.ts';
import type { DealSnapshot } from '#streams/deals.ts';

export function bookRow({ state: deal, dealId, history }: DealSnapshot) {
  const { dealType, openedAt } = deal.opening;
  const { completed, total } = checklistOf(history);
  return {
    dealId,
    openedAt,
    dealType,
    vin: deal.vin,
    state: statusOf(deal),
    desked: deal.desk === undefined ? null : figuresOf(deal.desk.desked),
    selection: selectionOf(fiDealOf(history)),
    lender: lenderOf(deal),
    checklist: { done: completed, of: total },
  };
}

/** State, selection and contracts of the F&I side, and the income from active contracts. */
export function fiBook(fi: FiDeal) {
  const standing = standingContracts(fi);
  const retail = sum(...standing.map(({ staged }) => centsOf(staged.price)));
  const cost = sum(...standing.map(({ staged }) => centsOf(staged.dealerCost)));
  return {
    state: fi.state ?? null,
    selection: selectionOf(fi),
    contracts: fi.contracts.map(contractRow),
    perVehicle: { retail: toDecimal(retail), cost: toDecimal(cost), gross: toDecimal(minus(retail, cost)) },
  };
}

function contractRow({ contractId, state, staged }: FiContract) {
  const { productType, termMonths, termMiles, price, dealerCost, saleDate, expirationDate } = staged;
  return { contractId, state, productType, termMonths, termMiles, price, dealerCost, saleDate, expirationDate };
}

function figuresOf(figures: DeskedFigures) {
  const { financeType, salesPrice, downPayment, tradeIn, totalTaxesAndFees, products } = figures;
  const { amountFinanced, interestRate, term, monthlyPayment, total } = figures;
  return {
    financeType,
    salesPrice,
    downPayment,
    tradeIn,
    totalTaxesAndFees,
    products,
    amountFinanced,
    interestRate,
    term,
    monthlyPayment,
    total,
  };
}

function selectionOf({ selection }: FiDeal) {
  if (selection === undefined) return null;
  const { package: name, retailTotal, products } = selection;
  const rows = products.map(({ productType, name: product, termMonths, retailPrice }) => ({
    productType,
    name: product,
    termMonths,
    retailPrice,
  }));
  return { package: name, retailTotal, products: rows };
}

/** The lender's latest decision, with the member names of its answer. */
function lenderOf({ credit }: Deal) {
  const answer = credit?.answer;
  if (answer === undefined) return null;
  const textOf = (member: string) => (typeof answer[member] === 'string' ? answer[member] : '');
  return { lenderId: textOf('lenderId'), decision: answer.decision, tier: textOf('tier'), buyRate: textOf('buyRate') };
}
