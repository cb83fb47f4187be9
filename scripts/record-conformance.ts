/** Works out, by the independent reference, what every family must do, and writes src/conformance/runner/recorded. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTINGS } from '#conformance/families/all.ts';
import type { Recording } from '#conformance/runner/recording.ts';
import { recordFamily } from '#test/conformance/record.ts';

const target = join(import.meta.dirname, '../src/conformance/runner/recorded');
mkdirSync(target, { recursive: true });

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

const parts: string[] = [];
const tally = { mutants: 0, survivors: [] as string[] };
for (const { pillar, families } of LISTINGS) {
  const halves = families.length > 16 ? [families.slice(0, 11), families.slice(11)] : [families];
  halves.forEach((half, i) => {
    const name = i === 0 ? pillar : `${pillar}-${i + 1}`;
    parts.push(name);
    const text = [
      `/** Owns what was recorded of the ${pillar} families${i === 0 ? '' : `, part ${i + 1}`}. Made by scripts/record-conformance.ts, 2026; exact by construction. */`,
      "import type { Recording } from '../recording.ts';",
      '',
      `export const ${pillar}${i === 0 ? '' : i + 1}: Readonly<Record<string, Recording>> = {`,
      ...half.flatMap((row) => familyText(row.noun, recordFamily(row, tally))),
      '};',
      '',
    ];
    writeFileSync(join(target, `${name}.data.ts`), text.join('\n'));
  });
}
const camel = (name: string): string => name.replace('-', '');
const all = [
  '/** Owns the list of every recording. */',
  "import type { Recording } from '../recording.ts';",
  ...[...parts].sort().map((name) => `import { ${camel(name)} } from './${name}.data.ts';`),
  '',
  'export const RECORDINGS: Readonly<Record<string, Recording>> = {',
  ...parts.map((name) => `  ...${camel(name)},`),
  '};',
  '',
];
writeFileSync(join(target, 'all.ts'), all.join('\n'));
console.log(`${tally.mutants} near misses, ${tally.survivors.length} that no vector tells apart`);
if (process.argv.includes('--survivors')) for (const survivor of tally.survivors) console.log(`  ${survivor}`);
