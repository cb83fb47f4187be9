/** Archetype summarize: counts, sums and averages by group and in total. */
import { z } from 'zod';
import type { Json, JsonObject } from '#kernel/answer.ts';
import { decimal } from '#kernel/atoms.ts';
import type { Family, SummarizeVerb } from '../family/family.ts';
import type { Measure } from '../family/notation.ts';
import { heldBy } from '../records/matching.ts';
import type { CapabilityRecord } from '../records/record.ts';
import { AS_OF } from '../values/inputs.ts';
import { storedValue } from '../values/results.ts';
import { type Archetype, noRecord, valueAnswer } from './archetype.ts';

export const summarize: Archetype<SummarizeVerb> = {
  reads: () => 'records',
  inputs: () => AS_OF,
  answer: (ask, { records }) => {
    const { family, verb } = ask;
    const groups = new Map<string, CapabilityRecord[]>();
    for (const record of records) {
      const key = JSON.stringify(verb.by.map((name) => heldBy(record, name) ?? null));
      groups.set(key, [...(groups.get(key) ?? []), record]);
    }
    const ordered = [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
    const rows = ordered.map(([key, members]) => ({
      ...groupMembers(verb.by, key),
      ...measureRecords(family, verb.measures, members),
    }));
    const value: JsonObject = { groups: rows, total: measureRecords(family, verb.measures, records) };
    return { answer: records.length === 0 ? noRecord(ask, value) : valueAnswer(verb, value) };
  },
  value: (family, { by, measures }) => {
    const figures = {
      count: z.int(),
      ...Object.fromEntries(measures.map((one) => [one, measureSchema(family, one)])),
    };
    const keys = Object.fromEntries(by.map((name) => [name, z.json()]));
    return z.strictObject({
      groups: z.array(z.strictObject({ ...keys, ...figures })),
      total: z.strictObject(figures),
    });
  },
  example: () => ({}),
  describe: (family, { by, measures }) =>
    `Summarizes your ${family.title} by ${by.join(' and ')}: ${measures.join(', ')}.`,
};

/** The group's values by name. */
function groupMembers(by: readonly string[], key: string): JsonObject {
  const values = JSON.parse(key) as readonly Json[];
  return Object.fromEntries(by.map((name, i) => [name, values[i] ?? null]));
}

function measureRecords(
  family: Family,
  measures: readonly Measure[],
  records: readonly CapabilityRecord[],
): JsonObject {
  const figures = measures
    .filter((measure) => measure !== 'count')
    .map((measure) => [measure, figure(family, measure, records)]);
  return { count: records.length, ...Object.fromEntries(figures) };
}

/** The operation and the field of a measure. */
function partsOf(family: Family, measure: Measure) {
  const [operation, name = ''] = measure.split(':');
  return { operation, name, type: family.field.get(name)?.type ?? 'number' } as const;
}

/** A sum or average over records with the field; an average over none is null. */
function figure(family: Family, measure: Measure, records: readonly CapabilityRecord[]): Json {
  const { operation, name, type } = partsOf(family, measure);
  const held = records.flatMap((record) => (record.fields[name] === undefined ? [] : [Number(record.fields[name])]));
  const sum = held.reduce((a, b) => a + b, 0);
  if (operation === 'sum') return storedValue(sum, type);
  return held.length === 0 ? null : storedValue(sum / held.length, type === 'money' ? 'money' : 'number');
}

function measureSchema(family: Family, measure: Measure): z.ZodType {
  if (measure === 'count') return z.int();
  const { operation, type } = partsOf(family, measure);
  const sum = type === 'money' ? decimal : z.number();
  return operation === 'avg' ? sum.nullable() : sum;
}
