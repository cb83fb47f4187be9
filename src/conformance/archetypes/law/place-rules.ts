/** Rows that make the desk's computations: a ZIP or state in the request selects the desk's tables. */

import { z } from 'zod';
import { registrationOf } from '#domain/desk/fees/registration/registration.ts';
import { inputsOf, ruleOf } from '#domain/desk/fees/registration/rule-text.ts';
import type { Authority } from '#domain/desk/in-force.ts';
import { loanFor } from '#domain/desk/payment/loan.ts';
import { jurisdictionAnswer, jurisdictionAt } from '#domain/desk/taxes/jurisdiction.ts';
import { leasePaymentPct } from '#domain/desk/taxes/lease-tax.ts';
import { taxableBase, vehicleTax } from '#domain/desk/taxes/vehicle-tax.ts';
import { placeOfZip, stateOfZip } from '#domain/places/places.ts';
import type { StateCode } from '#domain/places/states.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { expecting } from '#kernel/describe.ts';
import { type Cents, cents, minus } from '#kernel/money.ts';

/** Inputs of a rule: place and date, condition of the car, and the row's numbers. */
interface PlaceRequest {
  readonly state: StateCode;
  readonly zip: string | undefined;
  readonly dealerZip: string | undefined;
  readonly on: IsoDate;
  readonly condition: 'new' | 'used';
  /** A numeric input of the row; money in dollars, zero when omitted. */
  readonly number: (name: string) => number;
  readonly isSet: (name: string) => boolean;
}

/** One table figure behind a result. */
interface PlaceFigure {
  readonly input: string;
  readonly value: number;
  readonly law: Authority;
}

export interface PlaceWorked {
  /** Input values that the rule supplies. */
  readonly inputs?: Readonly<Record<string, number>>;
  /** Outputs that the tables replace, each with an explanation. */
  readonly outputs?: Readonly<Record<string, { readonly value: number; readonly rule: string }>>;
  readonly figures: readonly PlaceFigure[];
}

export interface PlaceRule {
  /** Whether a ZIP is required, or the state suffices. */
  readonly needs: 'zip' | 'state';
  /** Inputs that the tables determine, which a request may omit. */
  readonly decides: readonly string[];
  /** Set when the tables apply only to omitted inputs. */
  readonly yields?: true;
  readonly work: (request: PlaceRequest) => PlaceWorked;
}

/** By `noun.verb`. */
const PLACE_RULES: Readonly<Record<string, PlaceRule>> = {
  'buyers-orders.compute-sales-tax': { needs: 'zip', decides: ['taxRatePct'], work: orderTax },
  'buyers-orders.compute-balance-due': { needs: 'zip', decides: ['salesTax'], yields: true, work: orderBalance },
  'quotes.compute-out-the-door': { needs: 'zip', decides: ['taxAmount'], yields: true, work: quoteTax },
  'title-transfers.compute-tax-due': { needs: 'zip', decides: ['toRatePct'], work: taxDue },
  'trade-ins.compute-tax-credit': { needs: 'zip', decides: ['taxRatePct'], work: tradeSaving },
  'desk-scenarios.compute-payment': {
    needs: 'zip',
    decides: ['taxRatePct'],
    work: effectiveRate('salePrice', 'taxRatePct'),
  },
  'desk-scenarios.solve-price-for-payment': { needs: 'zip', decides: ['taxRatePct'], work: solvedPrice },
  'leases.compute-lease-payment': { needs: 'zip', decides: ['taxRatePct'], work: leaseRate },
  'total-losses.compute-settlement': {
    needs: 'zip',
    decides: ['salesTaxPct'],
    work: effectiveRate('actualCashValue', 'salesTaxPct'),
  },
  'registrations.compute-weight-fee': { needs: 'state', decides: ['baseFee', 'perHundredPounds'], work: weightFee },
};

export function placeRuleOf(noun: string, verb: string): PlaceRule | undefined {
  return PLACE_RULES[`${noun}.${verb}`];
}

const inCents = (value: number): Cents => cents(value * 100);

/** A sale at the request's ZIP, as the desk taxes it. */
function saleOf(
  { state, zip = '', dealerZip, on, condition }: PlaceRequest,
  { price, tradeIn = cents(0), docFee = cents(0) }: { price: Cents; tradeIn?: Cents; docFee?: Cents },
) {
  const nothing = cents(0);
  const amounts = { salesPrice: price, tradeIn, docFee, rebate: nothing, products: nothing };
  const facts = { state, zip, dealerZip, asOf: on, condition, ...amounts };
  const { taxes, jurisdiction } = vehicleTax(facts);
  return { tax: taxes.combinedSalesTax, base: taxableBase(facts, jurisdiction.row) };
}

/** Each tax rate of the ZIP, as a figure behind a result. */
function ratesOf({ state, zip = '', dealerZip, on }: PlaceRequest, input: string): PlaceFigure[] {
  const at = jurisdictionAt(zip, state, on, dealerZip);
  const notes = new Map(at.levies.map(({ name, note }) => [name, note]));
  return jurisdictionAnswer(at).rates.map(({ level, name, pct, onFirst, ...law }) => {
    const reach = onFirst === undefined ? '' : ` on the first ${onFirst.toLocaleString('en-US')}`;
    const more = level === 'state' ? at.row.note : notes.get(name);
    const note = [`${level}: ${name}${reach}.`, ...(more === undefined ? [] : [more])].join(' ');
    return { input, value: pct, law: { ...law, note } };
  });
}

function taxRule({ zip = '' }: PlaceRequest): string {
  return `vehicle sales tax at ZIP ${zip}, ${placeOfZip(zip)?.city ?? ''}, by the tables of /taxes`;
}

function tradeOf(request: PlaceRequest): Cents {
  const isCredited = !request.isSet('tradeCredit') || request.number('tradeCredit') !== 0;
  return isCredited ? inCents(request.number('tradeDifference')) : cents(0);
}

function orderTax(request: PlaceRequest): PlaceWorked {
  const { tax, base } = saleOf(request, { price: inCents(request.number('cashPrice')), tradeIn: tradeOf(request) });
  const taxable = { value: base / 100, rule: 'the taxable part of the price after the state’s credit for a trade-in' };
  return {
    outputs: { taxable, tax: { value: tax / 100, rule: taxRule(request) } },
    figures: ratesOf(request, 'taxRatePct'),
  };
}

function orderBalance(request: PlaceRequest): PlaceWorked {
  const price = inCents(request.number('cashPrice'));
  const { tax } = saleOf(request, { price, tradeIn: tradeOf(request), docFee: inCents(request.number('docFee')) });
  return { inputs: { salesTax: tax / 100 }, figures: ratesOf(request, 'salesTax') };
}

function quoteTax(request: PlaceRequest): PlaceWorked {
  const price = inCents(request.number('sellingPrice'));
  const { tax } = saleOf(request, { price, docFee: inCents(request.number('docFee')) });
  return { inputs: { taxAmount: tax / 100 }, figures: ratesOf(request, 'taxAmount') };
}

function taxDue(request: PlaceRequest): PlaceWorked {
  const { tax } = saleOf(request, { price: inCents(request.number('taxablePrice')) });
  const due = Math.max(0, tax - inCents(request.number('fromTaxPaid')));
  return {
    outputs: {
      useTax: { value: tax / 100, rule: taxRule(request) },
      due: { value: due / 100, rule: 'max(0, useTax - fromTaxPaid)' },
    },
    figures: ratesOf(request, 'toRatePct'),
  };
}

/** A price with the trade-in deducted, above every local cap. */
const ABOVE_CAPS = inCents(30_000);

function tradeSaving(request: PlaceRequest): PlaceWorked {
  const tradeIn = inCents(request.number('allowance'));
  const price = cents(ABOVE_CAPS + tradeIn);
  const saved = minus(saleOf(request, { price }).tax, saleOf(request, { price, tradeIn }).tax);
  const rule = `tax saved on a car of ${(price / 100).toFixed(2)}: ${taxRule(request)}`;
  return { outputs: { taxSaved: { value: saved / 100, rule } }, figures: ratesOf(request, 'taxRatePct') };
}

/** The effective tax percentage of an amount, including caps and minimums. */
function effectiveRate(amount: string, input: string): PlaceRule['work'] {
  return (request) => {
    const price = inCents(request.number(amount));
    const pct = price > 0 ? (saleOf(request, { price }).tax / price) * 100 : 0;
    return { inputs: { [input]: pct }, figures: ratesOf(request, input) };
  };
}

/** The highest price that loan and down payment cover, including tax. */
function solvedPrice(request: PlaceRequest): PlaceWorked {
  const payment = inCents(request.number('targetPayment'));
  const loanable = loanFor(payment, request.number('aprPct'), request.number('termMonths'));
  const covered = loanable + inCents(request.number('downPayment'));
  // The formula explains why there is no such price.
  if (!Number.isSafeInteger(covered)) return { figures: [] };
  const fits = (price: number) => price + saleOf(request, { price: cents(price) }).tax <= covered;
  let [low, high] = [0, Math.max(0, covered)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  const rule = `the highest price that (loanable + downPayment) covers with its ${taxRule(request)}`;
  return { outputs: { price: { value: low / 100, rule } }, figures: ratesOf(request, 'taxRatePct') };
}

function leaseRate(request: PlaceRequest): PlaceWorked {
  const pct = leasePaymentPct(jurisdictionAt(request.zip ?? '', request.state, request.on, request.dealerZip));
  return { inputs: { taxRatePct: pct }, figures: ratesOf(request, 'taxRatePct') };
}

/** The fixed and weight-based lines of the state’s registration. */
function weightFee(request: PlaceRequest): PlaceWorked {
  const { state, on, condition } = request;
  const weight = request.number('grossWeight');
  const facts = { state, asOf: on, price: cents(0), condition, ageYears: condition === 'new' ? 0 : 3 };
  const registration = registrationOf({ ...facts, curbWeightLb: weight, fuel: 'gasoline' });
  const lines = registration.lines.filter(({ part: { pays } }) =>
    pays.kind === 'bands' ? pays.by === 'curbWeightLb' : pays.kind !== 'value',
  );
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const rule = `lines of the registration in ${state} that are fixed or follow from weight, for ${registration.termYears} ${registration.termYears === 1 ? 'year' : 'years'}`;
  const figures = lines.map(({ part, amount }) => ({
    input: inputsOf(part.pays, registration.car).curbWeightLb === undefined ? 'baseFee' : 'perHundredPounds',
    value: amount / 100,
    law: { ...lawOf(part), note: `${part.label}: ${ruleOf(part.pays, registration.car)}. ${part.note ?? ''}`.trim() },
  }));
  return { outputs: { fee: { value: sum / 100, rule } }, figures };
}

function lawOf({ authority, effectiveFrom, verifiedOn, confidence }: Authority): Authority {
  return { authority, effectiveFrom, verifiedOn, confidence };
}

/** The ZIP whose tables apply. */
const zipOf = (description: string, example: string): z.ZodType<string> =>
  expecting(
    z
      .string()
      .refine((zip) => zip.length === 5 && stateOfZip(zip) !== undefined)
      .meta({ pattern: '^\\d{5}$', description, examples: [example] }),
    'a ZIP code that the Postal Service uses, in one of the fifty states or the District of Columbia',
  );

/** Further inputs of a row that the tables of a place determine. */
export const PLACE_INPUTS = {
  zip: zipOf('The rates of this ZIP decide, as they do at /taxes; the answer names each in law', '53202').optional(),
  dealerZip: zipOf(
    'Of the dealer, for states that tax at the dealer’s address. Default: the place of zip',
    '60601',
  ).optional(),
  condition: expecting(
    z.enum(['new', 'used']).meta({
      description: 'Condition of the purchased car, for laws that distinguish new from used. Default: used',
      examples: ['used'],
    }),
    'new or used',
  ).optional(),
};
