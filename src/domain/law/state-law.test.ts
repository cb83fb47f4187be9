import { describe, expect, it } from 'vitest';
import { isIsoDate } from '#kernel/dates.ts';
import { isStateCode } from '../places/states.ts';
import { STATE_LAW } from './state-law.data.ts';
import { type LawTopic, stateLaw } from './state-law.ts';

describe('the legal figures of a state', () => {
  it.each<[LawTopic, 'FL' | 'OK' | 'CA' | 'NY' | 'AZ' | 'TX', number, string]>([
    ['salvage threshold', 'FL', 80, '319.30'],
    ['salvage threshold', 'OK', 60, '47 O.S.'],
    ['temporary tag days', 'TX', 60, '503.063'],
    ['lien release days', 'AZ', 15, '28-2134'],
    ['lemon-law divisor', 'CA', 120_000, '1793.2'],
    ['lemon-law divisor', 'NY', 100_000, '198-a'],
  ])('state %s in %s as %d', (topic, state, value, statute) => {
    expect(stateLaw(topic, state)).toMatchObject({ value, authority: expect.stringContaining(statute) });
  });

  it('are undefined where no row exists', () => {
    expect(stateLaw('inspection months', 'FL')).toBeUndefined();
  });

  it('cite a statute, an effective date, whether it was read, and a confidence', () => {
    for (const [topic, table] of Object.entries(STATE_LAW)) {
      for (const state of Object.keys(table).filter(isStateCode)) {
        const law = stateLaw(topic as LawTopic, state);
        expect(law?.value, `${topic} ${state}`).toBeGreaterThan(0);
        expect(law?.authority.length ?? 0, `${topic} ${state}`).toBeGreaterThan(5);
        expect(isIsoDate(law?.effectiveFrom ?? ''), `${topic} ${state}`).toBe(true);
        const isRead = law?.verifiedOn !== null;
        expect(isRead ? ['high', 'medium', 'low'] : ['medium', 'low'], `${topic} ${state}`).toContain(law?.confidence);
        if (isRead) expect(law?.note?.length ?? 0, `${topic} ${state}`).toBeGreaterThan(5);
      }
    }
  });
});
