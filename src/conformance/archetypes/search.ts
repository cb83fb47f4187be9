/** Archetype search: records that match every term, newest first. */
import type { SearchVerb } from '../family/family.ts';
import { pageSchema } from '../listing/schemas.ts';
import { asOfInput, PAGING, textOf } from '../values/inputs.ts';
import { heldBy, searchable, searchInput, searchTest } from '../values/matching.ts';
import { type Archetype, noneOf } from './archetype.ts';
import { paged } from './list.ts';

export const search: Archetype<SearchVerb> = {
  reads: () => 'records',
  inputs: (family, { by }) => [...by.map((name) => searchInput(searchable(family, name))), ...PAGING, asOfInput],
  check: (ask) => noneOf(ask, ask.verb.by),
  answer: (ask, { records }) => {
    const { family, verb, values } = ask;
    const rows = records.filter((record) =>
      verb.by.every((name) => {
        const term = textOf(values, name);
        if (term === undefined) return true;
        const held = heldBy(record, name);
        return held !== undefined && searchTest(term, searchable(family, name))?.(held) === true;
      }),
    );
    return paged(ask, rows);
  },
  combinations: (_family, { by }) => ({ anyOf: by.map((name) => ({ required: [name] })) }),
  value: pageSchema,
  example: (family, { by }) =>
    Object.fromEntries(by.slice(0, 1).map((name) => [name, searchable(family, name).example])),
  describe: (family, { by }) => `Finds your ${family.title} by ${by.join(', ')}; every term sent must match.`,
};
