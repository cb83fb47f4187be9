/** Response schemas of capability rows: a record, a page, a history, an export, and their common members. */
import { z } from 'zod';
import type { Family } from '../family/family.ts';
import { answerSchema } from '../values/values.ts';

const instant = z.string().meta({ format: 'date-time' });
const members = z.record(z.string(), z.json());

const historyEntry = z
  .strictObject({
    seq: z.int().min(1),
    at: instant,
    verb: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    changed: members,
  })
  .meta({ id: 'HistoryEntry' });

/** `vin-check` → `VinCheck`. */
function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** One record of the family. An optional field is absent until it is set. */
export function recordSchema(family: Family) {
  const fields = family.fields.map((field) => {
    const value = answerSchema(field);
    return [field.name, field.required ? value : value.optional()] as const;
  });
  return z
    .strictObject({
      id: z.string(),
      state: z.enum([...family.states]),
      ...Object.fromEntries(fields),
      details: members,
      assessments: members,
      createdAt: instant,
      updatedAt: instant,
      history: z.array(historyEntry),
    })
    .meta({ id: pascalCase(family.one), description: family.summary });
}

/** A page of records. */
export function pageSchema(family: Family) {
  return z
    .strictObject({ rows: z.array(recordSchema(family)), page: z.int(), limit: z.int(), total: z.int() })
    .meta({ id: `${pascalCase(family.one)}Page` });
}

/** The events of one record. */
export const historySchema = z
  .strictObject({ id: z.string(), events: z.array(historyEntry), total: z.int() })
  .meta({ id: 'RecordHistory' });

/** Records as comma-separated values. */
export const exportSchema = z
  .strictObject({ format: z.literal('csv'), rows: z.int(), content: z.string() })
  .meta({ id: 'RecordExport' });

/** The transitions out of a state. */
export const availableSchema = z
  .array(
    z.strictObject({
      transition: z.string(),
      method: z.literal('POST'),
      href: z.string(),
      to: z.string(),
      requires: z.array(z.string()),
      ready: z.boolean(),
      blockedBy: z.array(z.string()),
    }),
  )
  .meta({ id: 'AvailableTransitions' });

/** How each output of a formula was computed. */
export const workingSchema = z
  .array(z.strictObject({ output: z.string(), expression: z.string() }))
  .meta({ id: 'Working' });
