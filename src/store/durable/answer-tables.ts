/** Idempotency answers in one partition; expired ones are deleted as new keys arrive. Synchronous. */
import { epochMs } from '#kernel/dates.ts';
import {
  IDEMPOTENCY_TTL_SECONDS,
  type IdempotencyRequest,
  type IdempotencyVerdict,
  type KeptAnswer,
} from '#ports/idempotency.ts';
import type { Schema } from './schema.ts';

/** A reservation without an answer for this long belongs to an isolate that died; no request takes half as long. */
const RESERVATION_SECONDS = 30;

const SWEEP = 'DELETE FROM kept_answers WHERE since_ms <= ?';
const KNOWN = 'SELECT fingerprint, since_ms, answer FROM kept_answers WHERE scope = ? AND key = ?';
const RESERVE = `INSERT INTO kept_answers (scope, key, fingerprint, since_ms) VALUES (?, ?, ?, ?)
  ON CONFLICT (scope, key) DO UPDATE SET fingerprint = excluded.fingerprint, since_ms = excluded.since_ms`;
const SWEEP_ATTEMPTS = 'DELETE FROM attempts WHERE since_ms <= ?';
const ATTEMPT = 'SELECT attempt, abandoned FROM attempts WHERE scope = ? AND key = ?';
const NAME = `INSERT INTO attempts (scope, key, attempt, abandoned, since_ms) VALUES (?, ?, ?, 0, ?)
  ON CONFLICT (scope, key) DO UPDATE SET attempt = excluded.attempt, abandoned = 0, since_ms = excluded.since_ms`;
const ABANDON = 'UPDATE attempts SET abandoned = 1 WHERE scope = ? AND key = ?';
const KEEP = 'UPDATE kept_answers SET answer = ? WHERE scope = ? AND key = ? AND answer IS NULL';
const FREE = 'DELETE FROM kept_answers WHERE scope = ? AND key = ? AND answer IS NULL';

export class AnswerTables {
  readonly #schema: Schema;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  begin(request: IdempotencyRequest): IdempotencyVerdict {
    const { scope, key, fingerprint, now, attempt } = request;
    const nowMs = epochMs(now);
    const lapsedMs = nowMs - IDEMPOTENCY_TTL_SECONDS * 1000;
    this.#schema.rows('kept_answers', SWEEP, lapsedMs);
    this.#schema.rows('attempts', SWEEP_ATTEMPTS, lapsedMs);
    const [known] = this.#schema.rows('kept_answers', KNOWN, scope, key);
    if (known === undefined) {
      this.#reserve(request, attempt, nowMs);
      return { state: 'fresh', attempt };
    }
    if (known.fingerprint !== fingerprint) return { state: 'conflict' };
    const [earlier] = this.#schema.rows('attempts', ATTEMPT, scope, key);
    if (typeof known.answer === 'string') {
      const answer = JSON.parse(known.answer) as KeptAnswer;
      return { state: 'replay', answer, attempt: earlier === undefined ? attempt : String(earlier.attempt) };
    }
    const isDead = Number(known.since_ms) <= nowMs - RESERVATION_SECONDS * 1000;
    if (earlier?.abandoned !== 1 && !isDead) return { state: 'in-flight' };
    const name = earlier === undefined ? attempt : String(earlier.attempt);
    this.#reserve(request, name, nowMs);
    return { state: 'retaken', attempt: name };
  }

  keep(scope: string, key: string, answer: KeptAnswer): void {
    this.#schema.rows('kept_answers', KEEP, JSON.stringify(answer), scope, key);
  }

  free(scope: string, key: string): void {
    this.#schema.rows('kept_answers', FREE, scope, key);
  }

  abandon(scope: string, key: string): void {
    this.#schema.rows('attempts', ABANDON, scope, key);
  }

  #reserve({ scope, key, fingerprint }: IdempotencyRequest, attempt: string, nowMs: number): void {
    this.#schema.write('kept_answers', RESERVE, scope, key, fingerprint, nowMs);
    this.#schema.write('attempts', NAME, scope, key, attempt, nowMs);
  }
}
