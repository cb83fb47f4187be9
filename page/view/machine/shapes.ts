/** Shapes of a drawn state machine, and the ways that its moves make between the states. */
import type { MachineTable } from './tables.ts';

export interface Node {
  readonly state: string;
  readonly x: number;
  readonly y: number;
}

export interface Transition {
  readonly from: string;
  readonly to: string;
  /** The triggers that take it. */
  readonly verbs: readonly string[];
  /** SVG path. */
  readonly path: string;
  /** Where its words stand. */
  readonly labelX: number;
  readonly labelY: number;
}

export interface Layout {
  readonly nodes: readonly Node[];
  readonly ways: readonly Transition[];
  readonly width: number;
  readonly height: number;
}

export const NODE_WIDTH = 116;
export const NODE_HEIGHT = 34;

/** How one way is drawn. */
export type TransitionShape = Pick<Transition, 'path' | 'labelX' | 'labelY'>;

/** One way for each pair of states that some move joins, with the triggers that take it. */
export function transitionsBetween(
  nodes: readonly Node[],
  moves: MachineTable['moves'],
  drawnBetween: (from: Node, to: Node) => TransitionShape,
): Transition[] {
  return nodes.flatMap((from) =>
    nodes.flatMap((to): Transition[] => {
      const taken = moves.filter((move) => move.to === to.state && move.from.includes(from.state));
      const verbs = [...new Set(taken.map(({ on }) => on))];
      return verbs.length === 0 || from === to
        ? []
        : [{ from: from.state, to: to.state, verbs, ...drawnBetween(from, to) }];
    }),
  );
}
