/**
 * Legal defaults of formulas: an omitted input takes the figure of the state's law, and the response cites the statute.
 */

import { z } from 'zod';
import { AGENCY_FEES } from '#domain/desk/fees/agency-fees.data.ts';
import { DOC_FEES } from '#domain/desk/fees/doc-fees.data.ts';
import { usualDocFee } from '#domain/desk/fees/vehicle-fees.ts';
import type { Authority } from '#domain/desk/in-force.ts';
import { energyPrice } from '#domain/desk/ownership/running-costs.ts';
import { TAX_ROWS } from '#domain/desk/taxes/tax-rows.data.ts';
import { creditableTrade } from '#domain/desk/taxes/trade-credit.ts';
import { RULE_OF_78_BAN, ruleOf78Bar } from '#domain/fi/cancellation/rule-of-78.ts';
import { type LawTopic, stateLaw } from '#domain/law/state-law.ts';
import { isStateCode, type StateCode } from '#domain/places/states.ts';
import { type JsonObject, withoutUndefined } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { expecting } from '#kernel/describe.ts';
import { dollars, toDecimal } from '#kernel/money.ts';
import type { StoredValue } from '../../values/values.ts';
import { placeRuleOf } from './place-rules.ts';

/** The figure of a state in request form, with its source. */
export interface LegalFigure {
  readonly value: StoredValue;
  readonly law: Authority;
}

/** Condition of the purchased car. */
export type Condition = 'new' | 'used';

type Resolve = (state: StateCode, on: IsoDate) => LegalFigure | undefined;

export interface LegalDefault {
  readonly input: string;
  /** The default when the request omits the input. */
  readonly resolve: Resolve;
  /** The part of a sent value that counts by law; the whole value if absent. */
  readonly counts?: (value: number, state: StateCode, on: IsoDate, condition: Condition) => number;
  /** The law that limits what counts; undefined when everything counts. The state's tax law if absent. */
  readonly countsBy?: (state: StateCode) => Authority | undefined;
}

const ofLaw =
  (topic: LawTopic): Resolve =>
  (state) => {
    const figure = stateLaw(topic, state);
    return figure === undefined ? undefined : { value: figure.value, law: figure };
  };

/** A price at which no percentage cap applies: the usual document fee is charged. */
const USUAL_PRICE = dollars(30_000);

const docFee: Resolve = (state) => ({
  value: toDecimal(usualDocFee(state, USUAL_PRICE)),
  law: DOC_FEES[state],
});

const titleFee: Resolve = (state, on) => {
  const row = AGENCY_FEES.filter((fee) => fee.state === state && fee.kind === 'title' && fee.when !== 'new')
    .filter(({ effectiveFrom }) => effectiveFrom <= on)
    .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1))[0];
  return row === undefined ? undefined : { value: toDecimal(dollars(row.amount)), law: row };
};

const tradeCredit: Resolve = (state) => ({ value: TAX_ROWS[state].trade !== 'none', law: taxLaw(state) });
const statePct: Resolve = (state) => ({ value: TAX_ROWS[state].statePct, law: taxLaw(state) });

/** The law behind a tax figure of a state. */
export function taxLaw(state: StateCode): Authority {
  const { authority, effectiveFrom, verifiedOn, confidence, note } = TAX_ROWS[state];
  return { authority, effectiveFrom, verifiedOn, confidence, ...withoutUndefined({ note }) };
}

const energy =
  (fuel: 'gasoline' | 'electric'): Resolve =>
  (state) => {
    const { dollars: value, law } = energyPrice(state, fuel);
    return { value, law };
  };

const THRESHOLD: LegalDefault = { input: 'thresholdPct', resolve: ofLaw('salvage threshold') };
const ELECTRICITY: LegalDefault = { input: 'pricePerKwh', resolve: energy('electric') };
const FUEL: LegalDefault = { input: 'fuelPrice', resolve: energy('gasoline') };

/** By `noun.verb`. */
export const LEGAL_DEFAULTS: Readonly<Record<string, readonly LegalDefault[]>> = {
  'total-losses.test-total-loss': [THRESHOLD],
  'total-losses.compute-settlement': [{ input: 'salesTaxPct', resolve: statePct }],
  'title-brands.test-salvage-threshold': [THRESHOLD],
  'temp-tags.compute-expiry': [{ input: 'validDays', resolve: ofLaw('temporary tag days') }],
  'liens.count-release-deadline': [{ input: 'statutoryDays', resolve: ofLaw('lien release days') }],
  'lemon-law-cases.compute-use-offset': [
    { input: 'divisorMiles', resolve: ofLaw('lemon-law divisor') },
    { input: 'firstRepairMiles', resolve: () => undefined, counts: lemonMiles, countsBy: lemonLaw },
  ],
  'title-transfers.count-filing-deadline': [{ input: 'allowedDays', resolve: ofLaw('title filing days') }],
  'titles.age-missing-title': [{ input: 'limitDays', resolve: ofLaw('title filing days') }],
  'duplicate-titles.compute-fee': [{ input: 'baseFee', resolve: money(ofLaw('duplicate title fee')) }],
  'license-plates.compute-transfer-credit': [{ input: 'transferFee', resolve: money(ofLaw('plate transfer fee')) }],
  'state-inspections.compute-next-inspection': [{ input: 'validMonths', resolve: ofLaw('inspection months') }],
  'deals.compute-total-gross': [{ input: 'docFee', resolve: docFee }],
  'quotes.compute-out-the-door': [{ input: 'titleFee', resolve: titleFee }],
  'buyers-orders.compute-sales-tax': [
    { input: 'tradeCredit', resolve: tradeCredit },
    { input: 'tradeDifference', resolve: () => undefined, counts: partlyCredited, countsBy: partialTradeLaw },
  ],
  'trade-ins.compute-tax-credit': [
    {
      input: 'allowance',
      resolve: () => undefined,
      counts: creditedTrade,
    },
  ],
  'ownership-costs.compute-annual-fuel-cost': [FUEL],
  'ownership-costs.compare-powertrains': [FUEL, ELECTRICITY],
  'energy-tariffs.compare-to-gasoline': [{ input: 'ratePerKwh', resolve: energy('electric') }, FUEL],
};

function creditedTrade(allowance: number, state: StateCode, on: IsoDate, condition: Condition): number {
  return creditableTrade(state, dollars(allowance), condition, on) / 100;
}

/**
 * For states that credit part of a trade-in. `tradeCredit`, which a request may set, decides between all and none.
 */
function partlyCredited(allowance: number, state: StateCode, on: IsoDate, condition: Condition): number {
  return partialTradeLaw(state) === undefined ? allowance : creditedTrade(allowance, state, on, condition);
}

function partialTradeLaw(state: StateCode): Authority | undefined {
  const { trade } = TAX_ROWS[state];
  return trade === 'capped' || trade === 'new-only' ? taxLaw(state) : undefined;
}

/** The law of the one state that excludes miles, as its divisor cites it. */
function lemonLaw(state: StateCode): Authority | undefined {
  return state === 'NY' ? stateLaw('lemon-law divisor', state) : undefined;
}

function money(resolve: Resolve): Resolve {
  return (state, on) => {
    const figure = resolve(state, on);
    return figure === undefined ? undefined : { ...figure, value: toDecimal(dollars(Number(figure.value))) };
  };
}

/** A law that forbids a computation for certain values. */
export interface LegalBar {
  /** The input that the refusal names. */
  readonly input: string;
  /** The law cited in every answer. */
  readonly law: Authority;
  /** The law that bars these values; undefined when they are allowed. */
  readonly bars: (value: number, state?: StateCode) => Authority | undefined;
}

const LEGAL_BARS: Readonly<Record<string, LegalBar>> = {
  'product-cancellations.compute-rule-of-78-refund': { input: 'termMonths', law: RULE_OF_78_BAN, bars: ruleOf78Bar },
};

export function legalBarOf(noun: string, verb: string): LegalBar | undefined {
  return LEGAL_BARS[`${noun}.${verb}`];
}

/** True when answers name their law. */
export function carriesLaw(noun: string, verb: string): boolean {
  return (
    legalDefaultsOf(noun, verb).length > 0 ||
    legalBarOf(noun, verb) !== undefined ||
    placeRuleOf(noun, verb) !== undefined
  );
}

/** New York counts only the miles above 12,000: N.Y. Gen. Bus. Law 198-a. */
const NEW_YORK_FREE_MILES = 12_000;

function lemonMiles(miles: number, state: StateCode): number {
  return state === 'NY' ? Math.max(0, miles - NEW_YORK_FREE_MILES) : miles;
}

export function legalDefaultsOf(noun: string, verb: string): readonly LegalDefault[] {
  return LEGAL_DEFAULTS[`${noun}.${verb}`] ?? [];
}

/** The state whose law supplies defaults. */
export const stateInput: z.ZodType<string> = expecting(
  z
    .string()
    .refine(isStateCode)
    .meta({
      pattern: '^[A-Z]{2}$',
      description: 'Fills the legal defaults of this row with the law of the state; the answer names each in law',
      examples: ['TX'],
    }),
  'the two-letter code of a state or DC',
);

/** One line of the answer's `law`: the input, the figure used, and its authority. */
export function lawLine(input: string, state: string, value: StoredValue, law: Authority | undefined): JsonObject {
  if (law === undefined) {
    const note = 'No figure is known for this state, so the general default of the row applies.';
    return { input, state, value, authority: null, effectiveFrom: null, verifiedOn: null, confidence: 'low', note };
  }
  const { authority, effectiveFrom, verifiedOn, confidence, note } = law;
  return {
    input,
    state,
    value,
    authority,
    effectiveFrom,
    verifiedOn,
    confidence,
    ...withoutUndefined({ note }),
  };
}

const text = z.string().nullable();

export const lawSchema = z
  .array(
    z.strictObject({
      input: z.string(),
      state: z.string(),
      value: z.union([z.string(), z.number(), z.boolean()]),
      authority: text,
      effectiveFrom: text,
      verifiedOn: text,
      confidence: z.enum(['high', 'medium', 'low']),
      note: z.string().optional(),
    }),
  )
  .meta({ id: 'LawUsed', description: 'Legal defaults that were taken from the law of the state' });
