/**
 * Law: the answers to the examples of every endpoint are those of the last release.
 * `node test/laws/fleet/record.ts` records intended changes; with the id of an endpoint it prints its answers.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANSWERED_ROWS, exampleDigests } from './example-answers.ts';

const RECORDED = JSON.parse(readFileSync(new URL('recorded-examples.json', import.meta.url), 'utf8'));

describe('the answers to the examples of', () => {
  it.each(ANSWERED_ROWS.map((row) => [row.id, row] as const))('%s are as recorded', async (id, row) => {
    expect(await exampleDigests(row)).toEqual(RECORDED[id]);
  });

  it('no other endpoint are recorded', () => {
    expect(Object.keys(RECORDED)).toEqual(ANSWERED_ROWS.map(({ id }) => id));
  });
});
