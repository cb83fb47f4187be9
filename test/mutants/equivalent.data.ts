/** Mutants that no test can detect, each with the reason; `npm run mutants` leaves them out of its sample. */

import { IN_CARS } from './equivalent-in-cars.data.ts';

export interface EquivalentMutant {
  readonly file: string;
  /** The source line, trimmed. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** Why every answer stays the same. */
  readonly why: string;
}

export const EQUIVALENT: readonly EquivalentMutant[] = [
  ...Object.entries(IN_CARS).flatMap(([file, rows]) =>
    rows.map(([line, from, to, why]) => ({ file, line, from, to, why })),
  ),
  {
    file: 'src/domain/fi/documents/kinds/signed-contract.ts',
    line: "const field = isLimit && Number(mileage.value) > 0 ? 'termMiles' : 'odometer';",
    from: '0',
    to: '1',
    why: 'A limit is a whole thousand, and none lies between zero and one.',
  },
  {
    file: 'src/domain/fi/ledger/matching/assignment.ts',
    line: 'const SOLVED_STEPS_MAX = 10_000_000;',
    from: '10_000_000',
    to: '10000001',
    why: 'No cluster takes one step more: few × few × (few + many) is 10,000,001 for no whole numbers of these sizes but one line against ten million.',
  },
  {
    file: 'src/domain/fi/ledger/matching/assignment.ts',
    line: 'const NONE = -1;',
    from: '1',
    to: '2',
    why: 'The value is only compared with zero; any negative number marks what does not exist.',
  },
  {
    file: 'src/domain/fi/ledger/matching/assignment.ts',
    line: 'for (let at = 0; at < width; at += 1) {',
    from: '<',
    to: '<=',
    why: 'The distance beyond the last column is not a number, and no comparison with it is true.',
  },
  {
    file: 'src/domain/fi/ledger/matching/assignment.ts',
    line: 'isDone[column] = 1;',
    from: '1',
    to: '2',
    why: 'The mark is only tested for being other than zero.',
  },
  {
    file: 'src/domain/fi/ledger/matching/candidates.ts',
    line: 'let low = 0;',
    from: '0',
    to: '1',
    why: 'The search then begins one too far, and the walk in both directions still takes the same contracts.',
  },
  {
    file: 'src/domain/fi/ledger/matching/customer-names.ts',
    line: 'pairs.set(pair, (pairs.get(pair) ?? 0) + 1);',
    from: '1',
    to: '2',
    why: 'Every count doubles, and the coefficient is a quotient of counts.',
  },
  {
    file: 'src/domain/fi/ledger/matching/customer-names.ts',
    line: 'if (a.parts.length !== b.parts.length) return a.parts.length < b.parts.length;',
    from: '<',
    to: '<=',
    why: 'The condition excludes equal lengths.',
  },
  {
    file: 'src/domain/fi/ledger/matching/customer-names.ts',
    line: 'return a.text.length === b.text.length ? a.text < b.text : a.text.length < b.text.length;',
    from: '<',
    to: '<=',
    why: 'Equal names have returned before, and equal lengths take the other branch.',
  },
  {
    file: 'src/domain/fi/ledger/matching/fits.ts',
    line: 'const possible = scoreOf(signals, 1);',
    from: '1',
    to: '2',
    why: 'A higher bound only lets the search stop later; the fits are sorted afterwards.',
  },
  {
    file: 'src/domain/fi/ledger/matching/fits.ts',
    line: 'best = Math.max(best, one.score);',
    from: 'max',
    to: 'min',
    why: 'A lower bound only lets the search stop later; the fits are sorted afterwards.',
  },
  {
    file: 'src/domain/fi/ledger/matching/fits.ts',
    line: 'const CONTRACTS_MAX = 2 ** 32;',
    from: '2',
    to: '3',
    why: 'Any number above the length of a list serves.',
  },
  {
    file: 'src/domain/fi/ledger/matching/fits.ts',
    line: 'const CONTRACTS_MAX = 2 ** 32;',
    from: '32',
    to: '33',
    why: 'Any number above the length of a list serves.',
  },
  {
    file: 'src/domain/fi/ledger/matching/fits.ts',
    line: 'const missing = Math.round((1 - scoreOf(quietSignals(subject, contract))) * 10_000);',
    from: 'round',
    to: 'floor',
    why: 'The rank decides only how soon the search stops; the fits are sorted afterwards.',
  },
  {
    file: 'src/domain/fi/ledger/matching/fits.ts',
    line: 'const missing = Math.round((1 - scoreOf(quietSignals(subject, contract))) * 10_000);',
    from: '-',
    to: '+',
    why: 'Lowest scores then come first, and the search reads all; the fits are sorted afterwards.',
  },
  {
    file: 'src/domain/fi/ledger/matching/fits.ts',
    line: 'const missing = Math.round((1 - scoreOf(quietSignals(subject, contract))) * 10_000);',
    from: '1',
    to: '2',
    why: 'The same amount is added to every rank; their order stays.',
  },
  {
    file: 'src/domain/fi/ledger/matching/fits.ts',
    line: 'const missing = Math.round((1 - scoreOf(quietSignals(subject, contract))) * 10_000);',
    from: '10_000',
    to: '10001',
    why: 'Ranks grow by the same factor; their order stays.',
  },
  {
    file: 'src/domain/fi/ledger/matching/reconcile.ts',
    line: 'const withTails = subjects.some(({ vin }) => vin !== undefined && vin.length < 17);',
    from: '<',
    to: '<=',
    why: 'An index of tails that no line asks for changes no candidate; it only takes time.',
  },
  {
    file: 'src/domain/fi/ledger/matching/reconcile.ts',
    line: 'const withTails = subjects.some(({ vin }) => vin !== undefined && vin.length < 17);',
    from: '17',
    to: '18',
    why: 'An index of tails that no line asks for changes no candidate; it only takes time.',
  },
  {
    file: 'src/domain/fi/ledger/reading/ledger-line.ts',
    line: 'return debit === undefined || credit === undefined ? undefined : minus(debit, credit);',
    from: '||',
    to: '&&',
    why: 'A side that is no amount has added its problem, which refuses the line.',
  },
  {
    file: 'src/domain/fi/menu/build-menu.ts',
    line: '(products === undefined || products.some((product) => onMenu.has(product))) &&',
    from: 'some',
    to: 'every',
    why: 'Every row names one product at most, and of one both are the same.',
  },
  {
    file: 'src/domain/fi/renewals/assess-renewal.ts',
    line: "return assessments.reduce<Renewal>((worst, one) => (URGENCY[one] > URGENCY[worst] ? one : worst), 'no-action');",
    from: '>',
    to: '>=',
    why: 'Assessments of equal urgency are the same word.',
  },
  {
    file: 'src/http/idempotency/keyed.ts',
    line: 'for (let at = 0; at < text.length; at += SLICE_CHARACTERS) {',
    from: '<',
    to: '<=',
    why: 'A body of whole slices gets the digest of an empty one as well; equal bodies stay equal, and others different.',
  },
  {
    file: 'src/http/meter.ts',
    line: 'const CEILING_MICROS = HARD_CEILING_DOLLARS * 1_000_000;',
    from: '1_000_000',
    to: '1000001',
    why: 'Prices are whole cents, so 25 micro-dollars more allow no further call.',
  },
  {
    file: 'src/pillars/account/keys/keys.routes.ts',
    line: 'return Math.round(micros / 10_000) as Cents;',
    from: 'round',
    to: 'floor',
    why: 'Prices are whole cents, so there is nothing to round.',
  },
];
