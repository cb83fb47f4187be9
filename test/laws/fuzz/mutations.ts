/** Mutations of valid requests, as careless or hostile callers produce them. */
import type { Random } from './random.ts';

const ODD_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  -0.001,
  9_007_199_254_740_992,
  true,
  [],
  {},
  [[]],
  'a\u0000b',
  '\ud800',
  '\u202e\ufeff',
  'x'.repeat(5_000),
  '9'.repeat(400),
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  "'; DROP TABLE events; --",
  '{"$ref":"#"}',
  '__proto__',
  '-0',
  '1e5',
  'NaN',
];

/** Repeated, these make an expression that backtracks take seconds. */
const UNITS = [' ', 'a', 'A1 ', '1', '12 ', '-', '/', '.', ',', '"', '\\', '\t', '\n', '|', 'a@', '*a', '$1,'];
const LENGTHS = [5_000, 60_000, 60_000, 400_000];

/** A text that is hostile because of its length: one unit repeated, with other text before and after it. */
export function longText(before: string, random: Random, length = random.pick(LENGTHS) ?? 0): string {
  const unit = random.pick(UNITS) ?? ' ';
  return `${before.slice(0, 20)}${unit.repeat(Math.floor(length / unit.length))}x`;
}

/** The value with one change somewhere inside. */
export function mutateValue(value: unknown, random: Random): unknown {
  if (typeof value === 'string' && random.chance(25)) return longText(value, random);
  if (typeof value !== 'object' || value === null || random.chance(15)) return random.pick(ODD_VALUES);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(30))
      return Array.from({ length: 1 + random.int(300) }, () => value[0] ?? 0);
    const at = random.int(value.length);
    return value.map((one, i) => (i === at ? mutateValue(one, random) : one));
  }
  const members = Object.entries(value);
  const at = random.int(members.length + 1);
  const chosen = members[at];
  if (chosen === undefined)
    return { ...value, [random.pick(['extra', '__proto__', 'constructor', '', 'a.b']) ?? '']: 1 };
  if (random.chance(25)) return Object.fromEntries(members.filter((_, i) => i !== at));
  return { ...value, [chosen[0]]: mutateValue(chosen[1], random) };
}

/** A malformed body. */
export function brokenText(text: string, random: Random): string {
  const broken = [
    text.slice(0, random.int(text.length + 1)),
    `${text}}`,
    text.replace(/"/, "'"),
    '['.repeat(1 + random.int(200)),
    `{"a":${'{"a":'.repeat(60)}1${'}'.repeat(61)}`,
    '',
    'null',
    '"text"',
    '\ufeff{}',
    '{"a":1e999}',
    '{"a":"\\u0000"}',
    'vin,price\n1HGCM82633A004352,1\n',
    '<?xml version="1.0"?><adf/>',
  ];
  return random.pick(broken) ?? '';
}

const COLUMNS: readonly (readonly [name: string, cell: string])[] = [
  ['VIN', '1HGCM82633A004352'],
  ['Price', '$12,995.00'],
  ['Miles', '41,200 mi'],
  ['Photos', 'https://photos.example.com/1.jpg|https://photos.example.com/2.jpg'],
  ['In stock since', '11/28/2026 10:30 AM'],
  ['Comments', 'One owner'],
];

/** A file of a few rows in which a cell may be very long. */
export function csvText(random: Random): string {
  const row = () => COLUMNS.map(([, cell]) => (random.chance(15) ? longText(cell, random, 60_000) : cell));
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rows = [COLUMNS.map(([name]) => name), ...Array.from({ length: 1 + random.int(4) }, row)];
  return rows.map((cells) => cells.map(quoted).join(',')).join('\n');
}

/** A malformed part of an address. */
export function brokenPart(random: Random): string {
  const broken = [
    '%00',
    '%',
    '%zz',
    '%ED%A0%80',
    '..%2f..',
    'a%2Fb',
    '%F0%9F%9A%97',
    'x'.repeat(300),
    encodeURIComponent(longText('', random, 2_500)),
    '/'.repeat(12_000),
    '.json',
    '-',
    '%20',
  ];
  return random.pick(broken) ?? '';
}

export const HEADERS: readonly (readonly [string, string])[] = [
  ['sandbox-fault', '429'],
  ['sandbox-fault', '503'],
  ['sandbox-fault', 'timeout'],
  ['sandbox-fault', 'duplicate-webhook'],
  ['sandbox-fault', 'nonsense'],
  ['sandbox-now', '2031-02-29T00:00:00Z'],
  ['sandbox-now', '2027-06-01T12:00:00.000Z'],
  ['sandbox-now', '9999-12-31T23:59:59.999Z'],
  ['accept', 'text/html'],
  ['accept', 'image/png;q=0.1'],
  ['accept-language', '\u00e4'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'multipart/form-data'],
  ['if-none-match', '*'],
  ['if-none-match', '"nothing"'],
  ['range', 'bytes=0-1'],
  ['x-request-id', 'a'.repeat(200)],
  ['x-forwarded-for', '203.0.113.9, 198.51.100.7'],
  ['authorization', 'Bearer vk_sandbox_nothing'],
  ['authorization', 'Basic dXNlcjpwYXNz'],
  ['authorization', 'Bearer '],
  ['last-event-id', '99'],
  ['idempotency-key', 'a b'],
];
