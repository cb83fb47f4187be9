/** Owns kept answers on the embedded database; lapsed ones are swept as fresh keys arrive. */
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
const KNOWN = 'SELECT fingerprint, answer FROM kept_answers WHERE scope = ? AND key = ?';
const RESERVE = 'INSERT INTO kept_answers (scope, key, fingerprint, since_ms) VALUES (?, ?, ?, ?)';
const KEEP = 'UPDATE kept_answers SET answer = ? WHERE scope = ? AND key = ?';
const ABANDONED = 'DELETE FROM kept_answers WHERE answer IS NULL';
const FREE = 'DELETE FROM kept_answers WHERE scope = ? AND key = ?';

export class SqliteIdempotency implements Idempotency {
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
    // Reservations of a process that died were never answered; this process owns the file, so they are free again.
    driver.sql(ABANDONED).run();
  }

  async begin({ scope, key, fingerprint, now }: IdempotencyRequest): Promise<IdempotencyVerdict> {
    const nowMs = epochMs(now);
    return this.#driver.write((): IdempotencyVerdict => {
      this.#driver.sql(SWEEP).run(nowMs - IDEMPOTENCY_TTL_SECONDS * 1000);
      const known = this.#driver.sql(KNOWN).get(scope, key) as
        | { fingerprint: string; answer: string | null }
        | undefined;
      if (known === undefined) {
        this.#driver.sql(RESERVE).run(scope, key, fingerprint, nowMs);
        return { state: 'fresh' };
      }
      if (known.fingerprint !== fingerprint) return { state: 'conflict' };
      if (known.answer === null) return { state: 'in-flight' };
      return { state: 'replay', answer: JSON.parse(known.answer) as KeptAnswer };
    });
  }

  async keep(scope: string, key: string, answer: KeptAnswer): Promise<void> {
    await this.#driver.write(() => this.#driver.sql(KEEP).run(JSON.stringify(answer), scope, key));
  }

  async free(scope: string, key: string): Promise<void> {
    await this.#driver.write(() => this.#driver.sql(FREE).run(scope, key));
  }
}
