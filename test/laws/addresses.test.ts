/** Law: the address of an endpoint determines the file that declares it. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PILLARS } from '#app/pillars.ts';
import { assemble } from '#catalog/assemble.ts';
import { sandbox } from '#pillars/sandbox/pillar.ts';
import { declaringFile } from '../../hosts/commands/endpoint-file.ts';

const root = new URL('../../src/pillars/', import.meta.url).pathname;
const catalog = assemble([...PILLARS, sandbox]);
const files = globSync('**/*.contract.ts', { cwd: root });

/** Every declared endpoint object → the files that export it. A contract that combines others also exports theirs. */
const exporters = new Map<unknown, string[]>();
for (const file of files) {
  const module: Record<string, unknown> = await import(join(root, file));
  for (const contract of Object.values(module))
    for (const endpoint of Object.values(contract ?? {}))
      if (typeof endpoint === 'object') exporters.set(endpoint, [...(exporters.get(endpoint) ?? []), file]);
}

const nameOf = (file: string) => basename(file, '.contract.ts');
const toCamelCase = (word: string) => word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const isMain = (file: string) => nameOf(file) === basename(dirname(file));
/** The file that declares an endpoint: the exporter that does not import it from another exporter. */
const declarerOf = (endpoint: unknown) => {
  const found = exporters.get(endpoint) ?? [];
  return found.length > 1 ? found.find((file) => !isMain(file)) : found[0];
};

describe('the address of an endpoint', () => {
  it.each(catalog.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row] as const))(
    '%s names the file that declares it, and the folder names its slice',
    (_, { pillar, slice, endpoint }) => {
      const file = declaringFile(pillar, endpoint.path);
      expect(file).toBe(declarerOf(endpoint));
      const main = exporters.get(endpoint)?.find(isMain);
      expect(toCamelCase(nameOf(main ?? ''))).toBe(slice);
    },
  );

  it('is not needed to choose among files: no two contracts of a pillar have the same name', () => {
    const names = files.map((file) => `${file.split('/')[0]} ${nameOf(file)}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
