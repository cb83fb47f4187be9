/** Keeps the access token of a session until it lapses, and renews one that the counterparty refuses, once. */
import { type CounterpartyFault, isFault } from '#ports/counterparty-fault.ts';

/** A token is renewed this long before it lapses. */
const EARLY_MS = 60_000;

/** When an access that was granted for so many seconds is renewed. */
export function renewalMs(nowMs: number, seconds: number): number {
  return nowMs + seconds * 1_000 - EARLY_MS;
}

export interface Lapsing {
  /** Epoch milliseconds. */
  readonly untilMs: number;
}

export class KeptAccess<Access extends Lapsing> {
  readonly #renew: () => Promise<Access | CounterpartyFault>;
  readonly #nowMs: () => number;
  #access: Access | undefined;
  /** Callers who need an access at the same moment share one renewal. */
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

  /** What the call answers; one that is refused as unauthorized is made once more with a new access. */
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
