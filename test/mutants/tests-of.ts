/** Orders the test files that reach a source file by import distance. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Importers of each program and test file, as relative paths. */
export function importersIn(root: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  const files = ['src', 'hosts', 'test']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)) {
      const target = targetOf(file, specifier);
      if (existsSync(join(root, target))) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('#test/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return join(dirname(file), specifier);
}

/**
 * Tests in the file's own folder first, then nearest first; at equal distance, those that share the most words with its
 * path, since every test of a composed service is equally far from an endpoint.
 */
export function testsOf(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const words = wordsOf(file);
  const countSharedWords = (test: string) => [...wordsOf(test)].filter((word) => words.has(word)).length;
  const seen = new Set([file]);
  const tests: string[] = [];
  for (let ring = [file]; ring.length > 0; ) {
    const next = new Set(ring.flatMap((one) => importers.get(one) ?? []).filter((one) => !seen.has(one)));
    for (const one of next) seen.add(one);
    ring = [...next].sort();
    tests.push(
      ...ring.filter((one) => one.endsWith('.test.ts')).sort((a, b) => countSharedWords(b) - countSharedWords(a)),
    );
  }
  const isBeside = (test: string) => dirname(test) === dirname(file);
  return [...tests.filter(isBeside), ...tests.filter((test) => !isBeside(test))];
}

function wordsOf(path: string): ReadonlySet<string> {
  return new Set(path.replace(/(\.test)?\.ts$/, '').split(/[/-]/));
}
