/** Records calls and answers by one clock. */
import type { Answered, RealProcess } from '../real-process.ts';
import type { Operation } from './linearizable.ts';

/** Sends to a process that may die under the call: answered, lost on the way, or known to have reached nobody. */
export type Sent = Answered | 'LOST' | 'UNSENT';

const UNAVAILABLE = 503;

export async function sent(
  process: RealProcess,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Sent> {
  try {
    const answer = await process.send(method, path, body, headers);
    // The store did not answer; what it had been asked for may be done all the same.
    return answer.status === UNAVAILABLE ? 'LOST' : answer;
  } catch (fault) {
    // What `fetch` throws when nobody answers, and what a body that breaks off leaves to be parsed.
    if (!(fault instanceof TypeError) && !(fault instanceof SyntaxError)) throw fault;
    const { code } = (fault.cause ?? {}) as { code?: unknown };
    return code === 'ECONNREFUSED' ? 'UNSENT' : 'LOST';
  }
}

export class Recorder<Input, Output> {
  readonly history: Operation<Input, Output>[] = [];

  /** Makes the call and notes it, unless it reached nobody. A question whose answer was lost tells and does nothing, and is left out. */
  async call(input: Input, ask: () => Promise<Sent>, outputOf: (answer: Answered) => Output): Promise<void> {
    const calledMs = performance.now();
    const answer = await ask();
    if (answer === 'UNSENT') return;
    if (answer === 'LOST')
      this.history.push({ input, output: undefined, calledMs, returnedMs: Number.POSITIVE_INFINITY });
    else this.history.push({ input, output: outputOf(answer), calledMs, returnedMs: performance.now() });
  }
}
