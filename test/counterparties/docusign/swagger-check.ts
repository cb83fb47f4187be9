/** Checks a request against the definitions of DocuSign's official document. */
import { DEFINITIONS } from './fixtures.data.ts';

/** Paths of members that the definition lacks or types differently; empty for a valid request. */
export function violations(value: unknown, name: string, path = name): readonly string[] {
  if (name === 'string') return typeof value === 'string' ? [] : [`${path}: not a string`];
  const definition = DEFINITIONS[name];
  if (definition === undefined) return [`${path}: no definition ${name}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path}: not an object`];
  return Object.entries(value).flatMap(([member, inner]) => {
    const at = `${path}.${member}`;
    const kind = definition[member];
    if (kind === undefined) return [`${at}: not in the document`];
    if (typeof kind === 'string') return violations(inner, kind, at);
    if (!Array.isArray(inner)) return [`${at}: not a list`];
    return inner.flatMap((one, index) => violations(one, kind[0], `${at}[${index}]`));
  });
}
