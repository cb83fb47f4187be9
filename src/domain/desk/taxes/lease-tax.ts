/** Lease tax by state: on each payment, upfront on all payments, on the price, or none. */
import { type Cents, cents, percentOf, toDecimal } from '#kernel/money.ts';
import { moneyStep } from '../derivation.ts';
import { TAX_ROWS, type TaxRow } from './tax-rows.data.ts';
import { citeTax, type Taxed, type TaxFacts, taxesBySharing, vehicleTax } from './vehicle-tax.ts';

export interface LeaseTaxed extends Taxed {
  /** What each payment carries; zero where the tax is due at signing. */
  readonly monthlyTax: Cents;
  /** What is due at signing; zero where each payment carries it. */
  readonly upfrontTax: Cents;
}

export interface LeaseStream {
  readonly basePayment: Cents;
  readonly termMonths: number;
}

/** Tax over the whole lease. Caps and luxury rules of a sale bear only on states that tax the price. */
export function leaseTax(facts: TaxFacts, { basePayment, termMonths }: LeaseStream): LeaseTaxed {
  const row = TAX_ROWS[facts.state];
  if (row.lease === 'price-at-signing') {
    const taxed = vehicleTax(facts);
    return { ...taxed, monthlyTax: cents(0), upfrontTax: taxed.taxes.combinedSalesTax };
  }
  const { statePct, localPct } = leaseRates(facts, row);
  const stream = (basePayment * termMonths) as Cents;
  const monthlyTax = row.lease === 'payments' ? percentOf(basePayment, statePct + localPct) : cents(0);
  const total =
    row.lease === 'payments' ? ((monthlyTax * termMonths) as Cents) : percentOf(stream, statePct + localPct);
  const localTax = localPct === 0 ? cents(0) : cents((total * localPct) / (statePct + localPct));
  const step = moneyStep(
    'leaseTax',
    total,
    LEASE_RULES[row.lease],
    {
      basePayment: toDecimal(basePayment),
      termMonths,
      ratePct: statePct + localPct,
    },
    { row: citeTax(facts.state) },
  );
  return {
    taxes: taxesBySharing((total - localTax) as Cents, localTax, row),
    derivation: [step],
    monthlyTax,
    upfrontTax: row.lease === 'payments' ? cents(0) : total,
  };
}

function leaseRates(facts: TaxFacts, row: TaxRow): { statePct: number; localPct: number } {
  if (row.lease === 'none') return { statePct: 0, localPct: 0 };
  return { statePct: row.leaseStatePct ?? row.statePct, localPct: facts.localPct ?? row.localPct };
}

const LEASE_RULES: Readonly<Record<TaxRow['lease'], string>> = {
  payments: 'each payment bears state and local tax',
  'payments-at-signing': 'all payments are taxed at signing',
  'price-at-signing': 'the price is taxed at signing',
  none: 'the state does not tax leases',
};
