/** State machines as tables: legal transitions and reachable states. Pure. */

/** One row: trigger, the states it may leave, where it leads, and an optional guard over a context. */
export interface Move<State extends string, Trigger extends string, Context = unknown> {
  readonly on: Trigger;
  readonly from: readonly State[];
  readonly to: State;
  /** Names what blocks the move now, or undefined when nothing does. */
  readonly when?: (context: Context) => string | undefined;
}

export interface Machine<State extends string, Trigger extends string = string, Context = unknown> {
  readonly id: string;
  readonly states: readonly State[];
  /** States a subject may be born in. */
  readonly initial: readonly State[];
  readonly moves: readonly Move<State, Trigger, Context>[];
}

/** The rows that leave `state`, guards not yet asked. */
export function movesFrom<S extends string, T extends string, C>(
  machine: Machine<S, T, C>,
  state: S,
): readonly Move<S, T, C>[] {
  return machine.moves.filter((move) => move.from.includes(state));
}

/** The rows that are legal now, and those that a guard holds back with what holds them. */
export function offered<S extends string, T extends string, C>(
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

/** Every state that some sequence of moves reaches from an initial state, in discovery order. Guards are ignored. */
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

/** Where `on` leads from `state`; the state itself when no row takes it there. Guards are not asked: a fact has happened. */
export function stateAfter<S extends string, T extends string, C>(machine: Machine<S, T, C>, state: S, on: T): S {
  return movesFrom(machine, state).find((move) => move.on === on)?.to ?? state;
}
