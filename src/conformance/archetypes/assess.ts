/** Archetype assess: a counterparty's verdict, derived by hash; never changes the state. */
import { z } from 'zod';
import type { JsonObject } from '#kernel/answer.ts';
import { wordsOf } from '#kernel/describe.ts';
import { fnv1a32, hashId } from '#kernel/hash.ts';
import { type Problem, problem, problemWithGot } from '#kernel/problems.ts';
import type { AssessVerb, Family } from '../family/family.ts';
import { availableMoves } from '../records/guard.ts';
import type { Fields } from '../records/record.ts';
import { AS_OF, fieldInput, idInput, optionalFields, type SentValues, textOf } from '../values/inputs.ts';
import { sentSchema } from '../values/values.ts';
import {
  type Archetype,
  examplesOf,
  noRecord,
  type RowRequest,
  refusedByState,
  subjectField,
  subjectValue,
  valueAnswer,
} from './archetype.ts';
import { keptFields } from './fields.ts';

export const assess: Archetype<AssessVerb> = {
  reads: (_verb, values) => (values.id === undefined ? 'nothing' : 'record'),
  inputs: (family, { outcomes }) => ({
    id: idInput(family.idPrefix).optional,
    ...optionalFields(family.fields, 'body'),
    forceOutcome: sentSchema({ type: 'enum', values: outcomes, example: outcomes[0] ?? '' }, 'body').optional(),
    ...AS_OF,
  }),
  rule: (family) => (sent) => (sent.has('id') ? doubledFields(family, sent) : missingFields(family, sent)),
  answer: (ask, { record }) => {
    const { family, verb, values } = ask;
    if (values.id === undefined) {
      const fields = { ...subjectValue(family, ask.standing), ...keptFields(family, values) };
      return { answer: valueAnswer(verb, opinion(ask, fields)) };
    }
    if (record === undefined) return { answer: noRecord(ask) };
    if (family.terminal.has(record.state)) return { answer: refusedByState(ask, record, []) };
    const value = opinion(ask, record.fields);
    const assessment = { ...value, at: ask.at, simulated: true };
    const change = { verb: verb.verb, from: record.state, to: record.state, assessment };
    const available = availableMoves(family, record, ask.today, ask.base);
    return { answer: valueAnswer(verb, value, { available }), write: { id: record.id, seq: record.seq, change } };
  },
  combinations: (family) => {
    const subject = subjectField(family);
    const required = family.fields.filter((field) => field.required && field !== subject).map((field) => field.name);
    return { anyOf: [{ required: ['id'] }, { required }] };
  },
  value: (_family, { ask, outcomes }) =>
    z.strictObject({ outcome: z.enum([...outcomes]), reference: z.string(), counterparty: z.literal(ask) }),
  example: (family) => examplesOf(family.fields.filter((field) => field.required)),
  describe: (family, { ask, outcomes }) =>
    `Requests the ${ask} sandbox's verdict on one ${family.one}, or on the fields in the request: ${outcomes.join(', ')}. The state does not change.`,
};

function missingFields(family: Family, sent: SentValues): Problem[] {
  const subject = subjectField(family);
  return family.fields
    .filter((field) => field.required && field !== subject && !sent.has(field.name))
    .map((field) =>
      problem(
        'body',
        field.name,
        `${wordsOf(fieldInput(field, 'body').required).expected}, or the id of a record`,
        undefined,
      ),
    );
}

/** A stored record is assessed as it is; fields sent beside its id would be ignored, so they are refused. */
function doubledFields(family: Family, sent: SentValues): Problem[] {
  return family.fields
    .filter((field) => sent.has(field.name))
    .map((field) =>
      problemWithGot('body', field.name, 'left out beside id, because the record has the values', 'a value'),
    );
}

/** The text hashed for an outcome: the row, then the required fields in stored form, in order. */
function outcomeKey(family: Family, verb: AssessVerb, fields: Fields): string {
  const required = family.fields.filter((field) => field.required).map((field) => String(fields[field.name] ?? ''));
  return `${family.noun}/${verb.verb}|${required.join('|')}`;
}

function opinion(ask: RowRequest<AssessVerb>, fields: Fields): JsonObject {
  const { family, verb, standing } = ask;
  const key = outcomeKey(family, verb, fields);
  const adverse = family.fields.some(
    ({ name, type }) => type === 'vin' && standing.adverseVins.has(String(fields[name])),
  );
  const drawn = adverse ? verb.outcomes.length - 1 : fnv1a32(key) % verb.outcomes.length;
  const outcome = textOf(ask.values, 'forceOutcome') ?? verb.outcomes[drawn] ?? '';
  return {
    outcome,
    reference: `${verb.ask.replaceAll('-', '_')}_${hashId('assessment', key)}`,
    counterparty: verb.ask,
  };
}
