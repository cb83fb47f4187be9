/** Law: a file or folder that a document names exists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
/** The guide names files that its reader is about to write. */
const TO_BE_WRITTEN = /documenso/;
const documents = globSync('{*.md,docs/**/*.md,{src,page}/**/README.md}', { cwd: root }).toSorted();

/** Paths in backquotes that begin with a folder of the repository, and targets of links, without placeholders. */
function namedIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const quoted = text.matchAll(/`((?:src|hosts|scripts|test|bench|page|docs|bin)\/[\w./-]+)`/g);
  const linked = text.matchAll(/\]\((?!\w+:)([^)#]+)/g);
  return [
    ...[...quoted].map(([, path = '']) => path),
    ...[...linked].map(([, target = '']) => join(dirname(document), target)),
  ];
}

it.each(documents)('%s names files that exist', (document) => {
  const missing = namedIn(document).filter((path) => !TO_BE_WRITTEN.test(path) && !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});
