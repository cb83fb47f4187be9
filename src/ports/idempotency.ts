/** Port of idempotency: the first answer to a key is the only one for 24 hours. */
import type { IsoInstant } from '#kernel/dates.ts';

export const IDEMPOTENCY_TTL_SECONDS = 86_400;

/**
 * What the first write of a keyed run claims, under `<scope> <attempt>`, so that the event store knows which runs have written and lets
 * none of one name write twice.
 */
export const RUN_CLAIM = 'keyed-run';

/** An answer as it was sent. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

export interface IdempotencyRequest {
  /** Account or caller, method and path. */
  readonly scope: string;
  readonly key: string;
  /** Digest of the body. */
  readonly fingerprint: string;
  readonly now: IsoInstant;
  /** Name of this run if it is the first; unique. */
  readonly attempt: string;
}

export type IdempotencyVerdict =
  | { readonly state: 'fresh'; readonly attempt: string }
  /** An earlier run of that name ended without an answer and may have written: the next run takes the same name. */
  | { readonly state: 'retaken'; readonly attempt: string }
  | { readonly state: 'replay'; readonly answer: KeptAnswer; readonly attempt: string }
  | { readonly state: 'conflict' }
  | { readonly state: 'in-flight' };

export interface Idempotency {
  /** Reserves a fresh key, atomically. */
  begin(request: IdempotencyRequest): Promise<IdempotencyVerdict>;
  /** Keeps the answer for replay. */
  keep(scope: string, key: string, answer: KeptAnswer): Promise<void>;
  /** Frees a reservation whose request was refused, so that a corrected one may use the key. */
  free(scope: string, key: string): Promise<void>;
  /** Gives up a reservation whose run ended without an answer; the next request with its key and body retakes it. */
  abandon(scope: string, key: string): Promise<void>;
}
