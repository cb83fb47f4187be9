/** Wire form of desked figures: money as decimal strings, rates and counts as numbers. */
import type { DeskedFigures } from '#domain/deal-facts/money-events.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { plainNumber } from '../../desk/derivation/derivation.ts';
import type { Desked } from '../../desk/desk.ts';
import type { Fees } from '../../desk/fees/vehicle-fees.ts';

/** The `desked` member of a deal. */
export function toWireDesked(desked: Desked): DeskedFigures {
  const { guideValue, vehicleMSRP, residual, moneyFactor, annualMiles, dueAtSigning } = desked;
  return {
    financeType: desked.financeType,
    salesPrice: toDecimal(desked.salesPrice),
    rebate: toDecimal(desked.rebate),
    downPayment: toDecimal(desked.downPayment),
    tradeIn: toDecimal(desked.tradeIn),
    tradeInPayoff: toDecimal(desked.tradeInPayoff),
    docFee: toDecimal(desked.docFee),
    taxes: eachToDecimal({ ...desked.taxes }),
    fees: toWireFees(desked.fees),
    totalTaxesAndFees: toDecimal(desked.totalTaxesAndFees),
    products: toDecimal(desked.products),
    amountFinanced: toDecimal(desked.amountFinanced),
    interestRate: plainNumber(desked.interestRate),
    term: desked.term,
    monthlyPayment: toDecimal(desked.monthlyPayment),
    financeCharge: toDecimal(desked.financeCharge),
    totalOfPayments: toDecimal(desked.totalOfPayments),
    total: toDecimal(desked.total),
    zip: desked.zip,
    state: desked.state,
    odometer: desked.odometer,
    condition: desked.condition,
    ...(guideValue === undefined ? {} : { guideValue: toDecimal(guideValue) }),
    ...(vehicleMSRP === undefined ? {} : { vehicleMSRP: toDecimal(vehicleMSRP) }),
    ...(residual === undefined ? {} : { residual: toDecimal(residual) }),
    ...(moneyFactor === undefined ? {} : { moneyFactor: plainNumber(moneyFactor) }),
    ...withoutUndefined({ annualMiles }),
    ...(dueAtSigning === undefined ? {} : { dueAtSigning: toDecimal(dueAtSigning) }),
    derivation: [...desked.derivation],
  };
}

function toWireFees({ dmvFees, ...amounts }: Fees): DeskedFigures['fees'] {
  return { ...eachToDecimal(amounts), dmvFees: eachToDecimal(dmvFees) };
}

/** Optional amounts stay optional. */
function eachToDecimal<Amounts extends { readonly [Name in keyof Amounts]?: Cents }>(amounts: Amounts) {
  const rows = Object.entries<Cents>(amounts as Readonly<Record<string, Cents>>);
  return Object.fromEntries(rows.map(([name, amount]) => [name, toDecimal(amount)])) as {
    [Name in keyof Amounts]: string;
  };
}
