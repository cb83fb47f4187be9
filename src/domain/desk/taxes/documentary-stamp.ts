/** Florida's documentary stamp tax on the note of a financed deal, F.S. 201.08. */
import { type Cents, cents, dollars, lesser, sum, toDecimal } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { type Derivation, moneyStep } from '../derivation/derivation.ts';
import { FL_STAMP } from './special-levies.data.ts';

const CENTS_PER_HUNDRED = 35;
const CAP: Cents = dollars(2450);

export interface StampTaxed {
  readonly tax: Cents;
  readonly derivation: readonly Derivation[];
}

/** The stamp tax on a note over `before`, which the note includes too. Zero outside Florida. */
export function documentaryStamp(state: StateCode, before: Cents): StampTaxed {
  if (state !== 'FL' || before <= 0) return { tax: cents(0), derivation: [] };
  let tax = stampOn(before);
  // The stamp raises the note by a third of a percent, so it converges within a few rounds.
  for (let next = stampOn(sum(before, tax)); next !== tax; next = stampOn(sum(before, tax))) tax = next;
  const rule = '0.35 on each 100.00 of the note or part of it, the stamp included';
  const row = { table: 'vehicle-tax', key: state, year: 2026, source: 'Florida Statutes', ...FL_STAMP };
  const { note = '', ...cited } = row;
  const step = moneyStep('documentaryStampTax', tax, rule, { note: toDecimal(sum(before, tax)) }, { row: cited, note });
  return { tax, derivation: [step] };
}

function stampOn(note: Cents): Cents {
  return lesser(cents(Math.ceil(note / 10_000) * CENTS_PER_HUNDRED), CAP);
}
