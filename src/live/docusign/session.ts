/** Calls the DocuSign eSignature API for one account: access tokens by JWT grant, one retry after a 401. */
import type { z } from 'zod';
import { type CounterpartyFault, type FaultName, isFault } from '#ports/counterparty-fault.ts';
import type { CounterpartyRejection } from '#ports/counterparty-rejection.ts';
import { callCounterparty, jsonOf, type OutboundAnswer } from '../outbound/counterparty-call.ts';
import { KeptAccess, renewalMs } from '../outbound/kept-access.ts';
import { signedJwt } from '../outbound/signed-jwt.ts';
import { ACCOUNT_SERVERS, type DocuSignCredential } from './credential.ts';
import { errorDetails, tokenAnswer, tokenError, userInfo } from './docusign.wire.ts';

export const NAME = 'docusign';

/** Seconds; DocuSign's maximum is an hour. */
const ASSERTION_SECONDS = 3_600;
/** Errors that DocuSign sends with status 400 instead of 429. */
const LIMITS: readonly string[] = ['HOURLY_APIINVOCATION_LIMIT_EXCEEDED', 'BURST_APIINVOCATION_LIMIT_EXCEEDED'];
const RETRY_AFTER_SECONDS = 60;
/** The account server names the API server, such as https://na4.docusign.net. */
const API_SERVER = /^https:\/\/([a-z0-9-]+\.)+docusign\.(net|com)$/;

interface Access {
  readonly token: string;
  readonly untilMs: number;
  /** The account's API address. */
  readonly root: string;
}

interface AccountCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Relative to the account: `/envelopes`. */
  readonly path: string;
  readonly body?: object;
}

export interface DocuSignSession {
  /** The raw response with a status below 500 and an accepted token. Never throws. */
  raw(call: AccountCall): Promise<OutboundAnswer | CounterpartyFault>;
  /** The parsed body of a 200 or 201. */
  read<Schema extends z.ZodType>(
    call: AccountCall,
    schema: Schema,
  ): Promise<z.output<Schema> | CounterpartyFault | CounterpartyRejection>;
}

interface SessionParts {
  readonly nowMs: () => number;
  readonly send: typeof fetch;
}

const faultOf = (fault: FaultName): CounterpartyFault => ({ fault, counterparty: NAME });

export function docuSignSession(credential: DocuSignCredential, { nowMs, send }: SessionParts): DocuSignSession {
  const access = new KeptAccess<Access>(() => grantAccess(credential, { nowMs, send }), nowMs);
  const raw: DocuSignSession['raw'] = ({ method, path, body }) =>
    access.calling(async ({ token, root }) => {
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      const answer = await callCounterparty(send, {
        counterparty: NAME,
        url: `${root}${path}`,
        init:
          body === undefined
            ? { method, headers }
            : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
      });
      return isFault(answer) || !LIMITS.includes(errorCodeOf(answer) ?? '') ? answer : throttledFault(answer, nowMs());
    });
  return {
    raw,
    read: async (call, schema) => {
      const answer = await raw(call);
      if (isFault(answer)) return answer;
      if (answer.status !== 200 && answer.status !== 201) return rejectionOf(answer);
      const parsed = schema.safeParse(jsonOf(answer));
      return parsed.success ? parsed.data : faultOf('unreadable');
    },
  };
}

/** DocuSign's error code, such as `ENVELOPE_DOES_NOT_EXIST`; undefined when the response is not an error. */
export function errorCodeOf(answer: OutboundAnswer): string | undefined {
  if (answer.status < 400) return undefined;
  const parsed = errorDetails.safeParse(jsonOf(answer));
  return parsed.success ? parsed.data.errorCode : undefined;
}

export function rejectionOf(answer: OutboundAnswer): CounterpartyRejection {
  return { rejected: errorCodeOf(answer) ?? `status ${answer.status}`, counterparty: NAME };
}

/** `X-RateLimit-Reset` is the second at which the count restarts. */
function throttledFault({ headers }: OutboundAnswer, nowMs: number): CounterpartyFault {
  const wait = Math.ceil(Number(headers.get('x-ratelimit-reset')) - nowMs / 1_000);
  return { ...faultOf('throttled'), retryAfterSeconds: wait > 0 && wait <= 3_600 ? wait : RETRY_AFTER_SECONDS };
}

async function grantAccess(credential: DocuSignCredential, parts: SessionParts): Promise<Access | CounterpartyFault> {
  const grant = await exchangeJwt(credential, parts);
  if (isFault(grant)) return grant;
  const { access_token: token, expires_in: seconds } = grant;
  const answer = await callCounterparty(parts.send, {
    counterparty: NAME,
    url: `${accountServer(credential)}/oauth/userinfo`,
    init: { headers: { accept: 'application/json', authorization: `Bearer ${token}` } },
  });
  if (isFault(answer)) return answer;
  const parsed = userInfo.safeParse(jsonOf(answer));
  if (!parsed.success) return faultOf('unreadable');
  const account = parsed.data.accounts.find(
    ({ account_id: id }) => id.toLowerCase() === credential.accountId.toLowerCase(),
  );
  // The user is not a member of the account.
  if (account === undefined) return faultOf('unauthorized');
  const { origin } = new URL(account.base_uri);
  if (origin !== credential.api && !API_SERVER.test(origin)) return faultOf('unreadable');
  const root = `${origin}/restapi/v2.1/accounts/${credential.accountId}`;
  return { token, untilMs: renewalMs(parts.nowMs(), seconds), root };
}

function accountServer({ api, environment }: DocuSignCredential): string {
  return api ?? ACCOUNT_SERVERS[environment];
}

/** JWT grant (RFC 7523): the app requests a token for its user with a signed assertion. */
async function exchangeJwt(credential: DocuSignCredential, { nowMs, send }: SessionParts) {
  const issuedAt = Math.floor(nowMs() / 1_000);
  const assertion = signedJwt(
    {
      iss: credential.integrationKey,
      sub: credential.userId,
      aud: new URL(ACCOUNT_SERVERS[credential.environment]).host,
      iat: issuedAt,
      exp: issuedAt + ASSERTION_SECONDS,
      scope: 'signature impersonation',
    },
    credential.privateKey,
  );
  const answer = await callCounterparty(send, {
    counterparty: NAME,
    url: `${accountServer(credential)}/oauth/token`,
    init: {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }).toString(),
    },
  });
  if (isFault(answer)) return answer;
  const parsed = tokenAnswer.safeParse(jsonOf(answer));
  if (parsed.success && answer.status === 200) return parsed.data;
  return faultOf(tokenError.safeParse(jsonOf(answer)).success ? 'unauthorized' : 'unreadable');
}
