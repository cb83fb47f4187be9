/** Law: line ends, blanks or nothing between the elements of a license barcode give the same result. */
import { describe, expect, it } from 'vitest';
import { testService } from '#test/builders.ts';
import { samplesIn } from './read-samples.ts';

const carport = testService();
const samples = samplesIn('barcodes');

async function fieldsOf(content: string): Promise<Record<string, unknown>> {
  const { status, body } = await carport.send('POST', '/fi/extract', { kind: 'drivers-license', content });
  expect(status).toBe(200);
  for (const { text, start, end } of Object.values(body.extraction.spans as Record<string, Span>))
    expect(content.slice(start, end)).toBe(text);
  return body.extraction.fields;
}
interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const SEPARATORS: readonly (readonly [name: string, between: string])[] = [
  ['CR LF', '\r\n'],
  ['CR', '\r'],
  ['record separators', '\u001e'],
  ['blanks', ' '],
  ['nothing', ''],
];
const HEADS = ['ANSI ', 'ANSI', 'AAMVA', ''] as const;

describe.each(samples)('$name', ({ text, expected }) => {
  it('is read completely', async () => {
    expect(expected).not.toEqual({});
    expect(await fieldsOf(text)).toMatchObject(expected);
  });

  it.each(SEPARATORS)('reads the same with %s between the elements', async (_, between) => {
    const original = await fieldsOf(text);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the standard begins a barcode with control characters
    const [, head = '', body = ''] = /^(@\n\u001e\r)([\s\S]*)$/.exec(text) ?? [];
    expect(head).not.toBe('');
    const written = body.replace(/[\n\r]+/g, between).trim();
    expect(await fieldsOf(written)).toEqual(original);
    expect(await fieldsOf(`@${between}${written}`)).toEqual(original);
  });

  it.each(HEADS)('reads the same with the header %j', async (head) => {
    const original = await fieldsOf(text);
    const otherwise = text.replace(/(?:ANSI |AAMVA)?(?=6(?:36|04)\d{3}\d{2})/, head);
    expect(await fieldsOf(otherwise)).toEqual(original);
    expect(await fieldsOf(otherwise.replace(/[\n\r]+/g, '').replaceAll('\u001e', ''))).toEqual(original);
  });
});
