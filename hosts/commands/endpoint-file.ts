/** Finds the file that declares an endpoint by its address. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const PILLARS = new URL('../../src/pillars/', import.meta.url).pathname;

/** Addresses without a word to name a file by. */
const WORDLESS: Readonly<Record<string, string>> = {
  '/': 'discovery/landing/landing.contract.ts',
  '/{vin}': 'data/record/record.contract.ts',
  '/buy/{vin}': 'buy/composition/composition.contract.ts',
};

/**
 * `/buy/deals/{dealId}/desk` of the pillar `buy` → `buy/deals/desk/desk.contract.ts`: the words of the address without
 * pillar, parameters and extension name the folders as far as there are folders, and the last of them, or the next word,
 * the file. Where the first word names no folder, the last word names a file of the pillar: `/taxes/{vin}` →
 * `data/desk/taxes.contract.ts`. Undefined when no file has such a name.
 */
export function declaringFile(pillar: string, path: string): string | undefined {
  const wordless = WORDLESS[path];
  if (wordless !== undefined) return existsSync(join(PILLARS, wordless)) ? wordless : undefined;
  const words = path
    .split('/')
    .filter((word) => word !== '' && !word.startsWith('{'))
    .map((word) => word.replace(/(?<=.)\.\w+$/, ''));
  if (words[0] === pillar && words.length > 1) words.shift();
  const folders = wordsWithFolders(pillar, words);
  const last = folders.at(-1);
  if (last === undefined) return contractNamed(pillar, '**', words.at(-1));
  const folder = join(pillar, ...folders);
  return contractNamed(folder, '', words[folders.length]) ?? contractNamed(folder, '', last);
}

function wordsWithFolders(pillar: string, words: readonly string[]): readonly string[] {
  const end = words.findIndex((_, at) => !existsSync(join(PILLARS, pillar, ...words.slice(0, at + 1))));
  return end === -1 ? words : words.slice(0, end);
}

/** The contract with this name in a folder, or, with `**`, anywhere below it. */
function contractNamed(folder: string, below: '' | '**', word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  return globSync(join(folder, below, `${word}.contract.ts`), { cwd: PILLARS })[0];
}
