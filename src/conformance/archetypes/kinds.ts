/** Table of archetypes by kind of verb. */
import type { Verb, VerbKind } from '../family/family.ts';
import type { Archetype } from './archetype.ts';
import { assess } from './assess.ts';
import { create } from './create.ts';
import { exportRows } from './export.ts';
import { formula } from './formula.ts';
import { get } from './get.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { search } from './search.ts';
import { summarize } from './summarize.ts';
import { transition } from './transition.ts';
import { update } from './update.ts';

const ARCHETYPES: { readonly [K in VerbKind]: Archetype<Extract<Verb, { kind: K }>> } = {
  create,
  get,
  list,
  search,
  update,
  transition,
  assess,
  calculate: formula,
  validate: formula,
  summarize,
  export: exportRows,
  history,
};

/** The interpreter of a verb. The table pairs each kind with its own type, which the look-up widens. */
export function archetypeOf(verb: Verb): Archetype<Verb> {
  return ARCHETYPES[verb.kind] as unknown as Archetype<Verb>;
}
