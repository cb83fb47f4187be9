/** Decides the lien release: the lender is paid and a clear title is issued. */
import { type Refusal, refuse } from '#kernel/answer.ts';
import { type DealEvent, fact } from '../../deal-facts/events.ts';
import { titleNumberOf } from '../../title/title.ts';
import type { Deal } from '../state.ts';
import { statusOf } from '../status.ts';
import type { DecisionContext } from './decision-context.ts';

export function releaseLien(deal: Deal, { now }: DecisionContext): readonly DealEvent[] | Refusal<'illegal-move'> {
  const { title, vin } = deal;
  if (title?.state !== 'LIEN_RECORDED') {
    const missing = title === undefined ? ['settle'] : [];
    return refuse('illegal-move', { extra: { state: title?.state ?? statusOf(deal), missing } });
  }
  const { titleId } = title.application;
  return [
    fact('Title.lienReleased@1', now, { titleId }),
    fact('Title.issued@1', now, { titleId, titleNumber: titleNumberOf(vin, title.application) }),
  ];
}
