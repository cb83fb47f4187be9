/** Shapes of a drawn state machine: its states and the transitions between them. */
import type { MachineTable } from './tables.ts';

export interface Node {
  readonly state: string;
  readonly x: number;
  readonly y: number;
}

export interface Transition {
  readonly from: string;
  readonly to: string;
  /** The verbs that trigger it. */
  readonly verbs: readonly string[];
  /** SVG path. */
  readonly path: string;
  /** Position of its label. */
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

/** How a transition is drawn. */
export type TransitionShape = Pick<Transition, 'path' | 'labelX' | 'labelY'>;

/** One transition for each connected pair of states, with the verbs that trigger it. */
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
