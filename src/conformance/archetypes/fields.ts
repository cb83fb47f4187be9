/** Extracts the record fields of a request. */
import type { JsonObject } from '#kernel/answer.ts';
import type { Family, Field } from '../family/family.ts';
import type { Fields } from '../records/record.ts';
import type { InputValues } from '../values/inputs.ts';

/** The family's fields in the request. */
export function keptFields(
  family: Family,
  values: InputValues,
  names: readonly string[] = family.fields.map(nameOf),
): Fields {
  const kept: Record<string, string | number | boolean> = {};
  for (const name of names) {
    const value = values[name];
    if (value !== undefined && typeof value !== 'object' && family.field.has(name)) kept[name] = value;
  }
  return kept;
}

function nameOf(field: Field): string {
  return field.name;
}

/** The values required by a guard that are not fields of the family. */
export function keptDetails(family: Family, values: InputValues, needs: readonly string[]): JsonObject {
  const details: Record<string, InputValues[string]> = {};
  for (const name of needs) {
    const value = values[name];
    if (value !== undefined && !family.field.has(name)) details[name] = value;
  }
  return details;
}
