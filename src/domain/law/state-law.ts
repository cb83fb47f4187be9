/** Looks up a state's legal figures with their statutes. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { Authority } from '../desk/in-force.ts';
import type { StateCode } from '../places/states.ts';
import { type LawCell, STATE_LAW } from './state-law.data.ts';

export type LawTopic = keyof typeof STATE_LAW;

/** A legal figure with its source. */
export interface LawFigure extends Authority {
  readonly value: number;
}

/** The figure of a state; undefined when none is on file. */
export function stateLaw(topic: LawTopic, state: StateCode): LawFigure | undefined {
  const cell: LawCell | undefined = STATE_LAW[topic][state];
  if (cell === undefined) return undefined;
  const [value, authority, effectiveFrom, confidence, verifiedOn = null, note] = cell;
  return { value, authority, effectiveFrom, verifiedOn, confidence, ...withoutUndefined({ note }) };
}
