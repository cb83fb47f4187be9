/** Owns the promise of idempotency: the first answer to a key is the only one, for 24 hours. */
import type { IsoInstant } from '#kernel/dates.ts';

export const IDEMPOTENCY_TTL_SECONDS = 86_400;

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
}

export type IdempotencyVerdict =
  | { readonly state: 'fresh' }
  | { readonly state: 'replay'; readonly answer: KeptAnswer }
  | { readonly state: 'conflict' }
  | { readonly state: 'in-flight' };

export interface Idempotency {
  /** Reserves a fresh key, atomically. */
  begin(request: IdempotencyRequest): Promise<IdempotencyVerdict>;
  /** Keeps the answer for replay. */
  keep(scope: string, key: string, answer: KeptAnswer): Promise<void>;
  /** Frees a reservation whose request was refused or failed, so that a corrected one may use the key. */
  free(scope: string, key: string): Promise<void>;
}
