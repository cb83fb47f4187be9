/** Makes the module that holds the text of the acceptance suite, because the core reads no files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const SUITE = join(import.meta.dirname, '../test/suite');

/** The test files served as one module, in order. */
const PARTS = ['service', 'trade'];
const IMPORT = /^import \{ (.+) \} from '(.+)';$/gm;

/** The source text of the data module. */
export function suiteModuleText(): string {
  const sources = PARTS.map(sourceOf);
  const tests = [header(sources), ...sources.map(bodyOf)].join('');
  return [
    '/** Text of the acceptance suite as it is served. Written by `npm run page` from the folder `test/suite/`. */',
    `export const MODULE = ${JSON.stringify(sourceOf('module'))};`,
    `export const TESTS = ${JSON.stringify(tests)};`,
    '',
  ].join('\n');
}

function sourceOf(name: string): string {
  return readFileSync(join(SUITE, `${name}.mjs`), 'utf8');
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
