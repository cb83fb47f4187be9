/** Archetype history: the events of one record, in order. */
import type { HistoryVerb } from '../family/family.ts';
import { historySchema } from '../listing/schemas.ts';
import { asOfInput, idInput } from '../values/inputs.ts';
import { type Archetype, nothing, valued } from './archetype.ts';

export const history: Archetype<HistoryVerb> = {
  reads: () => 'record',
  inputs: (family) => [idInput(family.idPrefix, true), asOfInput],
  answer: (ask, { record }) => {
    if (record === undefined) return { answer: nothing(ask) };
    const events = record.history.map((entry) => ({ ...entry }));
    return { answer: valued(ask.verb, { id: record.id, events, total: events.length }) };
  },
  value: historySchema,
  example: () => ({}),
  describe: (family) => `Tells what happened to one ${family.one}, in order.`,
};
