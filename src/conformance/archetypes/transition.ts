/** Archetype transition: moves a record to its next state when the guard passes. */
import type { Family, TransitionVerb } from '../family/family.ts';
import { judge } from '../records/guard.ts';
import { withChange } from '../records/record.ts';
import { AS_OF, detailInput, exampleDetail, idInput, optionalFields } from '../values/inputs.ts';
import { recordSchema } from './answers.ts';
import { type Archetype, noRecord, recordAnswer, refusedByGuard, refusedByState } from './archetype.ts';
import { keptDetails, keptFields } from './fields.ts';

export const transition: Archetype<TransitionVerb> = {
  reads: () => 'record',
  inputs: (family, { guard }) => ({
    id: idInput(family.idPrefix).required,
    ...optionalFields(family.fields, 'body'),
    ...Object.fromEntries(detailNames(family, guard.needs).map((name) => [name, detailInput(name).optional()])),
    ...AS_OF,
  }),
  answer: (ask, { record }) => {
    const { family, verb, at } = ask;
    if (record === undefined) return { answer: noRecord(ask) };
    if (!verb.from.includes(record.state)) return { answer: refusedByState(ask, record, verb.from) };
    const change = {
      verb: verb.verb,
      from: record.state,
      to: verb.to,
      fields: keptFields(family, ask.values),
      details: keptDetails(family, ask.values, verb.guard.needs),
    };
    const after = withChange(record, record.id, change, at);
    // The guard is evaluated with the body merged in, in the state before the move.
    const verdict = judge(family, verb.guard, { ...after, state: record.state }, ask.today);
    if (!verdict.holds) return { answer: refusedByGuard(ask, record, verdict) };
    return { answer: recordAnswer(ask, after), write: { id: record.id, seq: record.seq, change } };
  },
  value: recordSchema,
  example: (family, { guard }) =>
    Object.fromEntries(guard.needs.map((name) => [name, family.field.get(name)?.example ?? exampleDetail(name)])),
  describe: (family, { from, to, guard }) => {
    const needs = guard.needs.length === 0 ? '' : ` Requires ${guard.needs.join(', ')}.`;
    const when = guard.when === undefined ? '' : ` Only if ${guard.when}.`;
    return `Moves one ${family.one} from ${from.join(' or ')} to ${to}.${needs}${when}`;
  },
};

/** The names required by a guard besides the family's fields. */
function detailNames(family: Family, needs: readonly string[]): string[] {
  return needs.filter((name) => !family.field.has(name));
}
