/**
 * Honors `Prefer: return=minimal`: leaves out the members that an endpoint declares as detail (RFC 7240 section 4.2).
 */
import { type Answer, ok } from '#kernel/answer.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { MINIMAL_APPLIED, prefersMinimal } from '#kernel/text/preference.ts';

/** The full answer, or the requested part of it with `Preference-Applied`. */
export function withPreference(answer: Answer, { detail }: Pick<Endpoint, 'detail'>, prefer: string | null): Answer {
  if (detail === undefined || answer.kind !== 'OK' || !prefersMinimal(prefer)) return answer;
  const body = detail.reduce((rest, path) => without(rest, path.split('.')), answer.body);
  return ok(body, { ...answer.headers, ...MINIMAL_APPLIED });
}

function without(value: object, [name, ...below]: readonly string[]): object {
  const members = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    if (key !== name) return [[key, member]];
    return below.length === 0 || !isRecord(member) ? [] : [[key, without(member, below)]];
  });
  return Object.fromEntries(members);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
