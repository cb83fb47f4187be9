/** Archetype update: changes named fields of a record that is not in a final state. */
import type { UpdateVerb } from '../family/family.ts';
import { judge } from '../records/guard.ts';
import { withChange } from '../records/record.ts';
import { AS_OF, idInput, oneOf, optionalFields } from '../values/inputs.ts';
import { recordSchema } from './answers.ts';
import { type Archetype, examplesOf, noRecord, recordAnswer, refusedByGuard, refusedByState } from './archetype.ts';
import { keptFields } from './fields.ts';

export const update: Archetype<UpdateVerb> = {
  reads: () => 'record',
  inputs: (family, { fields }) => ({
    id: idInput(family.idPrefix).required,
    ...optionalFields(
      family.fields.filter((field) => fields.includes(field.name)),
      'body',
    ),
    ...AS_OF,
  }),
  rule: (_family, { fields }) => oneOf('body', fields),
  answer: (ask, { record }) => {
    const { family, verb, at } = ask;
    if (record === undefined) return { answer: noRecord(ask) };
    if (family.terminal.has(record.state)) return { answer: refusedByState(ask, record, []) };
    const fields = keptFields(family, ask.values, verb.fields);
    const change = { verb: verb.verb, from: record.state, to: record.state, fields };
    const after = withChange(record, record.id, change, at);
    const verdict = judge(family, verb.guard, after, ask.today);
    if (!verdict.holds) return { answer: refusedByGuard(ask, record, verdict) };
    return { answer: recordAnswer(ask, after), write: { id: record.id, seq: record.seq, change } };
  },
  combinations: (_family, { fields }) => ({ anyOf: fields.map((name) => ({ required: [name] })) }),
  value: recordSchema,
  example: (family, { fields }) => examplesOf(family.fields.filter((field) => fields.includes(field.name))),
  describe: (family, { fields, guard }) =>
    `Changes ${fields.join(', ')} of one ${family.one}${guard.when === undefined ? '' : `, if ${guard.when}`}.`,
};
