/** Archetype list: the caller's records, newest first, filtered and paged. */
import type { JsonObject } from '#kernel/answer.ts';
import type { ListVerb } from '../family/family.ts';
import { heldBy, searchable } from '../records/matching.ts';
import { type CapabilityRecord, passes, recordBody } from '../records/record.ts';
import { AS_OF, LIMIT, optionalFields, PAGING } from '../values/inputs.ts';
import { pageSchema } from './answers.ts';
import { type Archetype, noRecord, type Outcome, type RowRequest, valueAnswer } from './archetype.ts';

export const list: Archetype<ListVerb> = {
  reads: () => 'records',
  inputs: (family, { by }) => ({
    ...optionalFields(
      by.map((name) => searchable(family, name)),
      'query',
    ),
    ...PAGING,
    ...AS_OF,
  }),
  answer: (ask, { records }) => {
    const { family, verb } = ask;
    const rows = records.filter((record) => passes(family, verb.condition(), record, ask.today) && meets(ask, record));
    return pageAnswer(ask, rows);
  },
  value: pageSchema,
  example: () => ({}),
  describe: (family, { by, where }) =>
    `Lists your ${family.title}, newest first${where === undefined ? '' : `, where ${where}`}. Filters: ${by.join(', ')}.`,
};

function meets({ verb, values }: RowRequest<ListVerb>, record: CapabilityRecord): boolean {
  return verb.by.every((name) => values[name] === undefined || heldBy(record, name) === values[name]);
}

/** One page of rows; no rows at all is EMPTY, with the empty page. */
export function pageAnswer(ask: RowRequest, rows: readonly CapabilityRecord[]): Outcome {
  const [page, limit] = [Number(ask.values.page ?? 1), Number(ask.values.limit ?? LIMIT)];
  const part = rows.slice((page - 1) * limit, page * limit);
  const value: JsonObject = { rows: part.map(recordBody), page, limit, total: rows.length };
  return { answer: part.length === 0 ? noRecord(ask, value) : valueAnswer(ask.verb, value) };
}
