/** Idempotency answers on PostgreSQL, shared by every process. */
import { epochMs } from '#kernel/dates.ts';
import {
  IDEMPOTENCY_TTL_SECONDS,
  type Idempotency,
  type IdempotencyRequest,
  type IdempotencyVerdict,
  type KeptAnswer,
} from '#ports/idempotency.ts';
import type { PostgresDriver, Statement } from './driver.ts';

/**
 * A reservation without an answer for this long belongs to a process that died; no request takes half of it. One that
 * far in the future was made before the clock was set back, and counts as old too.
 */
export const RESERVATION_SECONDS = 30;
const SWEEP_EVERY_MS = 60_000;

const RESERVE: Statement = {
  name: 'reserve',
  text: `INSERT INTO kept_answers AS kept (scope, key, fingerprint, since_ms, attempt) VALUES ($1, $2, $3, $4, $7)
    ON CONFLICT (scope, key) DO UPDATE SET fingerprint = excluded.fingerprint, since_ms = excluded.since_ms, answer = NULL,
      abandoned = false, attempt = CASE WHEN kept.since_ms <= $5 THEN excluded.attempt ELSE kept.attempt END
    WHERE kept.since_ms <= $5 OR (
      kept.answer IS NULL AND kept.fingerprint = excluded.fingerprint AND (kept.abandoned OR abs(kept.since_ms - $4) >= $6)
    )
    RETURNING attempt`,
};
const KNOWN: Statement = {
  name: 'kept',
  text: 'SELECT fingerprint, answer, attempt FROM kept_answers WHERE scope = $1 AND key = $2',
};
const KEEP: Statement = {
  name: 'keep',
  text: 'UPDATE kept_answers SET answer = $3 WHERE scope = $1 AND key = $2 AND answer IS NULL',
};
const FREE: Statement = {
  name: 'free',
  text: 'DELETE FROM kept_answers WHERE scope = $1 AND key = $2 AND answer IS NULL',
};
const ABANDON: Statement = {
  name: 'abandon',
  text: `UPDATE kept_answers AS kept SET abandoned = true
    FROM unnest($1::text[], $2::text[], $3::text[]) AS ended (scope, key, attempt)
    WHERE kept.scope = ended.scope AND kept.key = ended.key AND kept.answer IS NULL
      AND (ended.attempt IS NULL OR ended.attempt = kept.attempt)`,
};
const SWEEP: Statement = {
  name: 'sweep-answers',
  text: `DELETE FROM kept_answers WHERE (scope, key) IN
    (SELECT scope, key FROM kept_answers WHERE since_ms <= $1 LIMIT 1000 FOR UPDATE SKIP LOCKED)`,
};

/** A run that ended without an answer. Without `attempt`, a run of any name. */
interface Ended {
  readonly scope: string;
  readonly key: string;
  readonly attempt?: string;
}

interface KnownRow {
  readonly fingerprint: string;
  readonly answer: KeptAnswer | null;
  readonly attempt: string;
}

/** Beyond this, reservations are left to expire. */
const OWED_MAX = 10_000;

export class PostgresIdempotency implements Idempotency {
  readonly #driver: PostgresDriver;
  /**
   * Runs that ended while the database was unreachable. They are recorded when it is back; otherwise their keys would
   * stay blocked until the reservations expire.
   */
  #owed: Ended[] = [];
  #sweptMs = 0;

  constructor(driver: PostgresDriver) {
    this.#driver = driver;
  }

  async begin(request: IdempotencyRequest): Promise<IdempotencyVerdict> {
    const { scope, key, fingerprint, now, attempt } = request;
    const nowMs = epochMs(now);
    const lapsedMs = nowMs - IDEMPOTENCY_TTL_SECONDS * 1000;
    await this.#sweep(nowMs, lapsedMs);
    if (this.#owed.length > 0) await this.#giveUp(this.#owed.splice(0));
    const deadMs = RESERVATION_SECONDS * 1000;
    const reserving = this.#driver.query<{ attempt: string }>(RESERVE, [
      scope,
      key,
      fingerprint,
      nowMs,
      lapsedMs,
      deadMs,
      attempt,
    ]);
    const [reserved] = await reserving.catch((fault: unknown) => {
      // The reservation may exist without a run.
      this.#owe([{ scope, key, attempt }]);
      throw fault;
    });
    if (reserved !== undefined) return { state: reserved.attempt === attempt ? 'fresh' : 'retaken', ...reserved };
    const [known] = await this.#driver.query<KnownRow>(KNOWN, [scope, key]);
    // Freed between the two statements.
    if (known === undefined) return this.begin(request);
    if (known.fingerprint !== fingerprint) return { state: 'conflict' };
    if (known.answer === null) return { state: 'in-flight' };
    return { state: 'replay', answer: known.answer, attempt: known.attempt };
  }

  async keep(scope: string, key: string, answer: KeptAnswer): Promise<void> {
    await this.#driver.query(KEEP, [scope, key, JSON.stringify(answer)]);
  }

  async free(scope: string, key: string): Promise<void> {
    await this.#driver.query(FREE, [scope, key]);
  }

  async abandon(scope: string, key: string): Promise<void> {
    await this.#giveUp([{ scope, key }]);
  }

  async #giveUp(ended: readonly Ended[]): Promise<void> {
    const column = (name: keyof Ended) => ended.map((one) => one[name] ?? null);
    try {
      await this.#driver.query(ABANDON, [column('scope'), column('key'), column('attempt')]);
    } catch (fault) {
      this.#owe(ended);
      throw fault;
    }
  }

  #owe(ended: readonly Ended[]): void {
    if (this.#owed.length < OWED_MAX) this.#owed.push(...ended);
  }

  async #sweep(nowMs: number, lapsedMs: number): Promise<void> {
    if (Math.abs(nowMs - this.#sweptMs) < SWEEP_EVERY_MS) return;
    this.#sweptMs = nowMs;
    await this.#driver.query(SWEEP, [lapsedMs]);
  }
}
