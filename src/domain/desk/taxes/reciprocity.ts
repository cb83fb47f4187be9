/** What a dealer of another state collects on a car that the buyer takes home, and what the home state leaves due. */
import { type Cents, cents, lesser, minus, percentOf, toDecimal } from '#kernel/money.ts';
import { stateOfZip } from '../../places/places.ts';
import type { StateCode } from '../../places/states.ts';
import { type Derivation, moneyStep } from '../derivation/derivation.ts';
import type { Authority } from '../in-force.ts';
import type { TaxFacts } from './tax-facts.ts';
import { TAX_TABLE } from './tax-rows.data.ts';

interface Collected extends Authority {
  /** Percent of the taxed amount that the dealer collects at most; the home state's tax where that is less. */
  readonly atMostPct: number;
  /** Home states that give no credit for this tax. */
  readonly uncredited?: readonly StateCode[];
}

const READ = '2026-11-28';

/** States whose dealers tax a sale to a buyer who registers the car in another one. */
const COLLECTED: Readonly<Partial<Record<StateCode, Collected>>> = {
  FL: {
    atMostPct: 6,
    uncredited: ['AR', 'MS'],
    authority: 'Fla. Stat. 212.08(10); Florida DOR TIP 03A01-11, 08A01-04',
    effectiveFrom: '2003-10-01',
    verifiedOn: READ,
    confidence: 'medium',
    note: 'The bulletins: the dealer collects what the home state would impose; Arkansas and Mississippi give no credit for it. That Florida’s own rate is the most was not read.',
  },
  OH: {
    atMostPct: 6,
    authority: 'R.C. 5739.029',
    effectiveFrom: '2024-01-01',
    verifiedOn: READ,
    confidence: 'medium',
    note: '5739.029(A): the lesser of the tax at a combined 6 % and the tax of the state of registration. Division (B) exempts residents of states that exempt alike; it is not applied here.',
  },
};

/** Stands in where the law of the dealer's state was not read. */
const UNREAD: Authority = {
  authority: 'sale for registration elsewhere; the law of the dealer’s state was not read',
  effectiveFrom: '2026-01-01',
  verifiedOn: null,
  confidence: 'low',
  note: 'Most states exempt a car that leaves to be registered elsewhere, and the home state taxes it.',
};

/** Every rule on what a dealer of another state collects, the one for states without a rule too. */
export const RECIPROCITY_ROWS: readonly Authority[] = [...Object.values(COLLECTED), UNREAD];

/** The split of a tax between the dealer's state and the buyer's; nothing where both are one or the dealer is not known. */
export function reciprocitySteps(
  { state, dealerZip, salesPrice }: TaxFacts,
  base: Cents,
  homeTax: Cents,
): Derivation[] {
  const dealerState = dealerZip === undefined ? undefined : stateOfZip(dealerZip);
  if (dealerState === undefined || dealerState === state) return [];
  const rule = COLLECTED[dealerState];
  const collected = rule === undefined ? cents(0) : lesser(homeTax, percentOf(base, rule.atMostPct));
  const isCredited = rule?.uncredited?.includes(state) !== true;
  const { authority, effectiveFrom, verifiedOn, confidence, note = '' } = rule ?? UNREAD;
  const row = {
    ...TAX_TABLE,
    table: 'reciprocity',
    key: dealerState,
    authority,
    effectiveFrom,
    verifiedOn,
    confidence,
  };
  const inputs = { dealerState, homeState: state, salesPrice: toDecimal(salesPrice), homeTax: toDecimal(homeTax) };
  const collectedRule =
    rule === undefined
      ? `collected by a dealer in ${dealerState} for a car registered in ${state}`
      : `collected by a dealer in ${dealerState}: the tax of ${state}, at most ${rule.atMostPct} % of the base`;
  const due = isCredited ? minus(homeTax, collected) : homeTax;
  const dueRule = isCredited
    ? `the tax of ${state} less what the dealer collected`
    : `the tax of ${state}, which gives no credit for that of ${dealerState}: what the dealer collected comes on top where the car is handed over there`;
  return [
    moneyStep('collectedByDealerState', collected, collectedRule, inputs, { row, note }),
    moneyStep('dueToHomeState', due, dueRule, { homeTax: toDecimal(homeTax), collected: toDecimal(collected) }),
  ];
}
