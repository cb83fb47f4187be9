/** Resolves a JSON Pointer (RFC 6901). */
import type { Json } from '#kernel/answer.ts';

/** The part that `pointer` (`/paths/~1keys/post`) denotes; undefined when there is none. */
export function partAt(document: Json, pointer: string): Json | undefined {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<Json | undefined>(memberOf, document);
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, Json>>)[name];
}
