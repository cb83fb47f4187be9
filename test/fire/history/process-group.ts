/** Processes on one store that are killed and restarted while clients continue. */
import { type RealProcess, startProcess } from '../../processes/real-process.ts';

export class ProcessGroup {
  readonly #env: Record<string, string>;
  readonly #members: Promise<RealProcess>[];

  constructor(env: Record<string, string>, size: number) {
    this.#env = env;
    this.#members = Array.from({ length: size }, () => startWhenReady(env));
  }

  /** One of them, chosen by a number from 0 to 1; if just killed, after its restart. */
  member(chance: number): Promise<RealProcess> {
    const chosen = this.#members[Math.floor(chance * this.#members.length)];
    if (chosen === undefined) throw new Error('a process group has at least one member');
    return chosen;
  }

  /** `kill -9` and a replacement. Resolves when the new process is ready. */
  async replace(chance: number): Promise<void> {
    const at = Math.floor(chance * this.#members.length);
    const gone = await this.member(chance);
    this.#members[at] = gone.kill().then(() => startWhenReady(this.#env));
    await this.#members[at];
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map(async (member) => (await member).stop()));
  }
}

/** A process without its database does not start; like any supervisor, this retries. */
async function startWhenReady(env: Record<string, string>): Promise<RealProcess> {
  for (;;) {
    try {
      return await startProcess(env);
    } catch (fault) {
      if (!(fault instanceof Error && fault.message.includes('PostgreSQL could not be reached'))) throw fault;
    }
  }
}
