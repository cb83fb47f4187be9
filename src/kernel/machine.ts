/** State machines as tables: legal transitions and reachable states. Pure. */

/** One transition: trigger, source states, target state, and an optional guard over a context. */
export interface Move<State extends string, Trigger extends string, Context = unknown> {
  readonly on: Trigger;
  readonly from: readonly State[];
  readonly to: State;
  /** Returns what blocks the move, or undefined when nothing does. */
  readonly when?: (context: Context) => string | undefined;
}

export interface Machine<State extends string, Trigger extends string = string, Context = unknown> {
  readonly id: string;
  readonly states: readonly State[];
  /** Initial states. */
  readonly initial: readonly State[];
  readonly moves: readonly Move<State, Trigger, Context>[];
}

/** The transitions that leave `state`, regardless of guards. */
export function movesFrom<S extends string, T extends string, C>(
  machine: Machine<S, T, C>,
  state: S,
): readonly Move<S, T, C>[] {
  return machine.moves.filter((move) => move.from.includes(state));
}

/** The transitions that are legal now, and those that a guard blocks, with the reason. */
export function offeredMoves<S extends string, T extends string, C>(
  machine: Machine<S, T, C>,
  state: S,
  context: C,
): { available: Move<S, T, C>[]; blocked: { move: Move<S, T, C>; by: string }[] } {
  const available: Move<S, T, C>[] = [];
  const blocked: { move: Move<S, T, C>; by: string }[] = [];
  for (const move of movesFrom(machine, state)) {
    const by = move.when?.(context);
    if (by === undefined) available.push(move);
    else blocked.push({ move, by });
  }
  return { available, blocked };
}

/** Every state reachable from an initial state, in discovery order. Guards are ignored. */
export function reachable<S extends string, T extends string, C>(machine: Machine<S, T, C>): S[] {
  const seen = new Set<S>(machine.initial);
  for (const state of seen) for (const move of movesFrom(machine, state)) seen.add(move.to);
  return [...seen];
}

/** The shortest sequence of moves from an initial state to `target`; undefined when there is none. */
export function shortestPath<S extends string, T extends string, C>(
  machine: Machine<S, T, C>,
  target: S,
): Move<S, T, C>[] | undefined {
  const paths = new Map<S, Move<S, T, C>[]>(machine.initial.map((state) => [state, []]));
  for (const [state, path] of paths) {
    if (state === target) return path;
    for (const move of movesFrom(machine, state)) if (!paths.has(move.to)) paths.set(move.to, [...path, move]);
  }
  return undefined;
}

/**
 * The state that `on` leads to from `state`; `state` itself when no transition matches. Guards are ignored, because
 * events have already happened.
 */
export function stateAfter<S extends string, T extends string, C>(machine: Machine<S, T, C>, state: S, on: T): S {
  return movesFrom(machine, state).find((move) => move.on === on)?.to ?? state;
}
