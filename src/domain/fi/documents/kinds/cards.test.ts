/** Tests the printed card of a license: labels, the city line, the state and a name under one label. */
import { describe, expect, test } from 'vitest';
import { extractDocument } from '../extraction.ts';

/** Each field as value, printed text and confidence. */
function fieldsIn(content: string) {
  const { fields, spans } = extractDocument('drivers-license', content);
  return Object.fromEntries(
    Object.entries(spans).map(([field, { text, confidence }]) => [field, [fields[field], text, confidence]]),
  );
}
/** Values only. */
const valuesIn = (content: string) => extractDocument('drivers-license', content).fields;

test('a card has its city and street without labels, and its state by name', () => {
  expect(fieldsIn('  WEST VIRGINIA DRIVER LICENSE\n  12 MAIN ST\n  CHARLESTON WV 25301-1234')).toEqual({
    city: ['CHARLESTON', 'CHARLESTON WV 25301-1234', 0.85],
    state: ['WV', 'CHARLESTON WV 25301-1234', 0.85],
    zip: ['25301', 'CHARLESTON WV 25301-1234', 0.85],
    address: ['12 MAIN ST', '12 MAIN ST', 0.75],
    issuingState: ['WV', 'WEST VIRGINIA', 0.85],
  });
});

test.each([
  ['words of no license', 'ANYTOWN, CA 95818', []],
  ['one label', 'DOB: 01/31/1985\nANYTOWN, CA 95818', ['dateOfBirth', 'city', 'state', 'zip']],
  ['the words driver license', "DRIVER'S LICENCE\nANYTOWN, CA 95818", ['city', 'state', 'zip']],
  ['letters that are no state', 'DOB: 01/31/1985\nANYTOWN, ZZ 95818', ['dateOfBirth']],
  [
    'a later line with a state',
    'DOB: 01/31/1985\nANYTOWN, ZZ 95818\nTOWN, CA 95818',
    ['dateOfBirth', 'city', 'state', 'zip'],
  ],
  ['no street above the city', 'DOB: 01/31/1985\nMAIN ST\nANYTOWN, CA 95818', ['dateOfBirth', 'city', 'state', 'zip']],
])('a city line counts with %s', (_what, content, fields) => {
  expect(Object.keys(valuesIn(content))).toEqual(fields);
});

test('the state is named in the first four hundred characters', () => {
  const named = (before: number) => valuesIn(`DOB: 01/31/1985${'.'.repeat(before - 15)}OHIO`).issuingState;
  expect([named(396), named(397)]).toEqual(['OH', undefined]);
});

describe('a name under one label', () => {
  test.each([
    ['SAMPLE, DANA LEE MAY', { lastName: 'SAMPLE', firstName: 'DANA', middleName: 'LEE MAY' }],
    ['SAMPLE, DANA, JR', { lastName: 'SAMPLE', firstName: 'DANA' }],
    ['Dana Lee Sample', { lastName: 'Sample', firstName: 'Dana', middleName: 'Lee' }],
    ['Dana Sample', { lastName: 'Sample', firstName: 'Dana' }],
    ['Sample', { lastName: 'Sample' }],
    [',DANA', { firstName: 'DANA' }],
  ])('%s is read in its parts', (name, parts) => {
    expect(valuesIn(`Name: ${name}`)).toEqual(parts);
  });

  test('gives way to parts under labels of their own', () => {
    expect(valuesIn('Last Name: Other\nName: Dana Sample')).toEqual({ lastName: 'Other', firstName: 'Dana' });
  });
});

test.each([
  ['Last Name', 'lastName', 40],
  ['First Name', 'firstName', 40],
  ['Middle Name', 'middleName', 40],
  ['Suffix', 'suffix', 6],
  ['Address', 'address', 80],
  ['City', 'city', 40],
])('%s has at most %s characters after %d', (label, field, max) => {
  expect(valuesIn(`${label}: ${'x'.repeat(max)}`)).toEqual({ [field]: 'x'.repeat(max) });
  expect(valuesIn(`${label}: ${'x'.repeat(max + 1)}`)).toEqual({});
});

test.each([
  [49, undefined],
  [50, 50],
  [700, 700],
  [701, undefined],
])('a weight of %d pounds is read as %s', (printed, pounds) => {
  expect(valuesIn(`WGT: ${printed}`).weightPounds).toBe(pounds);
});
