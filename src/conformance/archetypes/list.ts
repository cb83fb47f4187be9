/** Archetype list: the caller's records, newest first, filtered and paged. */
import type { JsonObject } from '#kernel/answer.ts';
import type { Family, ListVerb } from '../family/family.ts';
import { pageSchema } from '../listing/schemas.ts';
import { type CapabilityRecord, passes, shown } from '../records/record.ts';
import { asOfInput, PAGING, valueInput } from '../values/inputs.ts';
import { exactTest, heldBy, searchable } from '../values/matching.ts';
import { type Archetype, type Ask, nothing, type Outcome, valued } from './archetype.ts';

export const list: Archetype<ListVerb> = {
  reads: () => 'records',
  inputs: (family, { by }) => [...by.map((name) => filterInput(family, name)), ...PAGING, asOfInput],
  answer: (ask, { records }) => {
    const { family, verb } = ask;
    const rows = records.filter((record) => passes(family, verb.condition(), record, ask.today) && meets(ask, record));
    return paged(ask, rows);
  },
  value: pageSchema,
  example: () => ({}),
  describe: (family, { by, where }) =>
    `Lists your ${family.title}, newest first${where === undefined ? '' : `, where ${where}`}. Filters: ${by.join(', ')}.`,
};

function filterInput(family: Family, name: string) {
  const field = searchable(family, name);
  // A filter's value stays in the form it is kept in; it is compared, never stored.
  return valueInput(name, field);
}

function meets({ family, verb, values }: Ask<ListVerb>, record: CapabilityRecord): boolean {
  return verb.by.every((name) => {
    const wanted = values[name];
    return (
      wanted === undefined || exactTest(String(wanted), searchable(family, name))?.(heldBy(record, name) ?? '') === true
    );
  });
}

/** One page of rows; nothing at all is EMPTY, with the empty page. */
export function paged(ask: Ask, rows: readonly CapabilityRecord[]): Outcome {
  const [page, limit] = [Number(ask.values.page ?? 1), Number(ask.values.limit ?? DEFAULT_LIMIT)];
  const part = rows.slice((page - 1) * limit, page * limit);
  const value: JsonObject = { rows: part.map(shown), page, limit, total: rows.length };
  return { answer: part.length === 0 ? nothing(ask, value) : valued(ask.verb, value) };
}

const DEFAULT_LIMIT = 100;
