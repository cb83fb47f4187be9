import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '#kernel/answer.ts';
import type { CheckedStip } from '../deal-facts/credit-events.ts';
import { fact } from '../deal-facts/events.ts';
import { codeOfReference, textOfStip } from './codes.ts';
import { foldStips, type StipEvent, type StipRow, stateOfStips } from './stips.ts';

const AT = '2026-11-27T12:00:00.000Z';
const DUE = '2026-12-27T12:00:00.000Z';
const checkedStip = (code: string, documentRef: string, reason?: string): CheckedStip => ({
  code,
  documentRef,
  text: textOfStip(code),
  checks: [{ name: 'legible', result: reason === undefined ? 'pass' : 'fail' }],
  ...withoutUndefined({ reason }),
});
const requestedEvent = (code: string) =>
  fact('Stipulation.requested@1', AT, {
    applicationId: 'app_1',
    decisionId: 'decision_1',
    stips: [{ code, text: textOfStip(code), party: 'buyer', dueBy: DUE, state: 'OUTSTANDING' }],
  });
const submittedEvent = (...stips: (readonly [code: string, documentRef: string])[]) =>
  fact('Stipulation.submitted@1', AT, { stips: stips.map(([code, documentRef]) => ({ code, documentRef })) });
const verifiedEvent = (stip: CheckedStip) => fact('Stipulation.verified@1', AT, { stips: [stip] });
const rejectedEvent = (stip: CheckedStip) => fact('Stipulation.rejected@1', AT, { stips: [stip] });

const rowsAfter = (...events: StipEvent[]): readonly StipRow[] => events.reduce(foldStips, [] as readonly StipRow[]);
const summary = (rows: readonly StipRow[]) =>
  rows.map(({ code, state, requested: isRequested, documentRef }) => [code, state, isRequested, documentRef]);

describe('the stipulations of a deal', () => {
  it('take a request, its proof and the result in one row', () => {
    const asked = rowsAfter(requestedEvent('POI'));
    const text = textOfStip('POI');
    expect(asked).toEqual([{ code: 'POI', text, state: 'REQUESTED', requested: true, checks: [], dueBy: DUE }]);
    const held = [requestedEvent('POI'), submittedEvent(['POI', 'stub.pdf'])];
    expect(rowsAfter(...held)).toEqual(asked);
    const { checks } = checkedStip('POI', 'stub.pdf');
    expect(rowsAfter(...held, verifiedEvent(checkedStip('POI', 'stub.pdf')))).toEqual([
      { code: 'POI', text, state: 'VERIFIED', requested: true, documentRef: 'stub.pdf', checks },
    ]);
  });

  it('keep proofs without a request in the order sent', () => {
    expect(rowsAfter(submittedEvent(['DLC', 'license.pdf'], ['INS', 'card.pdf']))).toEqual([
      ...[['DLC', 'license.pdf'] as const, ['INS', 'card.pdf'] as const].map(([code, documentRef]) => ({
        ...{ code, documentRef, text: textOfStip(code), state: 'SUBMITTED', requested: false, checks: [] },
      })),
    ]);
  });

  it('replace a rejected proof that nobody requested by the next one, and keep other rows', () => {
    const bad = checkedStip('POI', 'old.pdf', 'date-fresh');
    const before = [
      submittedEvent(['POI', 'old.pdf'], ['DLC', 'license.pdf']),
      rejectedEvent(bad),
      verifiedEvent(checkedStip('DLC', 'license.pdf')),
    ];
    expect(summary(rowsAfter(...before, submittedEvent(['POR', 'bill.pdf'])))).toEqual([
      ['DLC', 'VERIFIED', false, 'license.pdf'],
      ['POR', 'SUBMITTED', false, 'bill.pdf'],
    ]);
    expect(summary(rowsAfter(...before, submittedEvent(['POI', 'new.pdf'], ['POR', 'bill.pdf'])))).toEqual([
      ['POI', 'REJECTED', false, 'old.pdf'],
      ['DLC', 'VERIFIED', false, 'license.pdf'],
      ['POR', 'SUBMITTED', false, 'bill.pdf'],
    ]);
  });

  it('keep a rejected proof that a lender requested, with its reason, until its own code passes', () => {
    const bad = [
      requestedEvent('POI'),
      submittedEvent(['POI', 'old.pdf']),
      rejectedEvent(checkedStip('POI', 'old.pdf', 'date-fresh')),
    ];
    const rows = rowsAfter(...bad, submittedEvent(['DLC', 'license.pdf']));
    expect(summary(rows)).toEqual([
      ['POI', 'REJECTED', true, 'old.pdf'],
      ['DLC', 'SUBMITTED', false, 'license.pdf'],
    ]);
    expect(rows[0]?.reason).toBe('date-fresh');
    expect(summary(rowsAfter(...bad, verifiedEvent(checkedStip('POI', 'new.pdf'))))).toEqual([
      ['POI', 'VERIFIED', true, 'new.pdf'],
    ]);
  });

  it('take a result without a proof as one that nobody requested', () => {
    expect(summary(rowsAfter(verifiedEvent(checkedStip('DLC', 'license.pdf'))))).toEqual([
      ['DLC', 'VERIFIED', false, 'license.pdf'],
    ]);
  });

  it('distinguish documents without a code by their reference', () => {
    const other = (documentRef: string) => checkedStip('OTHER', documentRef);
    expect(
      summary(rowsAfter(submittedEvent(['OTHER', 'a.pdf'], ['OTHER', 'b.pdf']), verifiedEvent(other('b.pdf')))),
    ).toEqual([
      ['OTHER', 'SUBMITTED', false, 'a.pdf'],
      ['OTHER', 'VERIFIED', false, 'b.pdf'],
    ]);
  });

  it.each<[StipRow['state'][], ReturnType<typeof stateOfStips>]>([
    [[], undefined],
    [['REQUESTED'], 'OUTSTANDING'],
    [['VERIFIED', 'SUBMITTED'], 'OUTSTANDING'],
    [['VERIFIED', 'VERIFIED'], 'VERIFIED'],
    [['VERIFIED', 'REJECTED'], 'REJECTED'],
    [['REJECTED', 'REQUESTED'], 'REJECTED'],
  ])('%j are together %s', (states, state) => {
    const row = { code: 'POI', text: '', requested: false, checks: [] };
    expect(stateOfStips(states.map((one) => ({ ...row, state: one })))).toBe(state);
  });
});

describe('a stipulation code', () => {
  it.each([
    ['POI', 'POI'],
    ['stip:poi', 'POI'],
    ['proof-of-income.pdf', 'POI'],
    ['driver-license', 'DLC'],
    ["Driver's Licence (front).jpg", 'DLC'],
    ['declarations page', 'OTHER'],
  ])('of %s is %s', (reference, code) => {
    expect(codeOfReference(reference)).toBe(code);
  });

  it('has a sentence of its own, and one for documents without a code', () => {
    expect(textOfStip('REF5')).toBe('Five people outside the household with address and telephone.');
    expect(textOfStip('OTHER')).toBe('A document that matches no code of the list.');
  });
});
