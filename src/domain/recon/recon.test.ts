import { describe, expect, it } from 'vitest';
import {
  decideRecon,
  evolveRecon,
  type ReconEvent,
  type ReconOrder,
  suggestedWork,
  workLinesOf,
  workTotal,
} from './recon.ts';
import { WORK } from './work.data.ts';

const AT = '2026-11-27T12:00:00.000Z';
const LATER = '2026-11-28T12:00:00.000Z';
const work = workLinesOf(['detail', 'tires', 'paint']);
const inspected = (lines: typeof work): ReconEvent => ({
  type: 'Recon.inspected@1',
  at: AT,
  data: { account: 'acct_1', vin: 'VIN', work: lines, total: workTotal(lines) },
});
const started: ReconEvent = { type: 'Recon.started@1', at: LATER, data: {} };
const completed: ReconEvent = { type: 'Recon.completed@1', at: LATER, data: {} };
function orderAfter(...events: ReconEvent[]): ReconOrder {
  const order = events.reduce(evolveRecon, undefined as ReconOrder | undefined);
  if (order === undefined) throw new Error('The events of the case begin without an inspection.');
  return order;
}

describe('the work that an inspection finds', () => {
  it('follows the price list, omits unknown codes, and adds up', () => {
    expect(work).toEqual([
      { code: 'tires', words: 'Four tyres', price: '620.00' },
      { code: 'detail', words: 'Detail inside and out', price: '175.00' },
    ]);
    expect([workTotal(work), workTotal([])]).toEqual(['795.00', '0.00']);
  });

  it('is up to four neighbours of the list, drawn by the VIN', () => {
    const codes = WORK.map(([code]) => code);
    const counts = new Set<number>();
    for (let serial = 0; serial < 200; serial += 1) {
      const lines = suggestedWork(`1HGCM82633A00${String(serial).padStart(4, '0')}`).map(({ code }) => code);
      counts.add(lines.length);
      const isRun = codes.some((_, first) => {
        const run = lines.map((_line, i) => codes[(first + i) % codes.length]);
        return [...run].sort().join() === [...lines].sort().join();
      });
      expect(isRun).toBe(true);
    }
    expect([...counts].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a reconditioning order', () => {
  it('goes from the inspection over the work to the front line', () => {
    const base = { account: 'acct_1', vin: 'VIN', work, total: '795.00', inspectedAt: AT };
    expect(orderAfter(inspected(work))).toEqual({ ...base, state: 'INSPECTED' });
    expect(orderAfter(inspected(work), started)).toEqual({ ...base, state: 'IN_RECON', startedAt: LATER });
    expect(orderAfter(inspected(work), started, completed)).toEqual({
      ...base,
      state: 'FRONTLINE_READY',
      startedAt: LATER,
      completedAt: LATER,
    });
    expect(evolveRecon(undefined, started)).toBeUndefined();
  });

  it.each([
    ['one with work', [inspected(work)], [started], { state: 'INSPECTED', missing: ['approve-work'] }],
    [
      'one with a line of work',
      [inspected(workLinesOf(['tires']))],
      [started],
      { state: 'INSPECTED', missing: ['approve-work'] },
    ],
    ['one without work', [inspected([])], { state: 'INSPECTED', missing: ['nothing-to-do'] }, [completed]],
    ['one in work', [inspected(work), started], { state: 'IN_RECON', missing: [] }, [completed]],
    [
      'a finished one',
      [inspected(work), started, completed],
      { state: 'FRONTLINE_READY', missing: [] },
      { state: 'FRONTLINE_READY', missing: [] },
    ],
  ] as const)('%s is approved and completed in turn', (_title, events, approving, completing) => {
    const order = orderAfter(...events);
    for (const [trigger, expected] of [
      ['approve-work', approving],
      ['complete-work', completing],
    ] as const) {
      const decided = decideRecon(order, trigger, LATER);
      if ('state' in expected) expect(decided).toMatchObject({ code: 'illegal-move', extra: expected });
      else expect(decided).toEqual(expected);
    }
  });
});
