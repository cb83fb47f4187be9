/** Members common to the answers of notary, stipulations and insurance. */
import { statusOf } from '#domain/deal/status.ts';
import { toWireMoves } from '#domain/deal/wire/moves.ts';
import { simulated } from '#kernel/provenance.ts';
import { moveContextOf } from '#streams/deals/move-context.ts';
import type { DealHandled } from '#streams/deals.ts';
import { type BuyTools, dealHref } from './buy-command.ts';
import { linksOf, toWireChecklist } from './deal-answer.ts';

export function toWireVerification(
  { state: deal, dealId, history, now }: DealHandled,
  tools: BuyTools,
  source: string,
  base: string,
) {
  return {
    dealId,
    state: statusOf(deal),
    checklist: toWireChecklist(history),
    ...toWireMoves(deal, moveContextOf(tools, now), dealHref(base, dealId)),
    links: linksOf(base, dealId),
    provenance: simulated(source),
  };
}
