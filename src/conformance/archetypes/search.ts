/** Archetype search: records that match every term, newest first. */
import type { SearchVerb } from '../family/family.ts';
import { heldBy, searchable, searchInput, searchTest } from '../records/matching.ts';
import { AS_OF, oneOf, PAGING, textOf } from '../values/inputs.ts';
import { pageSchema } from './answers.ts';
import type { Archetype } from './archetype.ts';
import { pageAnswer } from './list.ts';

export const search: Archetype<SearchVerb> = {
  reads: () => 'records',
  inputs: (family, { by }) => ({
    ...Object.fromEntries(by.map((name) => [name, searchInput(searchable(family, name)).optional()])),
    ...PAGING,
    ...AS_OF,
  }),
  rule: (_family, { by }) => oneOf('query', by),
  answer: (ask, { records }) => {
    const { family, verb, values } = ask;
    const tests = verb.by.flatMap((name) => {
      const term = textOf(values, name);
      return term === undefined ? [] : [{ name, meets: searchTest(term, searchable(family, name)) }];
    });
    const rows = records.filter((record) =>
      tests.every(({ name, meets }) => {
        const held = heldBy(record, name);
        return held !== undefined && meets?.(held) === true;
      }),
    );
    return pageAnswer(ask, rows);
  },
  combinations: (_family, { by }) => ({ anyOf: by.map((name) => ({ required: [name] })) }),
  value: pageSchema,
  example: (family, { by }) =>
    Object.fromEntries(by.slice(0, 1).map((name) => [name, searchable(family, name).example])),
  describe: (family, { by }) => `Finds your ${family.title} by ${by.join(', ')}; every term sent must match.`,
};
