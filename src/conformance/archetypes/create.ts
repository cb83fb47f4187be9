/** Archetype create: adds a record in the family's first state. */
import type { CreateVerb } from '../family/family.ts';
import { type Fields, withChange } from '../records/record.ts';
import { AS_OF, fieldInput } from '../values/inputs.ts';
import { recordSchema } from './answers.ts';
import { type Archetype, examplesOf, recordAnswer, subjectField, subjectValue } from './archetype.ts';
import { keptFields } from './fields.ts';

export const create: Archetype<CreateVerb> = {
  reads: () => 'nothing',
  inputs: (family) => {
    const subject = subjectField(family);
    const fields = family.fields.map((field) => {
      const input = fieldInput(field, 'body');
      return [field.name, field.required && field !== subject ? input.required : input.optional];
    });
    return { ...Object.fromEntries(fields), ...AS_OF };
  },
  answer: (ask) => {
    const { family, verb, at, newId } = ask;
    const fields: Fields = { ...subjectValue(family, ask.standing), ...keptFields(family, ask.values) };
    const change = { verb: verb.verb, to: family.initial, fields };
    return {
      answer: recordAnswer(ask, withChange(undefined, newId, change, at)),
      write: { id: newId, seq: 0, change },
    };
  },
  value: recordSchema,
  example: (family) => examplesOf(family.fields),
  describe: (family) => `Creates one ${family.one} in the state ${family.initial}. ${family.summary}`,
};
