/** Records calls and responses on one clock. */
import type { Answered, RealProcess } from '../../processes/real-process.ts';
import type { Operation } from './linearizable.ts';

/** The result of sending to a process that may die: answered, lost, or known not to have arrived. */
export type Sent = Answered | 'LOST' | 'UNSENT';

const UNAVAILABLE = 503;

export async function sendRecorded(
  process: RealProcess,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Sent> {
  try {
    const answer = await process.send(method, path, body, headers);
    // The store did not respond; the operation may still have happened.
    return answer.status === UNAVAILABLE ? 'LOST' : answer;
  } catch (fault) {
    // `fetch` throws these when nobody responds, and parsing an aborted body does.
    if (!(fault instanceof TypeError) && !(fault instanceof SyntaxError)) throw fault;
    const { code } = (fault.cause ?? {}) as { code?: unknown };
    return code === 'ECONNREFUSED' ? 'UNSENT' : 'LOST';
  }
}

export class Recorder<Input, Output> {
  readonly history: Operation<Input, Output>[] = [];

  /** Makes and records a call, unless it never arrived. A read without a response has no effect and is left out. */
  async call(input: Input, ask: () => Promise<Sent>, outputOf: (answer: Answered) => Output): Promise<void> {
    const calledMs = performance.now();
    const answer = await ask();
    if (answer === 'UNSENT') return;
    if (answer === 'LOST')
      this.history.push({ input, output: undefined, calledMs, returnedMs: Number.POSITIVE_INFINITY });
    else this.history.push({ input, output: outputOf(answer), calledMs, returnedMs: performance.now() });
  }
}
