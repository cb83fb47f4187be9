/**
 * Computes the expected behavior of every family with the independent reference, and writes
 * test/conformance/recordings.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadListings } from '#conformance/families/all.ts';
import type { Recording } from '#conformance/runner/recording.ts';
import { recordFamily } from '#test/conformance/record.ts';

const LISTINGS = await loadListings();
const TARGET = join(import.meta.dirname, '../test/conformance/recordings.json');

const block = (depth: number, name: string, lines: readonly string[]): string => {
  const indent = ' '.repeat(depth);
  return lines.length === 0 ? `${indent}"${name}": {}` : `${indent}"${name}": {\n${lines.join(',\n')}\n${indent}}`;
};

/** One line for each verb, so that a diff shows which of them changed. */
function familyText(noun: string, recording: Recording): string {
  const sections = Object.entries(recording).map(([section, verbs]) => {
    const lines = Object.entries(verbs).map(([verb, value]) => `   "${verb}": ${JSON.stringify(value)}`);
    return block(2, section, lines);
  });
  return block(1, noun, sections);
}

const tally = { mutants: 0, survivors: [] as string[] };
const families = LISTINGS.flatMap(({ families }) => families);
const texts = families.map((row) => familyText(row.noun, recordFamily(row, tally)));
writeFileSync(TARGET, `{\n${texts.join(',\n')}\n}\n`);
console.log(
  `${tally.mutants} single-token changes of expressions, ${tally.survivors.length} of them not detected by any vector`,
);
if (process.argv.includes('--survivors')) for (const survivor of tally.survivors) console.log(`  ${survivor}`);
