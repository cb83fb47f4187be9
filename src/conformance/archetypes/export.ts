/** Archetype export: the caller's records as CSV inside JSON. */
import type { ExportVerb, Family } from '../family/family.ts';
import type { CapabilityRecord } from '../records/record.ts';
import { AS_OF } from '../values/inputs.ts';
import { exportSchema } from './answers.ts';
import { type Archetype, noRecord, valueAnswer } from './archetype.ts';

export const exportRows: Archetype<ExportVerb> = {
  reads: () => 'records',
  inputs: () => AS_OF,
  answer: (ask, { records }) => {
    const value = { format: 'csv', rows: records.length, content: csv(ask.family, records) };
    return { answer: records.length === 0 ? noRecord(ask, value) : valueAnswer(ask.verb, value) };
  },
  value: () => exportSchema,
  example: () => ({}),
  describe: (family) => `Returns your ${family.title} as CSV, newest first, one column per field.`,
};

/** RFC 4180: a header line, then one line per record. */
function csv(family: Family, records: readonly CapabilityRecord[]): string {
  const names = family.fields.map((field) => field.name);
  const header = ['id', 'state', ...names, 'createdAt', 'updatedAt'];
  const lines = records.map((record) => [
    record.id,
    record.state,
    ...names.map((name) => record.fields[name] ?? ''),
    record.createdAt,
    record.updatedAt,
  ]);
  return [header, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | boolean): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
