/** State machine of a prequalification; every result is final. */
import type { Machine } from '#kernel/machine.ts';

export type PrequalState = 'SCORED' | 'FROZEN' | 'NO_HIT';

export const prequalMachine: Machine<PrequalState> = {
  id: 'credit-prequal',
  states: ['SCORED', 'FROZEN', 'NO_HIT'],
  initial: ['SCORED', 'FROZEN', 'NO_HIT'],
  moves: [],
};
