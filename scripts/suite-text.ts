/** Embeds the suite's sources from test/suite as data files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../test/suite');
const SERVED = join(import.meta.dirname, '../src/catalog/projections/suite');

export interface SuiteFile {
  readonly target: string;
  readonly text: string;
}

/** The test files served as one module, in order. */
const PARTS = ['service', 'trade'];
const IMPORT = /^import \{ (.+) \} from '(.+)';$/gm;

export function suiteFiles(): SuiteFile[] {
  const parts = PARTS.map((name) => ({ name, source: sourceOf(name) }));
  return [
    file('module', 'MODULE', sourceOf('module')),
    file('header', 'HEADER', header(parts.map(({ source }) => source))),
    ...parts.map(({ name, source }) => file(name, name.toUpperCase(), bodyOf(source))),
  ];
}

function sourceOf(name: string): string {
  return readFileSync(join(SOURCES, `${name}.mjs`), 'utf8');
}

/** One import per module for all parts, and their common beginning. */
function header(sources: readonly string[]): string {
  const names = new Map<string, Set<string>>();
  for (const source of sources)
    for (const [, list = '', from = ''] of source.matchAll(IMPORT))
      names.set(from, new Set([...(names.get(from) ?? []), ...list.split(', ')]));
  const imports = [...names].map(([from, list]) => `import { ${[...list].sort().join(', ')} } from '${from}';`);
  return [...imports, '', 'const carport = connect(origin);', ''].join('\n');
}

function bodyOf(source: string): string {
  return source.slice(source.indexOf('\ndescribe('));
}

function file(name: string, constant: string, source: string): SuiteFile {
  const text = [
    `/** Text of the suite's ${name} as it is served. Written by npm run docs from test/suite; exact by construction. */`,
    `export const ${constant} = [`,
    ...source.split('\n').map((line) => `  ${JSON.stringify(line)},`),
    "].join('\\n');",
    '',
  ].join('\n');
  return { target: join(SERVED, `${name}.data.ts`), text };
}
