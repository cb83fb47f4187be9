/** Candidate inputs for recordings: values around every constant of an expression. */
import { pickFrom } from './mutants.ts';
import { type ReferenceFormula, type ReferenceInput, tokensOf, type Wire } from './reference.ts';

/** The date of recordings. */
export const RECORDED_ON = '2026-03-20';

type Scalar = string | number | boolean;

export interface KnownField {
  readonly name: string;
  readonly type: string;
  readonly example: Scalar;
  readonly values: readonly string[];
}

const DAYS = [
  '2024-02-29',
  '2025-12-31',
  '2026-01-31',
  '2026-02-10',
  '2026-03-05',
  '2026-03-13',
  '2026-03-19',
  RECORDED_ON,
  '2026-03-21',
  '2026-04-19',
  '2026-04-20',
  '2026-05-19',
  '2027-03-20',
  '2029-07-01',
];
const VINS = [
  '1HGCM82633A004352',
  '1HGCM82643A004352',
  'KM8J3CA48PU800476',
  'F1XDEMCR4SDEM0001',
  '2T3W1RFV6RW204518',
  '5YJ3E1EA7KF317000',
  'WBA8E9G50GNT12345',
  'ZFF67NFA0D0190000',
  'SALWR2V49GA100000',
  'JTDKN3DU5A0123456',
  '3FA6P0H75HR123456',
  '4T1BF1FK5HU123456',
];

/** Numbers and texts in expressions. */
function literalsIn(expressions: readonly string[]) {
  const tokens = expressions.flatMap(tokensOf);
  const numbers = [...new Set(tokens.filter((token) => /^\d/.test(token)).map(Number))];
  const texts = [...new Set(tokens.filter((token) => token.startsWith("'")).map((token) => token.slice(1, -1)))];
  return { numbers, texts };
}

/** Candidate values for one input of a wire type. */
export function pool(type: string, known: KnownField | undefined, expressions: readonly string[]): Scalar[] {
  const { numbers, texts } = literalsIn(expressions);
  const example = known === undefined ? [] : [known.example];
  switch (type) {
    case 'integer':
      return unique([
        ...example.map(Number),
        ...numbers.flatMap((n) => [Math.floor(n) - 1, Math.floor(n), Math.floor(n) + 1]),
        0,
        1,
        2,
        3,
        12,
        24,
        60,
        365,
        12500,
        48000,
      ]);
    case 'number':
      return unique([
        ...example.map(Number),
        ...numbers.flatMap((n) => [n - 0.5, n, n + 0.5].map((near) => Number(near.toFixed(6)))),
        0,
        0.25,
        1,
        3.9,
        6.49,
        100,
      ]);
    case 'money':
      return unique([
        ...example.map(Number),
        ...numbers.flatMap((n) => [n - 0.01, n, n + 0.01]),
        0,
        0.01,
        49.95,
        350,
        900,
        1250.5,
        18000,
        31250.75,
        99000,
      ]).map((n) => n.toFixed(2));
    case 'boolean':
      return [true, false];
    case 'date':
      return unique([...DAYS, ...daysAround(numbers)]);
    case 'datetime':
      return [
        ...minutesAround(numbers),
        ...DAYS.map((day) => `${day}T00:00:00Z`),
        `${RECORDED_ON}T10:00:00Z`,
        `${RECORDED_ON}T10:15:00Z`,
        `${RECORDED_ON}T10:16:59Z`,
        `${RECORDED_ON}T11:00:00Z`,
        `${RECORDED_ON}T11:01:00Z`,
      ];
    case 'vin':
      return VINS;
    case 'zip':
      return ['78701', '02134'];
    case 'state':
      return ['TX', 'CA', 'AK', 'GA'];
    case 'enum':
      return [...(known?.values ?? [])];
    default:
      return unique([
        ...example,
        ...(known?.values ?? []),
        ...texts.filter((text) => text.length < 30 && !/[\^$\\]/.test(text)),
        ...textsNear(texts),
        ...lengthsAround(numbers),
        '',
        'A',
        'abc',
        'AB12',
        'Sample text that runs to a good length',
      ]);
  }
}

function instantAfter(ms: number): string {
  return new Date(Date.parse(`${RECORDED_ON}T00:00:00Z`) + ms).toISOString();
}

/** Dates at and next to a written number of days from the recording date. */
function daysAround(numbers: readonly number[]): string[] {
  const spans = numbers.filter((n) => n >= 1 && n <= 1000).flatMap((n) => [n - 1, n, n + 1]);
  return spans
    .flatMap((n) => [instantAfter(-Math.floor(n) * 86_400_000), instantAfter(Math.floor(n) * 86_400_000)])
    .map((text) => text.slice(0, 10));
}

function minutesAround(numbers: readonly number[]): string[] {
  const spans = numbers.filter((n) => n >= 1 && n <= 5000).flatMap((n) => [n - 1, n, n + 1]);
  return spans
    .flatMap((n) => [instantAfter(-n * 60_000), instantAfter(n * 60_000)])
    .map((text) => text.replace('.000Z', 'Z'));
}

/** Texts of a written length, and one letter longer or shorter. */
function lengthsAround(numbers: readonly number[]): string[] {
  return numbers
    .filter((n) => n >= 1 && n <= 60)
    .flatMap((n) => [n - 1, n, n + 1])
    .map((n) => 'x'.repeat(Math.floor(n)));
}

/** Texts that match or almost match the patterns in an expression. */
function textsNear(texts: readonly string[]): string[] {
  const patterns = texts.filter((text) => /[\^$]/.test(text));
  const tries = [
    'P0420',
    'P0X20',
    'AB-1',
    'ABC1234',
    'abc1234',
    'TX12345',
    'ABCDEFGHIJKLM',
    'a@b.co',
    'a@b',
    'vk_sandbox',
    'vk_prod',
    'vkxyz_live',
    'a'.repeat(64),
    '0'.repeat(64),
    '0123456789abcdef'.repeat(4),
    'A1,B2',
    'a1',
    'read',
    'admin',
    'read,lead',
    'AB',
    'ABC 12',
    'ABCDEFGHI',
    '12',
  ];
  return patterns.length === 0 ? [] : tries;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

function draw(random: () => number, input: ReferenceInput, values: readonly Scalar[]): Wire {
  if (!input.list) return pickFrom(random, values);
  return Array.from({ length: Math.floor(random() * 4) + (random() < 0.9 ? 1 : 0) }, () => pickFrom(random, values));
}

/** Input sets of a formula: the fields' examples first, then random ones. */
export function formulaCandidates(
  formula: ReferenceFormula,
  known: ReadonlyMap<string, KnownField>,
  random: () => number,
  count: number,
) {
  const expressions = [
    ...formula.outputs.map(({ source }) => source),
    ...formula.inputs.map(({ fallback = '' }) => (/^[\d.]+$/.test(fallback) ? fallback : `'${fallback}'`)),
  ];
  const pools = formula.inputs.map((input) => pool(input.type, known.get(input.name), expressions));
  const first = Object.fromEntries(
    formula.inputs.flatMap((input, i) => {
      const example = known.get(input.name)?.example ?? (pools[i]?.[0] as Scalar);
      return input.fallback === undefined ? [[input.name, input.list ? [example, example] : example]] : [];
    }),
  ) as Record<string, Wire>;
  const rest = Array.from({ length: count }, () => {
    const entries = formula.inputs.flatMap((input, i) =>
      input.fallback !== undefined && random() < 0.4
        ? []
        : [[input.name, draw(random, input, pools[i] as Scalar[])] as const],
    );
    return Object.fromEntries(entries) as Record<string, Wire>;
  });
  return [first, ...rest];
}
