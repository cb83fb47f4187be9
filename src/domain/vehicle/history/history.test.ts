import { describe, expect, it } from 'vitest';
import { ADVERSE_CARS, FIXTURE_ROWS } from '#domain/fleet/fixtures.data.ts';
import { addDays } from '#kernel/dates.ts';
import type { Vin } from '#kernel/vin.ts';
import { historyOf, titleStandingOf } from './history.ts';

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const FLOOD = 'F1XBRAND8KADV9001' as Vin;

describe('the title brands of a car', () => {
  it('are listed oldest first, each with its standing and effect', () => {
    const brands = historyOf(FLOOD, 2019);
    const effect = 'The title counts as rebuilt: the car is valued at 65% of one with a clean title.';
    expect(brands).toEqual([
      {
        kind: 'title-brand',
        date: expect.any(String),
        state: expect.any(String),
        code: '01',
        words: 'Flood damage',
        titleStanding: 'rebuilt',
        effect,
      },
      {
        kind: 'title-brand',
        date: expect.any(String),
        state: expect.any(String),
        code: '09',
        words: 'Rebuilt',
        titleStanding: 'rebuilt',
        effect,
      },
    ]);
    const [first, second] = brands.map((entry) => ('state' in entry ? entry : undefined));
    // The first brand falls 12 to 17 months after March of the model year, the second a year later, in another state.
    expect(first?.date).toMatch(/^2020-0[3-8]-15$/);
    expect(second?.date).toMatch(/^2021-0[3-8]-15$/);
    const states = ['TX', 'FL', 'LA', 'GA', 'OH', 'NC', 'MO', 'AZ'];
    expect((states.indexOf(first?.state ?? '') + 1) % 8).toBe(states.indexOf(second?.state ?? ''));
  });

  it.each([
    ['F1XBRAND8KADV9001', 'rebuilt'],
    ['F1XFRAUD4LADV9002', 'branded'],
    ['F1XSALVG1MADV9003', 'salvage'],
    ['F1XDEMCR4SDEM0001', 'clean'],
  ])('make the title of %s %s', (vin, standing) => {
    expect(titleStandingOf(vin as Vin)).toBe(standing);
  });

  it('say that a car of a salvage pool is sold at auction only', () => {
    const effects = ADVERSE_CARS.flatMap(({ vin }) =>
      historyOf(vin as Vin, 2021).map((entry) => ('effect' in entry ? entry.effect : '')),
    );
    expect(
      effects.filter((effect) => effect.endsWith('It is assigned to a salvage pool and sold at auction only.')),
    ).toEqual([
      'The title counts as salvage: the car is valued at 40% of one with a clean title. It is assigned to a salvage pool and sold at auction only.',
    ]);
  });
});

describe('the steps of a fixture', () => {
  const fixtures = FIXTURE_ROWS.filter(([, machine]) => ['title', 'transport', 'recon'].includes(machine));
  const paths: Record<string, string[]> = {
    'title APPLIED': ['Title.applied@1'],
    'title LIEN_RECORDED': ['Title.applied@1', 'Title.lienRecorded@1'],
    'title ISSUED': ['Title.applied@1', 'Title.issued@1'],
    'transport DELIVERED': [
      'Transport.quoted@1',
      'Transport.dispatched@1',
      'Transport.pickedUp@1',
      'Transport.delivered@1',
    ],
    'transport CANCELLED': ['Transport.quoted@1', 'Transport.dispatched@1', 'Transport.cancelled@1'],
    'recon FRONTLINE_READY': ['Recon.inspected@1', 'Recon.started@1', 'Recon.completed@1'],
  };

  it('lead to its state, five days apart, from within two weeks of July 6', () => {
    expect(fixtures.length).toBeGreaterThan(5);
    for (const [vin, machine, state] of fixtures) {
      const steps = historyOf(vin as Vin, 2025);
      const expected = paths[`${machine} ${state}`];
      if (expected !== undefined) expect(steps.map((step) => ('event' in step ? step.event : ''))).toEqual(expected);
      const start = days('2026-07-06', steps[0]?.date ?? '');
      expect(start >= 0 && start < 14, vin).toBe(true);
      expect(steps.map(({ date }) => date)).toEqual(steps.map((_, i) => addDays(steps[0]?.date ?? '', 5 * i)));
      expect(steps.every(({ kind }) => kind === machine)).toBe(true);
    }
  });

  it('are none for a fixture of another machine and for other cars', () => {
    const [deal = ''] = FIXTURE_ROWS.find(([, machine]) => machine.startsWith('deal.')) ?? [];
    expect([historyOf(deal as Vin, 2025), historyOf('1HGCM82633A004352' as Vin, 2003)]).toEqual([[], []]);
  });
});
