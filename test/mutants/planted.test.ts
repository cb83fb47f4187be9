/** Law: each planted fault still matches its source, so that `npm run mutants -- --planted` can run. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EQUIVALENTS, isEquivalent } from './equivalent.ts';
import { PLANTED } from './planted.data.ts';
import { sitesOf, withMutant } from './sites.ts';
import { importersIn, testsOf } from './tests-of.ts';

const root = new URL('../..', import.meta.url).pathname;

describe('planted faults', () => {
  it.each(PLANTED)('$name', ({ file, find, replace }) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    expect(text.split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  });

  it('are each covered by a test', () => {
    const importers = importersIn(root);
    for (const { file } of PLANTED) expect([file, testsOf(file, importers).length > 0]).toEqual([file, true]);
  });
});

describe('the mutants listed as undetectable', () => {
  it('each occur in the source, and say why no answer changes', () => {
    const stale = EQUIVALENTS.filter((row) => {
      const text = readFileSync(`${root}${row.file}`, 'utf8');
      const { from, to } = row;
      return !sitesOf(row.file, text).some((site) => site.from === from && site.to === to && isEquivalent(site, text));
    });
    expect(stale).toEqual([]);
    expect(EQUIVALENTS.filter(({ why }) => why.length < 20)).toEqual([]);
  });
});

describe('the tests of a source file', () => {
  it('are those beside it, then the nearest, then those about the same words', () => {
    const importers = new Map([
      ['src/fi/quotes/routes.ts', ['src/app.ts', 'test/laws/near.test.ts']],
      ['src/app.ts', ['test/a.test.ts', 'test/stories/fi-quotes.test.ts', 'src/fi/quotes/routes.test.ts']],
    ]);
    expect(testsOf('src/fi/quotes/routes.ts', importers)).toEqual([
      'src/fi/quotes/routes.test.ts',
      'test/laws/near.test.ts',
      'test/stories/fi-quotes.test.ts',
      'test/a.test.ts',
    ]);
  });
});

describe('mutation sites', () => {
  it('are operators, bounds and conditions, never types or texts', () => {
    const text = "type A = 1;\nexport const f = (a: 'x<y', b = true) => { if (a === 'x<y') return Math.floor(2); };\n";
    const made = sitesOf('f.ts', text).map((site) => withMutant(text, site).split('\n')[1]);
    expect(made).toEqual([
      expect.stringContaining('b = false'),
      expect.stringContaining("!(a === 'x<y')"),
      expect.stringContaining("a !== 'x<y'"),
      expect.stringContaining('Math.ceil(2)'),
      expect.stringContaining('Math.floor(3)'),
    ]);
  });

  it('leave out the sign that a comparison returns', () => {
    expect(sitesOf('f.ts', 'list.sort((a, b) => (isBefore(a, b) ? -1 : 1));')).toEqual([]);
  });
});
