/** The figures of the desk: the controls' values, and the requests that they become. */
import type { Ok } from '../../wire/api.ts';

export type Payments = Ok<'GET /payments/{vin}'>;

export interface Figures {
  vin: string;
  /** Dollars; undefined until the service has priced the car. */
  price: number | undefined;
  down: number;
  trade: string;
  term: number;
  zip: string;
  /** Percent; empty for the posted rate. */
  rate: string;
  score: string;
}

/** The figures of a deal as control values. */
export function figuresOf({ vin, buyer, desked }: Ok<'GET /buy/deals/{dealId}'>): Partial<Figures> {
  if (desked === undefined) return { vin, zip: buyer.zip };
  const { salesPrice, downPayment, tradeIn, term, interestRate, zip } = desked;
  return {
    vin,
    zip,
    price: Number(salesPrice),
    down: Number(downPayment),
    term,
    rate: String(interestRate),
    trade: Number(tradeIn) === 0 ? '' : tradeIn,
  };
}

export function paymentsQuery({ vin, price, down, trade, term, zip, rate, score }: Figures) {
  return {
    params: { vin },
    query: {
      price: price === undefined ? undefined : price.toFixed(2),
      zip,
      downPayment: String(down),
      tradeIn: trade === '' ? undefined : trade,
      term,
      interestRate: rate === '' ? undefined : rate,
      creditScore: score === '' ? undefined : score,
      schedule: '1' as const,
      grid: '1' as const,
    },
  };
}

export function deskBody({ price = 0, down, trade, term, zip, rate }: Figures, value: Payments | undefined) {
  return {
    salesPrice: price.toFixed(2),
    downPayment: down.toFixed(2),
    term,
    zip,
    ...(trade === '' ? {} : { tradeIn: trade }),
    ...(rate === '' || value === undefined ? {} : { interestRate: value.paymentsData.calculationCriteria.financeRate }),
  };
}
