/** Caches a session's access token until it expires, and renews a rejected one once. */
import { type CounterpartyFault, isFault } from '#ports/counterparty-fault.ts';

/** A token is renewed this long before it expires. */
const EARLY_MS = 60_000;

/** When to renew a token granted for that many seconds. */
export function renewalMs(nowMs: number, seconds: number): number {
  return nowMs + seconds * 1_000 - EARLY_MS;
}

export interface ExpiringAccess {
  /** Epoch milliseconds. */
  readonly untilMs: number;
}

export class KeptAccess<Access extends ExpiringAccess> {
  readonly #renew: () => Promise<Access | CounterpartyFault>;
  readonly #nowMs: () => number;
  #access: Access | undefined;
  /** Concurrent callers share one renewal. */
  #renewing: Promise<Access | CounterpartyFault> | undefined;

  constructor(renew: () => Promise<Access | CounterpartyFault>, nowMs: () => number) {
    this.#renew = renew;
    this.#nowMs = nowMs;
  }

  async fresh(): Promise<Access | CounterpartyFault> {
    if (this.#access !== undefined && this.#access.untilMs > this.#nowMs()) return this.#access;
    this.#renewing ??= this.#renew().finally(() => {
      this.#renewing = undefined;
    });
    const access = await this.#renewing;
    if (!isFault(access)) this.#access = access;
    return access;
  }

  /** The result of a call; one rejected as unauthorized is repeated once with a new token. */
  async calling<Answer extends object>(
    call: (access: Access) => Promise<Answer | CounterpartyFault>,
  ): Promise<Answer | CounterpartyFault> {
    const access = await this.fresh();
    if (isFault(access)) return access;
    const answer = await call(access);
    if (!isFault(answer) || answer.fault !== 'unauthorized') return answer;
    if (this.#access === access) this.#access = undefined;
    const renewed = await this.fresh();
    return isFault(renewed) ? renewed : call(renewed);
  }
}
