/**
 * The judgement whether a history of concurrent calls is linearizable: whether there is an order of the calls, each taking effect
 * at one moment between its call and its return, in which a simple object that does one thing after the other would have answered as
 * the service did.
 *
 * A call whose answer never came, because its process died or its database was lost, may have taken effect at any moment after it was
 * made, or never: its return lies at infinity and its place in the order may stay empty. Nothing else is forgiven. A call that is known
 * not to have reached anybody does not belong in a history at all.
 *
 * The search is that of Wing and Gong (1993) with the memory of Lowe (2017): it takes one call after the other that could be next, those
 * that were made before any call that is left had returned, and never looks twice at the same set of taken calls in the same state.
 * Objects that do not touch are judged apart, since linearizability is local: a history per deal, a history per account.
 */

export interface Operation<Input, Output> {
  readonly input: Input;
  /** Undefined without a response. */
  readonly output: Output | undefined;
  /** Milliseconds on a monotonic clock shared by all clients. */
  readonly calledMs: number;
  /** Infinity without a response. */
  readonly returnedMs: number;
}

/** A sequential object. */
export interface Model<State, Input, Output> {
  readonly initial: State;
  /**
   * The state after the call; undefined when that response is impossible in this state. Without a response, any is
   * possible.
   */
  readonly step: (state: State, input: Input, output: Output | undefined) => State | undefined;
  /** True for a call that never changes the state: a read, or a refusal. */
  readonly isQuestion: (input: Input, output: Output) => boolean;
  /** Equal for equal states. */
  readonly nameOf: (state: State) => string;
}

export type Verdict<Operation> =
  | { readonly isLinearizable: true; readonly order: readonly Operation[] }
  /** The longest order found, and the calls of which none could be next. */
  | { readonly isLinearizable: false; readonly longest: readonly Operation[]; readonly stuckAt: readonly Operation[] };

/** A history needing more steps is too complex to check; that fails the test. */
const LOOKS_MAX = 2_000_000;

/** Checks a history. Throws when it is too complex. */
export function judge<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: readonly Operation<Input, Output>[],
): Verdict<Operation<Input, Output>> {
  const calls = history.toSorted((a, b) => a.calledMs - b.calledMs);
  const search = new Search(model, calls);
  const order = search.from(0n, model.initial) ? search.order : undefined;
  if (order !== undefined) return { isLinearizable: true, order };
  return { isLinearizable: false, longest: search.longest, stuckAt: search.stuckAt };
}

interface Choice<Input, Output> {
  readonly call: Operation<Input, Output>;
  /** Its bit in the set of taken calls. */
  readonly bit: bigint;
}

class Search<State, Input, Output> {
  readonly order: Operation<Input, Output>[] = [];
  longest: readonly Operation<Input, Output>[] = [];
  stuckAt: readonly Operation<Input, Output>[] = [];
  readonly #model: Model<State, Input, Output>;
  readonly #calls: readonly Operation<Input, Output>[];
  readonly #seen = new Set<string>();

  constructor(model: Model<State, Input, Output>, calls: readonly Operation<Input, Output>[]) {
    this.#model = model;
    this.#calls = calls;
  }

  /** True when the remaining calls can follow in some order. */
  from(taken: bigint, state: State): boolean {
    const next = this.#possible(taken);
    if (next.every(({ call }) => call.output === undefined)) return true;
    if (this.order.length >= this.longest.length) {
      this.longest = [...this.order];
      this.stuckAt = next.map(({ call }) => call);
    }
    for (const { call, bit } of this.#choices(next, state)) {
      const after = this.#model.step(state, call.input, call.output);
      if (after === undefined || this.#isIdle(call, state, after) || !this.#isNew(taken | bit, after)) continue;
      this.order.push(call);
      if (this.from(taken | bit, after)) return true;
      this.order.pop();
    }
    return false;
  }

  /** Candidates worth trying next. */
  #choices(next: readonly Choice<Input, Output>[], state: State): readonly Choice<Input, Output>[] {
    const { isQuestion, step } = this.#model;
    const fitting = next.find(
      ({ call: { input, output } }) =>
        output !== undefined && isQuestion(input, output) && step(state, input, output) !== undefined,
    );
    if (fitting !== undefined) return [fitting];
    const visited = new Set<string>();
    return next.filter(({ call }) => {
      if (call.output !== undefined) return true;
      const name = JSON.stringify(call.input);
      const isFirst = !visited.has(name);
      visited.add(name);
      return isFirst;
    });
  }

  /** Calls made before any remaining one returned; calls without a response last, since they need not occur. */
  #possible(taken: bigint): Choice<Input, Output>[] {
    const left = this.#calls.flatMap((call, i) => ((taken >> BigInt(i)) & 1n ? [] : [{ call, bit: 1n << BigInt(i) }]));
    const firstReturnMs = left.reduce((first, { call }) => Math.min(first, call.returnedMs), Number.POSITIVE_INFINITY);
    return left
      .filter(({ call }) => call.calledMs <= firstReturnMs)
      .sort((a, b) => Number(a.call.output === undefined) - Number(b.call.output === undefined));
  }

  /** A call without a response that changes nothing can be left out. */
  #isIdle({ output }: Operation<Input, Output>, before: State, after: State): boolean {
    return output === undefined && this.#model.nameOf(before) === this.#model.nameOf(after);
  }

  #isNew(taken: bigint, state: State): boolean {
    const name = `${taken.toString(36)} ${this.#model.nameOf(state)}`;
    if (this.#seen.has(name)) return false;
    if (this.#seen.size >= LOOKS_MAX)
      throw new Error(`a history of ${this.#calls.length} calls is too tangled to judge`);
    this.#seen.add(name);
    return true;
  }
}

/** Explains a verdict. */
export function explainVerdict<Op extends Operation<unknown, unknown>>(verdict: Verdict<Op>): string {
  if (verdict.isLinearizable) return 'linearizable';
  const line = ({ input, output, calledMs, returnedMs }: Op) =>
    `  ${calledMs.toFixed(1)}–${returnedMs.toFixed(1)} ${JSON.stringify(input)} → ${JSON.stringify(output)}`;
  return [
    `not linearizable: after ${verdict.longest.length} calls none of these can be next`,
    ...verdict.stuckAt.map(line),
    'the last that could:',
    ...verdict.longest.slice(-8).map(line),
  ].join('\n');
}
