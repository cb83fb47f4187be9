/** Law: the address of an endpoint determines the folder that declares it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PILLARS } from '#app/pillars.ts';
import { assemble } from '#catalog/assemble.ts';
import { sandbox } from '#pillars/sandbox/pillar.ts';
import { folderOf, GROUPED } from '../../hosts/commands/endpoint-folder.ts';

const root = new URL('../../src/pillars/', import.meta.url).pathname;
const catalog = assemble([...PILLARS, sandbox]);

/** Every declared endpoint object → the folder whose contract.ts exports it. */
const declaredIn = new Map<unknown, string>();
for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('/contract.ts')) continue;
  const module: Record<string, unknown> = await import(join(root, file));
  for (const contract of Object.values(module))
    for (const endpoint of Object.values(contract ?? {}))
      if (typeof endpoint === 'object' && !declaredIn.has(endpoint)) declaredIn.set(endpoint, file.slice(0, -12));
}

const camelCased = (word: string) => word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('the address of an endpoint', () => {
  it.each(catalog.map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row] as const))(
    '%s leads to its folder, and the folder names its slice',
    (_, { pillar, slice, endpoint }) => {
      const folder = folderOf(pillar, endpoint.path);
      expect(declaredIn.get(endpoint)).toBe(folder);
      expect(camelCased(folder?.split('/').at(-1) ?? '')).toBe(slice);
    },
  );

  it('lists only addresses that exist as exceptions', () => {
    const paths = new Set(catalog.map(({ endpoint }) => endpoint.path));
    expect(Object.values(GROUPED).flatMap(({ paths: listed }) => listed.filter((path) => !paths.has(path)))).toEqual(
      [],
    );
  });
});
