/** Tests where labels are found in a line, and how clearly each stands. */
import { expect, test } from 'vitest';
import { findLabels, type LabelledField, labelFinder } from './labels.ts';
import { cellsOf, isRule, pageLines } from './page.ts';
import { identifierAs, textAs } from './readers.ts';

const FIELDS: readonly LabelledField[] = [
  { labels: ['DL', '4d', "Driver's License No", 'D.L.'], reader: identifierAs('license') },
  { labels: ['LN', '1'], reader: textAs('last', 40) },
  { labels: ['DOB', 'Date of Birth', '3'], reader: textAs('born', 40) },
  { labels: ['Date', 'LN'], reader: textAs('date', 40) },
  { labels: ['Lic', 'Lic #'], reader: identifierAs('lic') },
];
const NAMES = ['license', 'last', 'born', 'date', 'lic'];

/** Each label as field, spelling, the text after it, and standing. */
function labelsIn(content: string) {
  const lines = pageLines(content);
  return [...findLabels(lines, labelFinder(FIELDS))].flatMap(([line, labels]) =>
    labels.map(({ field, label, valueAt, standing }) => [
      NAMES[FIELDS.indexOf(field)],
      label,
      lines[line]?.text.slice(valueAt),
      standing,
    ]),
  );
}

test.each([
  ['DOB: x', [['born', 'DOB', 'x', 'marked']]],
  ['dob # x', [['born', 'dob', 'x', 'marked']]],
  ['DOB .... x', [['born', 'DOB', 'x', 'marked']]],
  ['Lic # 12', [['lic', 'Lic #', '12', 'marked']]],
  ['DOB x', [['born', 'DOB', 'x', 'head']]],
  ['   DOB x', [['born', 'DOB', 'x', 'head']]],
  ['a  DOB x', [['born', 'DOB', 'x', 'head']]],
  ['a|DOB x', [['born', 'DOB', 'x', 'head']]],
  ['1. DOB x', [['born', 'DOB', 'x', 'head']]],
  ['    12. DOB x', [['born', 'DOB', 'x', 'head']]],
  ['the DOB x', [['born', 'DOB', 'x', 'prose']]],
  ['in all the DOB x', [['born', 'DOB', 'x', 'prose']]],
  ['1 DOB x', [['born', 'DOB', 'x', 'prose']]],
  ['DOB (month first): x', [['born', 'DOB', 'x', 'marked']]],
  // The longer spelling is taken, and one that two fields share belongs to the first.
  ['Date of Birth x', [['born', 'Date of Birth', 'x', 'head']]],
  ['Date x', [['date', 'Date', 'x', 'head']]],
  ['LN x', [['last', 'LN', 'x', 'head']]],
  ['Drivers License No x', [['license', 'Drivers License No', 'x', 'head']]],
  ["DRIVER'S LICENSE NO x", [['license', "DRIVER'S LICENSE NO", 'x', 'head']]],
  ['D. L. x', [['license', 'D. L', 'x', 'head']]],
  ['DOBS x', []],
  ['----', []],
])('the labels of %j are %j', (line, expected) => {
  expect(labelsIn(line)).toEqual(expected);
});

test.each([
  // Two labels of one field side by side are one, and stand as clearly as the clearer of them.
  ['4d DL x\n1 S\n3 y', 'DL', 'head'],
  ['4d DL: x\n1 S\n3 y', 'DL', 'marked'],
])('twin labels in %j are one', (content, label, standing) => {
  expect(labelsIn(content)[0]).toEqual(['license', label, 'x', standing]);
  expect(labelsIn(content).map(([name]) => name)).toEqual(['license', 'last', 'born']);
});

test('labels of one field apart from each other, or of two fields, are no twins', () => {
  expect(labelsIn('DOB x  Date of Birth y').map(([, label]) => label)).toEqual(['DOB', 'Date of Birth']);
  expect(labelsIn('DOB: LN x').map(([, label]) => label)).toEqual(['DOB', 'LN']);
  expect(labelsIn('DOB: Date of Birth: DOB x').map(([, label]) => label)).toEqual(['DOB']);
});

test.each([
  ['three at the start of lines', '4d X\n1 S\n3 y', ['license', 'last', 'born']],
  ['two', '1 S\n3 y', []],
  ['the same three times', '1 S\n1 T\n1 U', []],
  ['two and one inside a sentence', '1 S\n3 y\nof 4d', []],
  ['one beside two words', '1 S\nDOB x\nDate y', ['born', 'date']],
  ['three at the start and one inside', '4d X and 1 more\n1 S\n3 y', ['license', 'last', 'born']],
])('numbered labels count from three different ones at the start of lines: %s', (_what, content, names) => {
  expect(labelsIn(content).map(([name]) => name)).toEqual(names);
});

test('a page is split at every kind of line end, with offsets of the submitted text', () => {
  expect(pageLines('a\r\nb\n\rc\u2028\u201cd\u201d')).toEqual([
    { text: 'a', start: 0 },
    { text: 'b', start: 3 },
    { text: '', start: 5 },
    { text: 'c', start: 6 },
    { text: '"d"', start: 8 },
  ]);
});

test('a line is split into cells at two blanks, a tab or a bar', () => {
  expect(cellsOf('| a b  c\td |')).toEqual([
    { text: 'a b', at: 2 },
    { text: 'c', at: 7 },
    { text: 'd', at: 9 },
  ]);
});

test.each([
  ['', true],
  ['+--|==.. *', true],
  ['- a', false],
])('%j has no text: %s', (line, expected) => {
  expect(isRule(line)).toBe(expected);
});
