/** Owns the way of the suite's sources into what is served: two modules under test/suite become two data files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../test/suite');
const SERVED = join(import.meta.dirname, '../src/catalog/projections/suite');

export interface SuiteFile {
  readonly target: string;
  readonly text: string;
}

/** One data file per module, a line of text for each line of source. */
export function suiteFiles(): SuiteFile[] {
  return [
    { name: 'tests', constant: 'TESTS' },
    { name: 'module', constant: 'MODULE' },
  ].map(({ name, constant }) => {
    const lines = readFileSync(join(SOURCES, `${name}.mjs`), 'utf8').split('\n');
    const text = [
      `/** Owns the text of test/suite/${name}.mjs as it is served. Written by npm run docs; exact by construction. */`,
      `export const ${constant} = [`,
      ...lines.map((line) => `  ${JSON.stringify(line)},`),
      "].join('\\n');",
      '',
    ].join('\n');
    return { target: join(SERVED, `${name}.data.ts`), text };
  });
}
