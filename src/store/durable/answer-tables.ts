/** Owns kept answers inside one partition; lapsed ones are swept as fresh keys arrive. Synchronous. */
import { epochMs } from '#kernel/dates.ts';
import {
  IDEMPOTENCY_TTL_SECONDS,
  type IdempotencyRequest,
  type IdempotencyVerdict,
  type KeptAnswer,
} from '#ports/idempotency.ts';
import type { Schema } from './schema.ts';

/** A reservation that was not answered for so long belonged to an isolate that died; no request takes half as long. */
const RESERVATION_SECONDS = 30;

const SWEEP = 'DELETE FROM kept_answers WHERE since_ms <= ?';
const KNOWN = 'SELECT fingerprint, since_ms, answer FROM kept_answers WHERE scope = ? AND key = ?';
const RESERVE = `INSERT INTO kept_answers (scope, key, fingerprint, since_ms) VALUES (?, ?, ?, ?)
  ON CONFLICT (scope, key) DO UPDATE SET fingerprint = excluded.fingerprint, since_ms = excluded.since_ms`;
const KEEP = 'UPDATE kept_answers SET answer = ? WHERE scope = ? AND key = ? AND answer IS NULL';
const FREE = 'DELETE FROM kept_answers WHERE scope = ? AND key = ? AND answer IS NULL';

export class AnswerTables {
  readonly #schema: Schema;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  begin({ scope, key, fingerprint, now }: IdempotencyRequest): IdempotencyVerdict {
    const nowMs = epochMs(now);
    this.#schema.rows('kept_answers', SWEEP, nowMs - IDEMPOTENCY_TTL_SECONDS * 1000);
    const [known] = this.#schema.rows('kept_answers', KNOWN, scope, key);
    const answer = known?.answer;
    const isAbandoned = answer === null && Number(known?.since_ms) <= nowMs - RESERVATION_SECONDS * 1000;
    if (known === undefined || isAbandoned) {
      this.#schema.write('kept_answers', RESERVE, scope, key, fingerprint, nowMs);
      return { state: 'fresh' };
    }
    if (known.fingerprint !== fingerprint) return { state: 'conflict' };
    return typeof answer === 'string'
      ? { state: 'replay', answer: JSON.parse(answer) as KeptAnswer }
      : { state: 'in-flight' };
  }

  keep(scope: string, key: string, answer: KeptAnswer): void {
    this.#schema.rows('kept_answers', KEEP, JSON.stringify(answer), scope, key);
  }

  free(scope: string, key: string): void {
    this.#schema.rows('kept_answers', FREE, scope, key);
  }
}
