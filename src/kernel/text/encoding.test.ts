/** Tests text decoding: every encoding, declared and undeclared, with and without a byte-order mark. */
import { describe, expect, it } from 'vitest';
import { encoded } from '#test/samples/encodings.ts';
import { charsetOf, decodeText, replacementNote } from './encoding.ts';

const TEXT = 'vin,model\n1HGCM82633A004352,Citroën “Zoë” – José\n';
const XML = (name: string) => `<?xml version="1.0" encoding="${name}"?><adf><name>José Peña</name></adf>`;
const read = (bytes: Uint8Array, charset?: string) => {
  const reading = decodeText(bytes, charset);
  if (!reading.ok) throw new Error(reading.expected);
  return reading;
};

describe('decoding', () => {
  it.each([
    ['utf-8', false, undefined],
    ['utf-8', true, undefined],
    ['utf-16le', true, undefined],
    ['utf-16be', true, undefined],
    ['utf-16le', false, undefined],
    ['utf-16be', false, undefined],
    ['utf-16le', false, 'utf-16'],
    ['windows-1252', false, 'windows-1252'],
    ['windows-1252', false, 'ISO-8859-1'],
  ] as const)('reads %s (mark: %s) declared as %s without a correction', (encoding, mark, charset) => {
    expect(read(encoded(TEXT, encoding, mark), charset)).toEqual({ ok: true, text: TEXT, encoding });
  });

  it('reads undeclared bytes that are not UTF-8 as Windows-1252 and reports it', () => {
    const reading = read(encoded(TEXT, 'windows-1252'));
    expect(reading).toMatchObject({ text: TEXT, encoding: 'windows-1252' });
    expect(reading.corrected).toContain('not valid UTF-8');
  });

  it('reads bytes that contradict the declared charset and names the declaration', () => {
    expect(read(encoded(TEXT, 'windows-1252'), 'utf-8').corrected).toContain('not valid utf-8');
    expect(read(encoded(TEXT, 'utf-8'), 'x-unknown').corrected).toContain('not x-unknown');
  });

  it('uses the charset of an XML prolog, and a byte-order mark or Content-Type before it', () => {
    expect(read(encoded(XML('ISO-8859-1'), 'windows-1252'))).toMatchObject({ text: XML('ISO-8859-1') });
    expect(read(encoded(XML('ISO-8859-1'), 'utf-8'), 'utf-8').text).toContain('José');
    expect(read(encoded(XML('UTF-8'), 'utf-16be', true)).text).toContain('José');
  });

  it('refuses bytes that are not valid text instead of replacing characters', () => {
    expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff, 0, 0xfe, 1])).ok).toBe(false);
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x42])).ok).toBe(false);
  });

  it('decodes empty input as empty text', () => {
    expect(read(new Uint8Array())).toEqual({ ok: true, text: '', encoding: 'utf-8' });
  });
});

it.each([
  ['text/csv; charset=ISO-8859-1', 'ISO-8859-1'],
  ['text/csv;header=present; Charset="utf-16"', 'utf-16'],
  ['text/csv', undefined],
  [null, undefined],
])('reads the charset of %s', (header, charset) => expect(charsetOf(header)).toBe(charset));

it('counts replacement characters in the input', () => {
  expect(replacementNote('Jos\uFFFD Pe\uFFFDa')).toContain('2 replacement characters');
  expect(replacementNote('José')).toBeUndefined();
});
