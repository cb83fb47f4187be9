/** Finds arrays and open objects that exceed their schema's limits, before the schema validates their content. */
import type { z } from 'zod';
import { boundOf, itemsOf, membersOf } from '#kernel/describe.ts';
import { dottedPath, PROBLEMS_MAX, type Problem, problem } from '#kernel/problems.ts';

/** Cuts the value to its limits, so that its other problems are listed too; each cut is a problem. */
export function cutToBounds(schema: z.core.$ZodType, value: unknown, problems: Problem[]): unknown {
  return cutValue(schema, value, [], problems);
}

type Path = readonly PropertyKey[];

function cutValue(schema: z.core.$ZodType, value: unknown, path: Path, problems: Problem[]): unknown {
  if (typeof value !== 'object' || value === null || problems.length >= PROBLEMS_MAX) return value;
  return Array.isArray(value)
    ? cutArray(schema, value, path, problems)
    : cutObject(schema, value as Readonly<Record<string, unknown>>, path, problems);
}

function cutArray(schema: z.core.$ZodType, value: readonly unknown[], path: Path, problems: Problem[]): unknown {
  const array = itemsOf(schema);
  if (array === undefined) return value;
  const max = boundOf(array.schema) ?? value.length;
  if (value.length > max) problems.push(problem('body', dottedPath(path), `an array of at most ${max} items`, value));
  const kept = value.length > max ? value.slice(0, max) : value;
  return mapIfChanged(kept, (item, i) => cutValue(array.item, item, [...path, i], problems));
}

function cutObject(
  schema: z.core.$ZodType,
  value: Readonly<Record<string, unknown>>,
  path: Path,
  problems: Problem[],
): unknown {
  const object = membersOf(schema);
  if (object === undefined) return value;
  const names = Object.keys(value);
  const max = boundOf(object.schema) ?? names.length;
  if (names.length > max)
    problems.push(problem('body', dottedPath(path), `an object of at most ${max} members`, `${names.length} members`));
  let copy: Record<string, unknown> | undefined;
  for (const [i, name] of names.entries()) {
    if (i >= max) {
      copy ??= { ...value };
      delete copy[name];
      continue;
    }
    const member = object.memberNamed(name);
    if (member === undefined) continue;
    const kept = cutValue(member, value[name], [...path, name], problems);
    if (kept === value[name]) continue;
    copy ??= { ...value };
    copy[name] = kept;
  }
  return copy ?? value;
}

/** Returns the same array when nothing changes, to avoid copies. */
function mapIfChanged(items: readonly unknown[], change: (item: unknown, i: number) => unknown): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [i, item] of items.entries()) {
    const kept = change(item, i);
    if (kept === item) continue;
    copy ??= [...items];
    copy[i] = kept;
  }
  return copy ?? items;
}
