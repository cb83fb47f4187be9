/** Decides quotes, menus, selection and decline. Pure: events or a refusal. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import { dateOf, type IsoInstant } from '#kernel/dates.ts';
import { problem } from '#kernel/problems.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import type { PackageName, QuoteRated } from '../../deal-facts/protection-events.ts';
import { buildMenu } from '../menu/build-menu.ts';
import { quoteAgain } from '../quote.ts';
import { type FiDeal, standingContracts } from './fi-deal.ts';
import { refusedMove } from './moves.ts';

/** Events to append (none for a repeat) or a refusal. */
export type Decided<Code extends RefusalCode = never> = readonly DealEvent[] | Refusal<Code | 'illegal-move'>;

/** True when a decision is a refusal. */
export function isRefusal<Code extends RefusalCode>(decided: Decided<Code>): decided is Refusal<Code | 'illegal-move'> {
  return 'kind' in decided;
}

/** New rates; voids contracts that are not captured, and is refused while a captured one is active. */
export function rerate(fi: FiDeal, record: QuoteRated, at: IsoInstant): Decided {
  const refusal = fi.state === undefined ? undefined : refusedMove(fi, 'quote', dateOf(at));
  return refusal ?? [...takeBack(fi, 're-rated', at), fact('Quote.rated@1', at, record)];
}

/** The menu of the current rates. An unanswered menu is returned again. */
export function openMenu(fi: FiDeal, at: IsoInstant): Decided {
  if (fi.state === 'MENU_BUILT') return [];
  const refusal = refusedMove(fi, 'menu', dateOf(at));
  if (refusal !== undefined) return refusal;
  const again = fi.quote === undefined ? undefined : quoteAgain(fi.quote);
  if (again === undefined)
    return refuse('illegal-move', { reason: 'The rates have expired. Quote again with POST /fi/quotes.' });
  return [fact('Menu.built@1', at, buildMenu(again.record.quoteId, again.rating, again.record.desked))];
}

export function presentMenu(fi: FiDeal, at: IsoInstant): Decided {
  if (fi.state === 'PRESENTED') return [];
  return refusedMove(fi, 'menu-present', dateOf(at)) ?? [presentedEvent(fi, at)];
}

export interface SelectPackage {
  readonly package: PackageName;
  readonly disclosuresAcknowledged: boolean | undefined;
}

/** Selects a package. Refused until the disclosures are acknowledged; the same package again changes nothing. */
export function selectPackage(
  fi: FiDeal,
  { package: name, disclosuresAcknowledged }: SelectPackage,
  at: IsoInstant,
): Decided<'disclosures-unacknowledged'> {
  if (disclosuresAcknowledged !== true) {
    const missing = problem('body', 'disclosuresAcknowledged', 'true', disclosuresAcknowledged);
    return refuse('disclosures-unacknowledged', { problems: [missing] });
  }
  if (fi.state === 'SELECTED' && fi.selection?.package === name) return [];
  const refusal = refusedMove(fi, 'menu-select', dateOf(at));
  if (refusal !== undefined) return refusal;
  const chosen = fi.menu?.packages.find((one) => one.package === name);
  if (chosen === undefined) throw new Error(`The menu has no package ${name}.`);
  const { products, retailTotal } = chosen;
  const selected = fact('Menu.selected@1', at, { package: name, products, retailTotal, disclosuresAcknowledged });
  return fi.state === 'MENU_BUILT' ? [presentedEvent(fi, at), selected] : [selected];
}

/** Declines every package; staged contracts are voided with the selection. */
export function declineMenu(fi: FiDeal, at: IsoInstant): Decided {
  if (fi.state === 'DECLINED') return [];
  return (
    refusedMove(fi, 'menu-decline', dateOf(at)) ?? [...takeBack(fi, 'declined', at), fact('Menu.declined@1', at, {})]
  );
}

function presentedEvent(fi: FiDeal, at: IsoInstant): DealEvent {
  return fact('Menu.presented@1', at, { quoteId: fi.quote?.quoteId ?? '' });
}

function takeBack(fi: FiDeal, reason: string, at: IsoInstant): DealEvent[] {
  return standingContracts(fi)
    .filter(({ state }) => state !== 'CAPTURED')
    .map(({ contractId }) => fact('Contract.voided@1', at, { contractId, reason }));
}
