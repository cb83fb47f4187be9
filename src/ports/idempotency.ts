/** Port of idempotency: a key returns its first response for 24 hours. */
import type { IsoInstant } from '#kernel/dates.ts';

export const IDEMPOTENCY_TTL_SECONDS = 86_400;

/**
 * Claim prefix for the first write of a keyed run, under `<scope> <attempt>`. The event store thereby records which
 * runs have written, and rejects a second write under the same name.
 */
export const RUN_CLAIM = 'keyed-run';

/** A stored response. */
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
  /** Unique name of this run, if it is the first. */
  readonly attempt: string;
}

export type IdempotencyVerdict =
  | { readonly state: 'fresh'; readonly attempt: string }
  /** An earlier run of that name ended without a response and may have written; the next run gets the same name. */
  | { readonly state: 'retaken'; readonly attempt: string }
  | { readonly state: 'replay'; readonly answer: KeptAnswer; readonly attempt: string }
  | { readonly state: 'conflict' }
  | { readonly state: 'in-flight' };

export interface Idempotency {
  /** Reserves an unused key atomically. */
  begin(request: IdempotencyRequest): Promise<IdempotencyVerdict>;
  /** Stores the response for replay. */
  keep(scope: string, key: string, answer: KeptAnswer): Promise<void>;
  /** Frees the key of a refused request, so that the corrected request can use it. */
  free(scope: string, key: string): Promise<void>;
  /**
   * Abandons the reservation of a run that ended without a response; the next request with its key and body retakes it.
   */
  abandon(scope: string, key: string): Promise<void>;
}
