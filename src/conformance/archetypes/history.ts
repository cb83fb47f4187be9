/** Archetype history: the events of one record, in order. */
import type { HistoryVerb } from '../family/family.ts';
import { AS_OF, idInput } from '../values/inputs.ts';
import { historySchema } from './answers.ts';
import { type Archetype, noRecord, valueAnswer } from './archetype.ts';

export const history: Archetype<HistoryVerb> = {
  reads: () => 'record',
  inputs: (family) => ({ id: idInput(family.idPrefix).required, ...AS_OF }),
  answer: (ask, { record }) => {
    if (record === undefined) return { answer: noRecord(ask) };
    const events = record.history.map((entry) => ({ ...entry }));
    return { answer: valueAnswer(ask.verb, { id: record.id, events, total: events.length }) };
  },
  value: () => historySchema,
  example: () => ({}),
  describe: (family) => `Lists the events of one ${family.one}, in order.`,
};
