import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { DOC_FEES, USUAL_DOC_FEE } from './doc-fees.data.ts';
import { citation } from './line.ts';
import { PLATE_TRANSFER_FEES } from './plate-transfer.data.ts';
import { canTransferPlate, plateTransferLine } from './plate-transfer.ts';
import { type FeeFacts, vehicleFees } from './vehicle-fees.ts';

const CAR = {
  condition: 'used',
  odometer: 36_000,
  ageYears: 3,
  msrp: dollars(35_000),
  fuel: 'gasoline',
  curbWeightLb: 3_800,
} as const;
const sale = (state: StateCode, over: Partial<FeeFacts> = {}): FeeFacts => ({
  ...{ state, asOf: '2026-11-28', salesPrice: dollars(30_000), car: CAR, financed: true },
  ...over,
});
const steps = (state: StateCode, over: Partial<FeeFacts> = {}) => vehicleFees(sale(state, over)).derivation;

describe('the step of a document fee', () => {
  const GUESSED = 'No fee was stated, so the state’s usual fee is assumed, an estimate.';
  const stepOf = (state: StateCode, docFee?: number) =>
    steps(state, docFee === undefined ? {} : { docFee: dollars(docFee) })[0];
  const notesOf = (state: StateCode, ...notes: string[]) => {
    const all = [...notes, ...[DOC_FEES[state].note].flatMap((note) => note ?? [])];
    return all.length === 0 ? {} : { note: all.join(' ') };
  };

  it.each([
    [
      'CA',
      85,
      '85.00',
      'as asked, at most the cap of the state',
      { asked: '85.00', default: false, cap: '85.00', clamped: false },
      [],
    ],
    [
      'CA',
      85.01,
      '85.00',
      'as asked, at most the cap of the state',
      { asked: '85.01', default: false, cap: '85.00', clamped: true },
      ['Clamped from 85.01 to the maximum in CA.'],
    ],
    [
      'CA',
      undefined,
      '85.00',
      'usual in the state, at most the cap of the state',
      { asked: '85.00', default: true, cap: '85.00', clamped: false },
      [GUESSED],
    ],
    [
      'CO',
      undefined,
      '550.00',
      'usual in the state, no cap in the state',
      { asked: '550.00', default: true, clamped: false },
      [GUESSED],
    ],
    ['CO', 600, '600.00', 'as asked, no cap in the state', { asked: '600.00', default: false, clamped: false }, []],
  ] as const)('of %s for %s', (state, docFee, value, rule, inputs, notes) => {
    const source = docFee === undefined && state === 'CO' ? USUAL_DOC_FEE : DOC_FEES[state];
    const row = citation('document-fees', state, source);
    expect(stepOf(state, docFee)).toEqual({ figure: 'docFee', value, rule, inputs, row, ...notesOf(state, ...notes) });
  });
});

describe('a plate that moves to the car', () => {
  it('replaces the registration and the temporary tag by one fee', () => {
    const { fees, derivation } = vehicleFees(sale('NJ', { plateTransfer: true }));
    expect(fees.registrationFee).toBe(dollars(4.5));
    expect(Object.keys(fees.dmvFees)).toEqual(['Lien Recording Fee', 'Electronic Filing Fee']);
    const registered = derivation.filter(({ figure }) => figure.startsWith('registrationFee'));
    expect(registered.map(({ figure, value, rule, inputs }) => [figure, value, rule, inputs])).toEqual([
      ['registrationFee: Plate Transfer Fee', '4.50', 'flat', {}],
      [
        'registrationFee',
        '4.50',
        'the plate is transferred from another car with its registration',
        { 'Plate Transfer Fee': '4.50' },
      ],
    ]);
    expect(vehicleFees(sale('NJ', { plateTransfer: false })).fees.registrationFee).not.toBe(dollars(4.5));
  });

  it('is noted with the state’s own note first', () => {
    const runsOn =
      'The registration of the plate remains valid until it expires; surcharges of the state for a more expensive or heavier car are not included.';
    const noteOf = (state: StateCode) => plateTransferLine(state)?.step.note;
    expect(noteOf('NJ')).toBe(runsOn);
    expect(noteOf('IL')).toBe(`${PLATE_TRANSFER_FEES.IL?.note} ${runsOn}`);
    expect([canTransferPlate('NJ'), canTransferPlate('TX'), plateTransferLine('TX')]).toEqual([true, false, undefined]);
  });
});

describe('the step of a registration', () => {
  const registration = (state: StateCode) => steps(state).find(({ figure }) => figure === 'registrationFee');

  it.each([
    ['CA', 'every line of the registration, one year'],
    ['AK', 'every line of the registration, 2 years'],
  ] as const)('of %s covers its term: %s', (state, rule) => {
    expect(registration(state)?.rule).toBe(rule);
  });

  it('notes an average, an estimate and the law, and nothing else', () => {
    const noteOf = (state: StateCode, label: string, over: Partial<FeeFacts> = {}) =>
      steps(state, over).find(({ figure }) => figure === `registrationFee: ${label}`)?.note;
    expect(noteOf('CA', 'County and District Fees')).toMatch(/^An average of counties and cities\. /);
    expect(noteOf('CA', 'Highway Patrol Fee')).toBe('California DMV, registration fees: CHP 32.');
    expect(noteOf('AR', 'Validation Decal')).toBeUndefined();
    const estimated = { car: { ...CAR, estimated: ['curbWeightLb'] as const } };
    expect(noteOf('AR', 'Registration Fee', estimated)).toMatch(/^curbWeightLb is estimated\. /);
    expect(noteOf('AR', 'Validation Decal', estimated)).toBeUndefined();
    expect(steps('AR').find(({ figure }) => figure === 'registrationFee: Validation Decal')).not.toHaveProperty('note');
  });

  it('falls back to the first agency fee on file before its date, and takes it once', () => {
    const title = steps('MD', { asOf: '1990-01-01' }).filter(({ figure }) => figure.startsWith('titleFee'));
    expect(title).toHaveLength(1);
    expect(vehicleFees(sale('MD', { asOf: '1990-01-01' })).fees.titleFee).toBeGreaterThan(0);
  });
});
