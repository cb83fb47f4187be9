/** Law: every refusal code is declared by some endpoint or the pipeline, documented, and provoked by some test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#kernel/refusals.ts';
import { testService } from '#test/builders.ts';
import { refusalsPage } from '../../../scripts/docs/refusals-page.ts';

const root = new URL('../../..', import.meta.url).pathname;

function testSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('refusals.test.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

const tests = [...testSources('src'), ...testSources('test')].join('\n');
const { catalog } = testService();
const inExamples = new Set(catalog.flatMap(({ endpoint }) => endpoint.examples.map(({ code }) => code)));

describe('every refusal', () => {
  it.each(Object.keys(REFUSALS))('%s is provoked by a test', (code) => {
    expect(inExamples.has(code as keyof typeof REFUSALS) || tests.includes(`'${code}'`)).toBe(true);
  });

  it('is documented, and no documented code is unused', () => {
    expect(readFileSync(join(root, 'docs/refusals.md'), 'utf8')).toBe(refusalsPage());
  });
});

describe('every refusal that an endpoint declares', () => {
  const declared = catalog.flatMap(({ id, endpoint }) => endpoint.refusals.map((code): [string, string] => [id, code]));
  it.each(declared)('%s refuses with %s in some test or example', (id, code) => {
    const endpoint = catalog.find((row) => row.id === id)?.endpoint;
    expect(endpoint?.examples.some((example) => example.code === code) || tests.includes(`'${code}'`)).toBe(true);
  });
});
