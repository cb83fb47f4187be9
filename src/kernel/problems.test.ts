import { describe, expect, it } from 'vitest';
import { refuseProblems } from './answer.ts';
import { clip, type Problem, problem, unknownMember } from './problems.ts';

const missingField = (path: string): Problem => problem('body', path, 'an integer 1 to 120', undefined);
const reasonOf = (problems: readonly Problem[]) => refuseProblems(problems).reason;

describe('the refusal sentence', () => {
  it('says what is wrong with a single field', () => {
    expect(reasonOf([missingField('term')])).toBe('term is required: an integer 1 to 120.');
    expect(reasonOf([problem('body', '', 'one JSON object', 7)])).toBe(
      'The body must be one JSON object; got number 7.',
    );
  });

  it('puts an article before a bare type', () => {
    expect(reasonOf([problem('body', '', 'object', [])])).toBe('The body must be an object; got array of 0.');
    expect(reasonOf([problem('body', 'zip', 'string of 5 digits', 7)])).toBe(
      'zip must be a string of 5 digits; got number 7.',
    );
  });

  it('names the first three fields and counts the rest', () => {
    expect(reasonOf(['a', 'b'].map(missingField))).toMatch(/^2 fields are missing, invalid or unknown: a and b\. /);
    expect(reasonOf(['a', 'b', 'c'].map(missingField))).toMatch(/^3 fields .+: a, b and c\. /);
    expect(reasonOf(['a', 'b', 'c', 'd', 'e'].map(missingField))).toMatch(/^5 fields .+: a, b, c and 2 more\. /);
  });

  it('names unknown parameters and where they were sent', () => {
    const problemOf = (name: string) => unknownMember('query', name, []);
    expect(reasonOf([problemOf('foo')])).toMatch(/^Unknown query parameter "foo"\. /);
    expect(reasonOf(['a', 'b', 'c', 'd'].map(problemOf))).toMatch(
      /^Unknown query parameters "a", "b", "c" and 1 more\. /,
    );
    expect(reasonOf([problemOf('a'), unknownMember('body', 'b', [])])).toMatch(/^Unknown parameters "a" and "b"\. /);
  });

  it('names the document that describes the endpoint', () => {
    const unknown = [unknownMember('query', 'foo', [])];
    expect(reasonOf(unknown)).toMatch(/See \/openapi\.json for/);
    expect(refuseProblems(unknown, '/elsewhere.json').reason).toMatch(/See \/elsewhere\.json for/);
  });

  it('says where a file cannot be accepted', () => {
    const place = {
      ...problem('body', 'content', 'a date', 'x', 'malformed-feed'),
      message: 'line 3: expected a date',
    };
    expect(reasonOf([place])).toMatch(/^The submitted file cannot be accepted: line 3: expected a date\. /);
  });

  it('keeps the sentence of a specific code when the whole body is wrong', () => {
    expect(reasonOf([problem('body', '', 'a charset', 7, 'undecodable-text')])).toMatch(
      /^The request body cannot be decoded as text\. /,
    );
  });

  it('keeps the sentence of a specific code and adds the fields', () => {
    const vin = problem('body', 'vin', 'a VIN', 'X', 'invalid-vin');
    expect(reasonOf([vin])).toMatch(/^Invalid VIN: vin\. A VIN has 17/);
    expect(reasonOf([missingField('odometer'), vin])).toMatch(
      /^Invalid VIN: vin; also missing, invalid or unknown: odometer\. A VIN has 17/,
    );
  });
});

describe('a problem', () => {
  it('repeats at most 120 characters of a name and never splits a character', () => {
    const long = `${'x'.repeat(118)}😀${'y'.repeat(10_000)}`;
    expect(clip(long)).toBe(`${'x'.repeat(118)}…`);
    for (const one of [unknownMember('body', long, []), problem('body', long, 'text', 7)])
      expect(one.message.length).toBeLessThan(200);
  });
});
