import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { javascript } from '#test/conformance/reference.ts';
import { compile, compileCondition } from './compile.ts';
import { parseFormula } from './formula.ts';
import type { Value, ValueType } from './functions.ts';
import { parse } from './parse.ts';

const TODAY = '2026-03-20';
const NAMES = new Map<string, ValueType>([
  ['a', 'number'],
  ['b', 'number'],
  ['yes', 'boolean'],
  ['word', 'text'],
  ['day', 'text'],
  ['list', 'list'],
]);

function evaluate(source: string, values: Readonly<Record<string, Value>>): Value {
  return compile(source, NAMES).run({ values, today: TODAY });
}

const number = fc.oneof(
  fc.integer({ min: -5000, max: 5000 }),
  fc.double({ min: -1000, max: 1000, noNaN: true }).map((x) => Math.round(x * 100) / 100),
);
const day = fc.integer({ min: 0, max: 20000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
const scope = fc.record({
  a: number,
  b: number,
  yes: fc.boolean(),
  word: fc.string({ unit: fc.constantFrom(...'abcXYZ019 -,'), maxLength: 12 }),
  day,
  list: fc.array(number, { maxLength: 5 }),
});

/** Expressions of each type, written as text. */
const { numeric, condition } = fc.letrec<{ numeric: string; condition: string }>((tie) => ({
  numeric: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'a',
      'b',
      'sum(list)',
      'count(list)',
      'len(word)',
      "days(day, '2026-03-20')",
      "months(day, '2026-02-28')",
    ),
    fc.nat({ max: 400 }).map((n) => (n / 4).toString()),
    fc.tuple(tie('numeric'), fc.constantFrom('+', '-', '*', '/', '%'), tie('numeric')).map((parts) => parts.join(' ')),
    fc.tuple(tie('numeric'), tie('numeric')).map(([x, y]) => `(${x}) * (${y})`),
    tie('numeric').map((x) => `-(${x})`),
    fc.tuple(fc.constantFrom('min', 'max'), tie('numeric'), tie('numeric')).map(([f, x, y]) => `${f}(${x}, ${y})`),
    fc.tuple(fc.constantFrom('abs', 'floor', 'ceil', 'round'), tie('numeric')).map(([f, x]) => `${f}(${x})`),
    fc.tuple(tie('condition'), tie('numeric'), tie('numeric')).map(([c, x, y]) => `if(${c}, ${x}, ${y})`),
    fc.tuple(tie('numeric'), tie('numeric'), tie('numeric')).map(([x, y, z]) => `band(${x}, 0, ${y}, 100, ${z}, 7)`),
  ),
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('yes', 'true', 'false', "word == 'abc'", "day >= '2000-01-01'", "matches(word, '^[a-c]+$')"),
    fc
      .tuple(tie('numeric'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), tie('numeric'))
      .map((parts) => parts.join(' ')),
    fc.tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition')).map((parts) => parts.join(' ')),
    tie('condition').map((x) => `!(${x})`),
  ),
}));

describe('an expression', () => {
  it('evaluates like the same text in the JavaScript engine', () => {
    fc.assert(
      fc.property(fc.oneof(numeric, condition), scope, (source, values) => {
        expect(evaluate(source, values)).toEqual(javascript(source)(values, TODAY));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['8 - 3 - 2', 3],
    ['-2 * 3', -6],
    ['7 % 4 + 1', 4],
    ["'a b' == 'a b'", true],
    ['!false && 1 < 2', true],
    ['true || false && false', true],
  ])('%s is %s', (source, value) => expect(evaluate(source, {})).toBe(value));

  it.each([
    ['a +', 'expected a value, found the end at 4'],
    ['a b', 'expected the end, found b at 3'],
    ['(a', 'expected ), found the end at 3'],
    ['a ? b', 'unexpected " ? b" at 2'],
    ['c > 1', 'unknown name c at 1'],
    ['toString', 'unknown name toString at 1'],
    ['constructor(a)', 'unknown function constructor at 1'],
    ['max()', 'max does not take 0 arguments at 1'],
    ['band(a, 1)', 'band does not take 2 arguments at 1'],
    ['payment(a, b)', 'payment does not take 2 arguments at 1'],
    ["a + 'x'", 'expected number, found text at 3'],
    ['yes < true', 'expected numbers or texts to order, found boolean at 5'],
    ["if(yes, 1, 'x')", 'expected number, found text at 12'],
    ["switch(word, 1, 'x', 'y')", 'expected text, found number at 14'],
    ["matches(word, '[')", 'Invalid regular expression'],
  ])('refuses %s: %s', (source, message) => expect(() => compile(source, NAMES)).toThrow(message));

  it('must be boolean to serve as a condition', () => {
    expect(() => compileCondition('a + 1', NAMES)).toThrow('a condition must be true or false, not number');
  });

  it('treats a computed pattern as literal text', () => {
    expect(evaluate("matches(concat(word, '+'), word)", { word: 'a(b' })).toBe(true);
    expect(evaluate("matches('aaa', word)", { word: '^a+$' })).toBe(false);
  });

  it('records the position of each node', () => {
    expect(parse('a + max(1, b)')).toMatchObject({
      kind: 'binary',
      at: 2,
      right: { kind: 'call', name: 'max', at: 4 },
    });
  });
});

describe('a built-in function', () => {
  const cases: [string, fc.Arbitrary<readonly (string | number)[]>][] = [
    [
      'payment',
      fc.tuple(
        fc.integer({ min: 0, max: 90_000 }),
        fc.constantFrom(0, 0.9, 4.25, 6.49, 29.99),
        fc.integer({ min: 1, max: 96 }),
      ),
    ],
    [
      'principal',
      fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.constantFrom(0, 0.9, 6.49), fc.integer({ min: 1, max: 96 })),
    ],
    [
      'remaining',
      fc.tuple(
        fc.integer({ min: 0, max: 90_000 }),
        fc.constantFrom(0, 3.9, 6.49),
        fc.integer({ min: 1, max: 96 }),
        fc.integer({ min: 0, max: 96 }),
      ),
    ],
    [
      'interest',
      fc.tuple(fc.integer({ min: 0, max: 90_000 }), fc.constantFrom(0, 3.9, 24), fc.integer({ min: 1, max: 96 })),
    ],
    [
      'monthsWithExtra',
      fc.tuple(
        fc.integer({ min: 0, max: 90_000 }),
        fc.constantFrom(0, 3.9, 24),
        fc.integer({ min: 1, max: 96 }),
        fc.integer({ min: 0, max: 900 }),
      ),
    ],
    [
      'militaryApr',
      fc.tuple(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 500, max: 90_000 }),
        fc.integer({ min: 1, max: 96 }),
      ),
    ],
    ['businessDay', fc.tuple(day)],
    ['tierOf', fc.tuple(fc.integer({ min: 250, max: 900 }))],
    ['termUsed', fc.tuple(day, fc.integer({ min: 1, max: 120 }), day)],
    [
      'geoMeters',
      fc.tuple(
        fc.integer({ min: -89, max: 89 }),
        fc.integer({ min: -179, max: 179 }),
        fc.integer({ min: -89, max: 89 }),
        fc.integer({ min: -179, max: 179 }),
      ),
    ],
    ['days', fc.tuple(day, day)],
    ['months', fc.tuple(day, day)],
    [
      'minutes',
      fc.tuple(
        day.map((d) => `${d}T10:15:20Z`),
        day.map((d) => `${d}T23:01:59Z`),
      ),
    ],
    ['addDays', fc.tuple(day, fc.integer({ min: -4000, max: 4000 }))],
    ['addMonths', fc.tuple(day, fc.integer({ min: -300, max: 300 }))],
    [
      'substr',
      fc.tuple(
        fc.string({ unit: fc.constantFrom(...'abc') }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
      ),
    ],
    ['pow', fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: -3, max: 9 }))],
    ['round', fc.tuple(number, fc.integer({ min: 0, max: 4 }))],
  ];

  it.each(cases)('%s returns what the reference returns', (name, args) => {
    fc.assert(
      fc.property(args, (values) => {
        const source = `${name}(${values.map((value) => (typeof value === 'string' ? `'${value}'` : value < 0 ? `-${-value}` : value)).join(', ')})`;
        const [mine, theirs] = [evaluate(source, {}), javascript(source)({}, TODAY)];
        if (typeof mine === 'number' && Number.isFinite(mine)) expect(mine).toBeCloseTo(Number(theirs), 6);
        else expect(mine).toEqual(theirs);
      }),
    );
  });

  it("returns a VIN's check digit and model year", () => {
    const vin = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'),
      minLength: 17,
      maxLength: 17,
    });
    fc.assert(
      fc.property(vin, (text) => {
        for (const name of ['vinCheck', 'vinValid', 'vinYear'])
          expect(evaluate(`${name}(word)`, { word: text })).toEqual(javascript(`${name}(word)`)({ word: text }, TODAY));
      }),
    );
  });

  it('returns no date beyond the calendar', () => {
    expect(evaluate("addDays('2026-03-20', 99999999)", {})).toBe('no date');
    expect(evaluate("days('2026-03-20', addMonths('2026-03-20', 9999999))", {})).toBeNaN();
  });
});

describe('a formula', () => {
  it('types its inputs and lets a later output read an earlier one', () => {
    const { inputs, outputs } = parseFormula(
      "price: money, note: string = a; b, ages: integer[] => twice: money = price * 2; more: money = twice + count(ages); tag: string = concat(note, ';')",
    );
    expect(inputs).toEqual([
      { name: 'price', type: 'money', list: false, fallback: undefined },
      { name: 'note', type: 'string', list: false, fallback: 'a; b' },
      { name: 'ages', type: 'integer', list: true, fallback: undefined },
    ]);
    expect(outputs.map(({ name, type, source }) => [name, type, source])).toEqual([
      ['twice', 'money', 'price * 2'],
      ['more', 'money', 'twice + count(ages)'],
      ['tag', 'string', "concat(note, ';')"],
    ]);
  });

  it.each([
    ['a: money', 'a formula must have "=>" between inputs and outputs'],
    ['a: cash => b: money = a', 'expected an input "name: type", found "a: cash"'],
    ['a: money => b: cash = a', 'expected an output "name: type = expression", found "b: cash = a"'],
    ['a: money => b: string = a', 'number is not string: a'],
    ['a: money => b: money = c', 'unknown name c'],
    ['a: money, a: money => b: money = a', 'two inputs have the same name'],
  ])('refuses %s: %s', (source, message) => expect(() => parseFormula(source)).toThrow(message));
});
