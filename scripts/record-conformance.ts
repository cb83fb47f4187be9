/**
 * Computes the expected behavior of every family with the independent reference, and writes src/conformance/recordings.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadListings } from '#conformance/families/all.ts';
import type { Recording } from '#conformance/recordings/recording.ts';
import { recordFamily } from '#test/conformance/record.ts';

const LISTINGS = await loadListings();

const target = join(import.meta.dirname, '../src/conformance/recordings');

const line = (depth: number, name: string, value: unknown): string =>
  `${' '.repeat(depth)}${JSON.stringify(name)}: ${JSON.stringify(value)},`;

function section(name: keyof Recording, entries: Readonly<Record<string, unknown>>): string[] {
  const rows = Object.entries(entries).map(([verb, value]) => line(6, verb, value));
  return rows.length === 0 ? [`    ${name}: {},`] : [`    ${name}: {`, ...rows, '    },'];
}

function familyText(noun: string, { moves, updates, narrowings, formulas }: Recording): string[] {
  const parts = [
    ...section('moves', moves),
    ...section('updates', updates),
    ...section('narrowings', narrowings),
    ...section('formulas', formulas),
  ];
  return [`  ${JSON.stringify(noun)}: {`, ...parts, '  },'];
}

/** Families per data file of recordings, to keep files short. */
const FAMILIES_MAX = 12;
const files: { readonly name: string; readonly path: string }[] = [];
const tally = { mutants: 0, survivors: [] as string[] };
for (const { pillar, families } of LISTINGS) {
  for (let from = 0, part = 1; from < families.length; from += FAMILIES_MAX, part += 1) {
    const path = `${pillar}${part === 1 ? '' : `-${part}`}.data.ts`;
    const name = `${pillar}${part === 1 ? '' : part}`;
    files.push({ name, path });
    const text = [
      `/** Recorded results of the ${pillar} families${part === 1 ? '' : `, part ${part}`}. Written by scripts/record-conformance.ts, 2026. */`,
      "import type { Recording } from './recording.ts';",
      '',
      `export const ${name}: Readonly<Record<string, Recording>> = {`,
      ...families.slice(from, from + FAMILIES_MAX).flatMap((row) => familyText(row.noun, recordFamily(row, tally))),
      '};',
      '',
    ];
    writeFileSync(join(target, path), text.join('\n'));
  }
}
const all = [
  '/** The list of every recording. */',
  "import type { Recording } from './recording.ts';",
  ...files.map(({ name, path }) => `import { ${name} } from './${path}';`).sort(),
  '',
  'export const RECORDINGS: Readonly<Record<string, Recording>> = {',
  ...files.map(({ name }) => `  ...${name},`),
  '};',
  '',
];
writeFileSync(join(target, 'all.ts'), all.join('\n'));
console.log(`${tally.mutants} near misses, ${tally.survivors.length} that no vector tells apart`);
if (process.argv.includes('--survivors')) for (const survivor of tally.survivors) console.log(`  ${survivor}`);
