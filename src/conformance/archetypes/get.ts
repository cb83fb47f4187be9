/** Archetype get: one record by id or field values; the newest of several. */
import { problem } from '#kernel/problems.ts';
import type { Family, GetVerb } from '../family/family.ts';
import { passes } from '../records/record.ts';
import { AS_OF, type InputValues, idInput, optionalFields } from '../values/inputs.ts';
import { recordSchema } from './answers.ts';
import { type Archetype, examplesOf, noRecord, recordAnswer, subjectField, subjectValue } from './archetype.ts';

export const get: Archetype<GetVerb> = {
  reads: ({ where, by }, values) =>
    values.id !== undefined && where === undefined && by.length === 0 ? 'record' : 'records',
  inputs: (family, { by }) => {
    const id = idInput(family.idPrefix);
    return {
      id: by.length === 0 ? id.required : id.optional,
      ...optionalFields(byFields(family, by), 'query'),
      ...AS_OF,
    };
  },
  rule: (family, { by }) => {
    const needed = byFields(family, by).filter((field) => field !== subjectField(family));
    return ({ has }) =>
      needed
        .filter(({ name }) => !has('id') && !has(name))
        .map(({ name }) => problem('query', name, `${name}, or the id of a record`, undefined));
  },
  answer: (ask, { record, records }) => {
    const { family, verb } = ask;
    const wanted: InputValues = {
      ...(ask.values.id === undefined ? subjectValue(family, ask.standing) : {}),
      ...ask.values,
    };
    const found = [...(record === undefined ? [] : [record]), ...records].find(
      (one) =>
        (wanted.id === undefined || one.id === wanted.id) &&
        verb.by.every((name) => wanted[name] === undefined || one.fields[name] === wanted[name]) &&
        passes(family, verb.condition(), one, ask.today),
    );
    return { answer: found === undefined ? noRecord(ask) : recordAnswer(ask, found) };
  },
  combinations: (_family, { by }) => (by.length === 0 ? {} : { anyOf: [{ required: ['id'] }, { required: [...by] }] }),
  value: recordSchema,
  example: (family, { by }) => examplesOf(byFields(family, by)),
  describe: (family, { by, where }) => {
    const how = by.length === 0 ? 'its id' : `its id, or the newest by ${by.join(' and ')}`;
    return `Reads one ${family.one} by ${how}${where === undefined ? '' : `, among those where ${where}`}.`;
  },
};

function byFields(family: Family, by: readonly string[]) {
  return family.fields.filter((field) => by.includes(field.name));
}
