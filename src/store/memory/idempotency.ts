/** In-memory idempotency answers. */
import { epochMs } from '#kernel/dates.ts';
import {
  IDEMPOTENCY_TTL_SECONDS,
  type Idempotency,
  type IdempotencyRequest,
  type IdempotencyVerdict,
  type KeptAnswer,
} from '#ports/idempotency.ts';

interface Kept {
  readonly fingerprint: string;
  readonly sinceMs: number;
  readonly attempt: string;
  isAbandoned: boolean;
  answer?: KeptAnswer;
}

export class MemoryIdempotency implements Idempotency {
  readonly #kept = new Map<string, Kept>();

  async begin({ scope, key, fingerprint, now, attempt }: IdempotencyRequest): Promise<IdempotencyVerdict> {
    const name = JSON.stringify([scope, key]);
    const nowMs = epochMs(now);
    const known = this.#kept.get(name);
    if (known === undefined || nowMs - known.sinceMs >= IDEMPOTENCY_TTL_SECONDS * 1000) {
      this.#kept.set(name, { fingerprint, sinceMs: nowMs, attempt, isAbandoned: false });
      return { state: 'fresh', attempt };
    }
    if (known.fingerprint !== fingerprint) return { state: 'conflict' };
    if (known.isAbandoned) {
      known.isAbandoned = false;
      return { state: 'retaken', attempt: known.attempt };
    }
    const { answer } = known;
    return answer === undefined ? { state: 'in-flight' } : { state: 'replay', answer, attempt: known.attempt };
  }

  async keep(scope: string, key: string, answer: KeptAnswer): Promise<void> {
    const known = this.#kept.get(JSON.stringify([scope, key]));
    if (known !== undefined) known.answer = answer;
  }

  async free(scope: string, key: string): Promise<void> {
    this.#kept.delete(JSON.stringify([scope, key]));
  }

  async abandon(scope: string, key: string): Promise<void> {
    const known = this.#kept.get(JSON.stringify([scope, key]));
    if (known !== undefined) known.isAbandoned = known.answer === undefined;
  }
}
