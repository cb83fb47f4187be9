/** Calls the QuickBooks Online API for one company: access tokens from a rotating refresh token, one retry after a 401. */
import { z } from 'zod';
import { type CounterpartyFault, type FaultName, isFault } from '#ports/counterparty-fault.ts';
import type { Credential } from '#ports/credentials.ts';
import { callCounterparty, jsonIn, jsonOf, type OutboundAnswer } from '../outbound/counterparty-call.ts';
import { KeptAccess, renewalMs } from '../outbound/kept-access.ts';
import { type QuickBooksCredential, quickBooksCredential } from './credential.ts';

/** Intuit's addresses. Source: developer.intuit.com, QuickBooks Online Accounting API, 2026; confidence medium. */
const API = {
  production: 'https://quickbooks.api.intuit.com',
  sandbox: 'https://sandbox-quickbooks.api.intuit.com',
} as const;
const TOKENS = 'https://oauth.platform.intuit.com';
/** The oldest minor version that Intuit still supports. */
const MINOR_VERSION = '75';
const NAME = 'quickbooks';

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
});
const tokenError = z.object({ error: z.string() });

export interface SessionParts {
  readonly nowMs: () => number;
  readonly send?: typeof fetch | undefined;
  /** Origin of both the API and the token endpoint; Intuit's by default. */
  readonly api?: string | undefined;
}

interface Access {
  readonly token: string;
  readonly untilMs: number;
  readonly keys: QuickBooksCredential;
}

export interface CompanyCall {
  readonly method: 'GET' | 'POST';
  /** Relative to the company: `/journalentry`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: object;
}

const faultOf = (fault: FaultName): CounterpartyFault => ({ fault, counterparty: NAME });

export class QuickBooksSession {
  readonly #credential: Credential;
  readonly #parts: SessionParts;
  readonly #access: KeptAccess<Access>;

  constructor(credential: Credential, parts: SessionParts) {
    this.#credential = credential;
    this.#parts = parts;
    this.#access = new KeptAccess(() => this.#refresh(), parts.nowMs);
  }

  /** The account map of the credential. */
  async accounts(): Promise<QuickBooksCredential['accounts'] | CounterpartyFault> {
    const access = await this.#access.fresh();
    return isFault(access) ? access : access.keys.accounts;
  }

  /** Calls the company's API; after a 401, retries once with a new token. Never throws. */
  call(request: CompanyCall): Promise<OutboundAnswer | CounterpartyFault> {
    return this.#access.calling((access) => this.#callWith(access, request));
  }

  #callWith({ token, keys }: Access, { method, path, query, body }: CompanyCall) {
    const origin = this.#parts.api ?? API[keys.environment];
    const search = new URLSearchParams({ ...query, minorversion: MINOR_VERSION });
    return callCounterparty(this.#send(), {
      counterparty: NAME,
      url: `${origin}/v3/company/${keys.realmId}${path}?${search}`,
      init: {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    });
  }

  /** Another process may have rotated the token meanwhile: a rejected one is retried with the currently sealed one. */
  async #refresh(): Promise<Access | CounterpartyFault> {
    const first = await this.#keys();
    if (isFault(first)) return first;
    const access = await this.#exchange(first);
    if (!isFault(access) || access.fault !== 'unauthorized') return access;
    const second = await this.#keys();
    if (isFault(second) || second.refreshToken === first.refreshToken) return access;
    return this.#exchange(second);
  }

  async #keys(): Promise<QuickBooksCredential | CounterpartyFault> {
    const secret = await this.#credential.open();
    const read = quickBooksCredential.safeParse(jsonIn(secret ?? ''));
    return read.success ? read.data : faultOf('locked');
  }

  async #exchange(keys: QuickBooksCredential): Promise<Access | CounterpartyFault> {
    const answer = await callCounterparty(this.#send(), {
      counterparty: NAME,
      url: `${this.#parts.api ?? TOKENS}/oauth2/v1/tokens/bearer`,
      init: {
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Basic ${btoa(`${keys.clientId}:${keys.clientSecret}`)}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: keys.refreshToken }).toString(),
      },
    });
    if (isFault(answer)) return answer;
    const granted = tokenAnswer.safeParse(jsonOf(answer));
    if (!granted.success) return faultOf(tokenError.safeParse(jsonOf(answer)).success ? 'unauthorized' : 'unreadable');
    const { access_token: token, refresh_token: refreshToken, expires_in: seconds } = granted.data;
    const renewed = { ...keys, refreshToken };
    // Intuit revokes the old refresh token within a day, so the new one is sealed before the access token is used.
    if (refreshToken !== keys.refreshToken) await this.#credential.renew(JSON.stringify(renewed));
    return { token, untilMs: renewalMs(this.#parts.nowMs(), seconds), keys: renewed };
  }

  #send(): typeof fetch {
    return this.#parts.send ?? fetch;
  }
}
