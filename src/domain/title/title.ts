/** State machine of title work after settlement: applied for, lien recorded, issued. */
import { addWeekdays, dateOf, epochMs, type IsoInstant } from '#kernel/dates.ts';
import { draw, hashId } from '#kernel/hash.ts';
import { type Machine, stateAfter } from '#kernel/machine.ts';
import type { TitleApplied } from '../deal-facts/delivery-events.ts';
import { type DealEvent, fact } from '../deal-facts/events.ts';

export const TITLE_STATES = ['APPLIED', 'LIEN_RECORDED', 'ISSUED'] as const;
export type TitleState = (typeof TITLE_STATES)[number];

export const title: Machine<TitleState> = {
  id: 'title',
  states: ['APPLIED', 'LIEN_RECORDED', 'ISSUED'],
  initial: ['APPLIED'],
  moves: [
    { on: 'Title.lienRecorded@1', from: ['APPLIED'], to: 'LIEN_RECORDED' },
    { on: 'Title.issued@1', from: ['APPLIED', 'LIEN_RECORDED'], to: 'ISSUED' },
  ],
};

export interface TitleWork {
  readonly state: TitleState;
  readonly application: TitleApplied;
  readonly appliedAt: IsoInstant;
  readonly history: readonly { readonly at: IsoInstant; readonly state: TitleState }[];
  readonly titleNumber?: string;
}

export type TitleEvent = DealEvent<
  'Title.applied@1' | 'Title.lienRecorded@1' | 'Title.lienReleased@1' | 'Title.issued@1'
>;

export function foldTitle(work: TitleWork | undefined, event: TitleEvent): TitleWork | undefined {
  if (event.type === 'Title.applied@1') {
    const history = [{ at: event.at, state: 'APPLIED' as const }];
    return { state: 'APPLIED', application: event.data, appliedAt: event.at, history };
  }
  if (work === undefined || event.type === 'Title.lienReleased@1') return work;
  const state = stateAfter(title, work.state, event.type);
  const moved = { ...work, state, history: [...work.history, { at: event.at, state }] };
  return event.type === 'Title.issued@1' ? { ...moved, titleNumber: event.data.titleNumber } : moved;
}

/** When a state's title office takes its next step: `5 … 25` business days later, fixed per state. */
export function titleIssuedAt(titleState: string, appliedAt: IsoInstant): IsoInstant {
  const days = 5 + draw(21, 'title-days', titleState);
  return `${addWeekdays(dateOf(appliedAt), days)}${appliedAt.slice(10)}`;
}

/** The office's overdue step: a financed car gets its lien recorded, a paid one its title issued. */
export function overdueTitle(vin: string, work: TitleWork | undefined, now: IsoInstant): DealEvent | undefined {
  if (work?.state !== 'APPLIED' || work.application.dueAt === undefined) return undefined;
  const { titleId, dueAt, lienholder } = work.application;
  if (epochMs(dueAt) > epochMs(now)) return undefined;
  return lienholder === undefined
    ? fact('Title.issued@1', dueAt, { titleId, titleNumber: titleNumberOf(vin, work.application) })
    : fact('Title.lienRecorded@1', dueAt, { titleId });
}

/** The number of the title that a state issues to the new owner. */
export function titleNumberOf(vin: string, { titleState, owner }: TitleApplied): string {
  return hashId('title-number', vin, titleState, owner).slice(0, 10).toUpperCase();
}
