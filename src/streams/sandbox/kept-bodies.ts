/** Bodies of the last calls by account, in bounded memory; the least recently active account is evicted first. */
import { type Bodies, REQUESTS_KEPT } from '#ports/request-log.ts';

/** Characters kept of one body. */
export const BODY_KEPT_MAX = 16_384;
/** Characters kept for one account, and for all accounts. */
export const ACCOUNT_KEPT_MAX = 1_000_000;
export const ALL_KEPT_MAX = 8_000_000;

type Own = { readonly calls: Map<string, Bodies>; length: number };

export class KeptBodies {
  readonly #accounts = new Map<string, Own>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  keep(account: string, requestId: string, { request, answer }: Bodies): void {
    const own = this.#accounts.get(account) ?? { calls: new Map(), length: 0 };
    // Move the calling account to the end of the eviction order.
    this.#accounts.delete(account);
    this.#accounts.set(account, own);
    this.#drop(own, requestId);
    const kept = { ...clippedAs('request', request), ...clippedAs('answer', answer) };
    own.calls.set(requestId, kept);
    this.#count(own, lengthOf(kept));
    while (own.calls.size > REQUESTS_KEPT || own.length > ACCOUNT_KEPT_MAX) this.#dropOldest(own);
    while (this.#length > ALL_KEPT_MAX) this.#forgetOldest();
  }

  find(account: string, requestId: string): Bodies | undefined {
    return this.#accounts.get(account)?.calls.get(requestId);
  }

  #count(own: Own, length: number): void {
    own.length += length;
    this.#length += length;
  }

  #drop(own: Own, requestId: string): void {
    const bodies = own.calls.get(requestId);
    if (bodies === undefined) return;
    own.calls.delete(requestId);
    this.#count(own, -lengthOf(bodies));
  }

  #dropOldest(own: Own): void {
    const [oldest] = own.calls.keys();
    if (oldest !== undefined) this.#drop(own, oldest);
  }

  #forgetOldest(): void {
    const [oldest] = this.#accounts;
    if (oldest === undefined) return;
    const [account, own] = oldest;
    this.#dropOldest(own);
    if (own.calls.size === 0) this.#accounts.delete(account);
  }
}

function clippedAs(name: 'request' | 'answer', body: Bodies['request']): Bodies {
  if (body === undefined) return {};
  const isClipped = body.text.length > BODY_KEPT_MAX;
  return { [name]: isClipped ? { text: body.text.slice(0, BODY_KEPT_MAX), clipped: true } : body };
}

/** The weight of an exchange without bodies. */
const BARE_LENGTH = 100;

function lengthOf({ request, answer }: Bodies): number {
  return BARE_LENGTH + (request?.text.length ?? 0) + (answer?.text.length ?? 0);
}
