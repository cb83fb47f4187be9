/** Owns the states of a prequalification: a result is final the moment it is given. */
import type { Machine } from '#kernel/machine.ts';

export type PrequalState = 'SCORED' | 'FROZEN' | 'NO_HIT';

export const prequalMachine: Machine<PrequalState> = {
  id: 'credit-prequal',
  states: ['SCORED', 'FROZEN', 'NO_HIT'],
  initial: ['SCORED', 'FROZEN', 'NO_HIT'],
  moves: [],
};
