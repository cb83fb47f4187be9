/** Idempotency answers on the embedded database; expired ones are deleted as new keys arrive. */
import { epochMs } from '#kernel/dates.ts';
import {
  IDEMPOTENCY_TTL_SECONDS,
  type Idempotency,
  type IdempotencyRequest,
  type IdempotencyVerdict,
  type KeptAnswer,
} from '#ports/idempotency.ts';
import type { SqliteDriver } from './driver.ts';

const SWEEP = 'DELETE FROM kept_answers WHERE since_ms <= ?';
const KNOWN = 'SELECT fingerprint, answer, attempt, abandoned FROM kept_answers WHERE scope = ? AND key = ?';
const RESERVE = 'INSERT INTO kept_answers (scope, key, fingerprint, since_ms, attempt) VALUES (?, ?, ?, ?, ?)';
const RETAKE = 'UPDATE kept_answers SET abandoned = 0 WHERE scope = ? AND key = ?';
const KEEP = 'UPDATE kept_answers SET answer = ? WHERE scope = ? AND key = ?';
const ABANDON = 'UPDATE kept_answers SET abandoned = 1 WHERE scope = ? AND key = ? AND answer IS NULL';
const ABANDON_ALL = 'UPDATE kept_answers SET abandoned = 1 WHERE answer IS NULL';
const FREE = 'DELETE FROM kept_answers WHERE scope = ? AND key = ?';

export class SqliteIdempotency implements Idempotency {
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
    // Reservations without an answer belong to a process that died, since this process owns the file; they may be
    // retaken.
    driver.sql(ABANDON_ALL).run();
  }

  async begin({ scope, key, fingerprint, now, attempt }: IdempotencyRequest): Promise<IdempotencyVerdict> {
    const nowMs = epochMs(now);
    return this.#driver.write((): IdempotencyVerdict => {
      this.#driver.sql(SWEEP).run(nowMs - IDEMPOTENCY_TTL_SECONDS * 1000);
      const known = this.#driver.sql(KNOWN).get(scope, key) as
        | { fingerprint: string; answer: string | null; attempt: string; abandoned: number }
        | undefined;
      if (known === undefined) {
        this.#driver.sql(RESERVE).run(scope, key, fingerprint, nowMs, attempt);
        return { state: 'fresh', attempt };
      }
      if (known.fingerprint !== fingerprint) return { state: 'conflict' };
      if (known.answer === null) {
        if (known.abandoned === 0) return { state: 'in-flight' };
        this.#driver.sql(RETAKE).run(scope, key);
        return { state: 'retaken', attempt: known.attempt };
      }
      return { state: 'replay', answer: JSON.parse(known.answer) as KeptAnswer, attempt: known.attempt };
    });
  }

  async keep(scope: string, key: string, answer: KeptAnswer): Promise<void> {
    await this.#driver.write(() => this.#driver.sql(KEEP).run(JSON.stringify(answer), scope, key));
  }

  async free(scope: string, key: string): Promise<void> {
    await this.#driver.write(() => this.#driver.sql(FREE).run(scope, key));
  }

  async abandon(scope: string, key: string): Promise<void> {
    await this.#driver.write(() => this.#driver.sql(ABANDON).run(scope, key));
  }
}
