/**
 * What a dealer in another state collects on a car that the buyer takes home, and what remains due in the home state.
 */
import { type Cents, cents, lesser, minus, percentOf, toDecimal } from '#kernel/money.ts';
import { stateOfZip } from '../../places/places.ts';
import type { StateCode } from '../../places/states.ts';
import { type Derivation, moneyStep } from '../derivation/derivation.ts';
import type { Taxes } from './levels.ts';
import { COLLECTED, type Collected, UNREAD } from './reciprocity.data.ts';
import type { TaxFacts } from './tax-facts.ts';
import { TAX_TABLE } from './tax-rows.data.ts';

/** Splits a tax between the dealer's state and the buyer's; nothing when they are the same or the dealer is unknown. */
export function reciprocitySteps(
  { state, dealerZip, salesPrice }: TaxFacts,
  base: Cents,
  { combinedSalesTax: homeTax, stateSalesTax }: Taxes,
): Derivation[] {
  const dealerState = dealerZip === undefined ? undefined : stateOfZip(dealerZip);
  if (dealerState === undefined || dealerState === state) return [];
  const rule = COLLECTED[dealerState];
  const collects = rule !== undefined && collectsFor(rule, state);
  const counted = rule?.statePart ? stateSalesTax : homeTax;
  const collected = collects ? lesser(counted, percentOf(base, rule.atMostPct)) : cents(0);
  const isCredited = !collects || rule.uncredited?.includes(state) !== true;
  const { authority, effectiveFrom, verifiedOn, confidence, note = '' } = rule ?? UNREAD;
  const cited = { authority, effectiveFrom, verifiedOn, confidence };
  const row = { ...TAX_TABLE, table: 'reciprocity', key: dealerState, ...cited };
  const inputs = { dealerState, homeState: state, salesPrice: toDecimal(salesPrice), homeTax: toDecimal(homeTax) };
  const due = isCredited ? minus(homeTax, collected) : homeTax;
  const dueRule = isCredited
    ? `the tax of ${state} less what the dealer collected`
    : `the tax of ${state}, which gives no credit for that of ${dealerState}: what the dealer collected is added if the car is handed over there`;
  return [
    moneyStep('collectedByDealerState', collected, ruleText(rule, dealerState, state), inputs, { row, note }),
    moneyStep('dueToHomeState', due, dueRule, { homeTax: toDecimal(homeTax), collected: toDecimal(collected) }),
  ];
}

function collectsFor({ atMostPct, onlyFrom, notFrom }: Collected, home: StateCode): boolean {
  return atMostPct > 0 && onlyFrom?.includes(home) !== false && notFrom?.includes(home) !== true;
}

function ruleText(rule: Collected | undefined, dealerState: StateCode, home: StateCode): string {
  if (rule === undefined) return `collected by a dealer in ${dealerState} for a car registered in ${home}`;
  if (!collectsFor(rule, home)) return `a dealer in ${dealerState} collects nothing for a car registered in ${home}`;
  const part = rule.statePart ? `the state part of the tax of ${home}` : `the tax of ${home}`;
  const most = rule.atMostPct < 100 ? `, at most ${rule.atMostPct} % of the base` : '';
  return `collected by a dealer in ${dealerState}: ${part}${most}`;
}
