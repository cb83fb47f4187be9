/** Tests how the barcode of a license is split and read. */
import { describe, expect, test } from 'vitest';
import { readBarcode } from './aamva.ts';
import { elementsOf, headerOf } from './aamva-split.ts';

const LATER = 'ANSI 636010040002DL00410200ZF02410008DL';
const FIRST = 'ANSI 6360010101DL00290179DL';

describe('the header of a barcode', () => {
  test.each([
    [LATER, { issuer: '636010', issuerAt: 5, version: 4, end: 37 }],
    [`@\n\u001e\r${LATER}`, { issuer: '636010', issuerAt: 9, version: 4, end: 41 }],
    [FIRST, { issuer: '636001', issuerAt: 5, version: 1, end: 25 }],
    ['AAMVA6360010101DL00290179DL', { issuer: '636001', issuerAt: 5, version: 1, end: 25 }],
    ['ANSI 636001DL', { issuer: '636001', issuerAt: 5, version: undefined, end: 11 }],
    ['x 604426080101DL00410278DL', { issuer: '604426', issuerAt: 2, version: 8, end: 24 }],
    // Without ANSI or AAMVA, six digits need a directory.
    ['636001080101', undefined],
    ['636001', undefined],
    ['DAQ123', undefined],
  ])('of %j is %j', (content, header) => {
    expect(headerOf(content)).toEqual(header);
  });
});

/** Splits elements and checks that each is where it says. */
function split(content: string): string[] {
  return elementsOf(content, headerOf(content)).map(({ id, text, start }) => {
    expect(content.slice(start, start + text.length)).toBe(text);
    return `${id}=${text}`;
  });
}

describe('the elements of a barcode', () => {
  const adult = ['DAQS123456', 'DCSSAMPLE', 'DACJANE', 'DADQUINN', 'DBB01021991', 'DAG12 MAIN ST', 'DAIMIAMI', 'DAJFL'];
  const named = adult.map((one) => `${one.slice(0, 3)}=${one.slice(3)}`);
  const with_ = (at: number, element: string) => adult.with(at, element);

  test.each([
    ['on lines', LATER + adult.join('\n'), named],
    ['on lines with blanks around', LATER + adult.join(' \n '), named],
    ['on lines between control characters', LATER + adult.join('\u001e'), named],
    ['on three lines', LATER + adult.slice(0, 3).join('\n'), named.slice(0, 3)],
    ['parted by blanks', LATER + adult.join(' '), named],
    ['parted by nothing', LATER + adult.join(''), named],
    ['two, parted by nothing', LATER + adult.slice(0, 2).join(''), named.slice(0, 2)],
    ['up to the jurisdiction’s own', `${LATER}${adult.join('')}ZFZFAX123`, named],
    ['with a name that holds an element id', LATER + with_(1, 'DCSHADBBY').join(''), named.with(1, 'DCS=HADBBY')],
    ['with a first name that begins as one', LATER + with_(2, 'DACDADE').join(''), named.with(2, 'DAC=DADE')],
    ['with a name that ends as one', LATER + with_(1, 'DCSSAMDAD').join(''), named.with(1, 'DCS=SAMDAD')],
    [
      'without a blank one that cannot be part of another',
      LATER + adult.with(3, 'DBB01021991').with(4, 'DAD').join(''),
      named.toSpliced(3, 1),
    ],
    [
      'of the first edition',
      `${FIRST}DAASAMPLE,ROBIN,LEEDAQ123456789DBA20290415DBCMDAU511`,
      ['DAA=SAMPLE,ROBIN,LEE', 'DAQ=123456789', 'DBA=20290415', 'DBC=M', 'DAU=511'],
    ],
    [
      'of the first edition, whose header names none',
      'ANSI 636001DLDABSAMPLEDACROBINDAQ123456789DALMAIN ST 1',
      ['DAB=SAMPLE', 'DAC=ROBIN', 'DAQ=123456789', 'DAL=MAIN ST 1'],
    ],
    ['each once', `${LATER}DCSSAMPLEDCSJANEDAQS1`, ['DCS=SAMPLEDCSJANE', 'DAQ=S1']],
    ['but not the labels of a card', 'DAQ: 1\nDCS = x\nDACJANE', ['DAC=JANE']],
    ['but no blank ones', 'DAQ\nDCSSAMPLE\nDACJANE', ['DCS=SAMPLE', 'DAC=JANE']],
    ['but no unknown ones', 'DZZX\nDCSSAMPLE\nDACJANE', ['DCS=SAMPLE', 'DAC=JANE']],
    [
      'after a subfile mark',
      'ANSI 636000090002DL00410278DL\nDLDAQT6\nDCSSAMPLE\nDACJANE',
      ['DAQ=T6', 'DCS=SAMPLE', 'DAC=JANE'],
    ],
  ])('are read %s', (_what, content, expected) => {
    expect(split(content)).toEqual(expected);
  });
});

/** The fields of a barcode with these elements. */
function fieldsOf(header: string, ...elements: string[]) {
  const readings = readBarcode(`${header}\nDACJANE\nDCSSAMPLE\n${elements.join('\n')}`);
  return Object.fromEntries([...(readings ?? [])].map(([field, { value }]) => [field, value]));
}
const FLORIDA = 'ANSI 636010040002DL00410200DL';
const UNKNOWN = 'ANSI 636099040002DL00410200DL';

describe('the elements of a license are read', () => {
  test.each([
    ['DAU069 in', 'heightInches', 69],
    ['DAU175 cm', 'heightInches', 69],
    ['DAU177 cm', 'heightInches', 70],
    ['DAU509', 'heightInches', 69],
    ['DAU600', 'heightInches', 72],
    ['DAU5\'-09"', 'heightInches', 69],
    ["DAU6'1", 'heightInches', 73],
    ['DAU096', 'heightInches', 96],
    ['DAU100', 'heightInches', 12],
    ['DAU001', 'heightInches', 1],
    ['DAU000', 'heightInches', undefined],
    ['DAUtall', 'heightInches', undefined],
    ['DAW125', 'weightPounds', 125],
    ['DAW001', 'weightPounds', 1],
    ['DAW000', 'weightPounds', undefined],
    ['DAWNONE', 'weightPounds', undefined],
    // 80 kg are 176.4 lb, 79 kg are 174.2 lb, 78 kg are 171.96 lb.
    ['DAX080', 'weightPounds', 176],
    ['DAX078', 'weightPounds', 172],
    ['DBC1', 'sex', 'M'],
    ['DBC2', 'sex', 'F'],
    ['DBC9', 'sex', 'X'],
    ['DBCf', 'sex', 'F'],
    ['DBC0', 'sex', undefined],
    ['DAK331010000', 'zip', '33101'],
    ['DAKM5H 2N2', 'zip', 'M5H 2N2'],
    ['DAKX', 'zip', undefined],
    ['DADNONE', 'middleName', undefined],
    ['DADUNAVL', 'middleName', undefined],
    ['DAJfl', 'state', 'FL'],
    ['DDAf', 'realId', 'F'],
    ['DBB01021991', 'dateOfBirth', '1991-01-02'],
    ['DBB01-02-1991', 'dateOfBirth', '1991-01-02'],
    ['DBB19910102', 'dateOfBirth', '1991-01-02'],
    ['DBB13131991', 'dateOfBirth', undefined],
    ['DBB0102199', 'dateOfBirth', undefined],
    ['DBA12102011', 'expirationDate', '2011-12-10'],
    ['DBA20991231', 'expirationDate', '2099-12-31'],
    ['DBA01011899', 'expirationDate', undefined],
    ['DBA01011900', 'expirationDate', '1900-01-01'],
  ])('%s as %s %s', (element, field, value) => {
    expect(fieldsOf(FLORIDA, element)[field]).toBe(value);
  });

  test('with the issuer, its state if it is known, and their place', () => {
    const readings = readBarcode(`${FLORIDA}DAQS1`);
    expect([...(readings ?? [])]).toEqual([
      ['licenseNumber', { value: 'S1', start: 32, end: 34, confidence: 0.98 }],
      ['issuerId', { value: '636010', start: 5, end: 11, confidence: 0.98 }],
      ['issuingState', { value: 'FL', start: 5, end: 11, confidence: 0.98 }],
    ]);
    expect(fieldsOf(UNKNOWN)).toEqual({ issuerId: '636099', firstName: 'JANE', lastName: 'SAMPLE' });
  });

  test('by the better of two elements of one field', () => {
    expect(fieldsOf(FLORIDA, 'DABOTHER', 'DAL2 SIDE ST', 'DAG1 MAIN ST')).toMatchObject({
      lastName: 'SAMPLE',
      address: '1 MAIN ST',
    });
  });
});

test.each([
  ['SAMPLE,ROBIN,LEE', { lastName: 'SAMPLE', firstName: 'ROBIN', middleName: 'LEE' }],
  ['SAMPLE@ROBIN', { lastName: 'SAMPLE', firstName: 'ROBIN' }],
  ['SAMPLE', { lastName: 'SAMPLE' }],
  [',ROBIN', {}],
])('the full name %s is %j', (text, expected) => {
  const readings = readBarcode(`DAA${text}\nDAQS1\nDBCM`);
  expect(Object.fromEntries([...(readings ?? [])].map(([field, { value }]) => [field, value]))).toEqual({
    licenseNumber: 'S1',
    sex: 'M',
    ...expected,
  });
});

test.each([
  ['ALEX', { firstName: 'ALEX' }],
  ['ALEX MORGAN', { firstName: 'ALEX', middleName: 'MORGAN' }],
  ['ALEX,MORGAN,LEE', { firstName: 'ALEX', middleName: 'MORGAN LEE' }],
])('the given names %s are %j', (text, expected) => {
  const readings = readBarcode(`DCT${text}\nDAQS1\nDCSSAMPLE`);
  expect(Object.fromEntries([...(readings ?? [])].map(([field, { value }]) => [field, value]))).toEqual({
    licenseNumber: 'S1',
    lastName: 'SAMPLE',
    ...expected,
  });
});

test('content is a barcode with a header and an element, or from three elements on', () => {
  expect(readBarcode(`${FLORIDA}DAQS1`)?.size).toBe(3);
  expect(readBarcode(FLORIDA)).toBeUndefined();
  expect(readBarcode('DAQS1\nDCSSAMPLE')).toBeUndefined();
  expect(readBarcode('DAQS1\nDCSSAMPLE\nDACJANE')?.size).toBe(3);
});
