import { describe, expect, it } from 'vitest';
import { addWeekdays } from '#kernel/dates.ts';
import type { TitleApplied } from '../deal-facts/delivery-events.ts';
import { fact } from '../deal-facts/events.ts';
import { STATE_CODES } from '../places/states.ts';
import { foldTitle, overdueTitle, titleIssuedAt, titleNumberOf } from './title.ts';

const AT = '2026-11-27T12:00:00.000Z';
const DUE = '2026-12-11T12:00:00.000Z';
const VIN = '1HGCM82633A004352';
const lienholder = { name: 'First Bank', eltId: 'ELT1' };

function application(over: Partial<TitleApplied> = {}): TitleApplied {
  const plate = { number: 'T1', kind: 'temporary' as const, expires: '2027-01-26' };
  return { titleId: 'title_1', titleState: 'CA', owner: 'Ada Lovelace', plate, dueAt: DUE, ...over };
}
const appliedTitle = (over: Partial<TitleApplied> = {}) =>
  foldTitle(undefined, fact('Title.applied@1', AT, application(over)));

describe('the title office', () => {
  it('takes 5 to 25 weekdays, the same for a state, at the hour of the application', () => {
    const waits = new Set<number>();
    for (const state of STATE_CODES) {
      const issued = titleIssuedAt(state, AT);
      const days = Array.from({ length: 40 }, (_, i) => i).find(
        (count) => `${addWeekdays('2026-11-27', count)}T12:00:00.000Z` === issued,
      );
      waits.add(days ?? -1);
    }
    expect([Math.min(...waits), Math.max(...waits)]).toEqual([5, 25]);
  });

  it('issues the title of a paid car, and records the lien of a financed one, when due and not before', () => {
    const before = '2026-12-11T11:59:59.999Z';
    const titleNumber = titleNumberOf(VIN, application());
    expect(overdueTitle(VIN, appliedTitle(), before)).toBeUndefined();
    expect(overdueTitle(VIN, appliedTitle(), DUE)).toEqual(
      fact('Title.issued@1', DUE, { titleId: 'title_1', titleNumber }),
    );
    const financed = appliedTitle({ lienholder });
    expect(overdueTitle(VIN, financed, before)).toBeUndefined();
    expect(overdueTitle(VIN, financed, DUE)).toEqual(fact('Title.lienRecorded@1', DUE, { titleId: 'title_1' }));
    const { dueAt: _, ...undated } = application();
    expect(overdueTitle(VIN, foldTitle(undefined, fact('Title.applied@1', AT, undated)), DUE)).toBeUndefined();
    expect(overdueTitle(VIN, undefined, DUE)).toBeUndefined();
  });

  it('numbers a title by ten letters and digits of car, state and owner', () => {
    const number = titleNumberOf(VIN, application());
    expect(number).toMatch(/^[0-9A-Z]{10}$/);
    expect(titleNumberOf(VIN, application({ titleState: 'NV' }))).not.toBe(number);
    expect(titleNumberOf(VIN, application({ owner: 'Grace Hopper' }))).not.toBe(number);
  });
});

describe('title work', () => {
  it('records each step with its time, and the number at the end', () => {
    const titleId = 'title_1';
    const recorded = foldTitle(appliedTitle({ lienholder }), fact('Title.lienRecorded@1', DUE, { titleId }));
    const history = [
      { at: AT, state: 'APPLIED' },
      { at: DUE, state: 'LIEN_RECORDED' },
    ];
    expect(recorded).toEqual({
      state: 'LIEN_RECORDED',
      application: application({ lienholder }),
      appliedAt: AT,
      history,
    });
    const released = foldTitle(recorded, fact('Title.lienReleased@1', DUE, { titleId }));
    expect(released).toEqual(recorded);
    expect(foldTitle(released, fact('Title.issued@1', DUE, { titleId, titleNumber: 'ABC' }))).toEqual({
      ...recorded,
      state: 'ISSUED',
      history: [...history, { at: DUE, state: 'ISSUED' }],
      titleNumber: 'ABC',
    });
    expect(foldTitle(undefined, fact('Title.issued@1', DUE, { titleId, titleNumber: 'ABC' }))).toBeUndefined();
  });
});
