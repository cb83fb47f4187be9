/** Calls the Dropbox Sign API v3: authorization, parsing, and rejections. */
import type { z } from 'zod';
import { withoutUndefined } from '#kernel/answer.ts';
import type { CounterpartyFault } from '#ports/counterparty-fault.ts';
import type { CounterpartyRejection } from '#ports/counterparty-rejection.ts';
import { callCounterparty, jsonOf, type OutboundAnswer } from '../outbound/counterparty-call.ts';
import type { DropboxSignCredential } from './credential.ts';
import { refusal } from './dropbox-sign.wire.ts';

export const NAME = 'dropbox-sign';

export interface DropboxSignApi {
  /** The raw response with a status below 500 and an accepted credential. Never throws. */
  raw(method: 'GET' | 'POST', path: string, body?: FormData): Promise<OutboundAnswer | CounterpartyFault>;
  /** The parsed body of a 200. */
  read<Schema extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    schema: Schema,
    body?: FormData,
  ): Promise<z.output<Schema> | CounterpartyFault | CounterpartyRejection>;
}

export function dropboxSignApi(
  { apiKey, api }: Pick<DropboxSignCredential, 'apiKey' | 'api'>,
  send: typeof fetch,
): DropboxSignApi {
  // HTTP Basic with the key as user and an empty password.
  const headers = { accept: 'application/json', authorization: `Basic ${btoa(`${apiKey}:`)}` };
  const raw: DropboxSignApi['raw'] = (method, path, body) =>
    callCounterparty(send, {
      counterparty: NAME,
      url: `${api}/v3${path}`,
      init: { method, headers, ...withoutUndefined({ body }) },
    });
  return {
    raw,
    read: async (method, path, schema, body) => {
      const answer = await raw(method, path, body);
      if ('fault' in answer) return answer;
      if (answer.status !== 200) return rejectionOf(answer);
      const parsed = schema.safeParse(jsonOf(answer));
      return parsed.success ? parsed.data : { fault: 'unreadable', counterparty: NAME };
    },
  };
}

/** The code of a rejection, such as `bad_request` or `not_found`. */
export function rejectionOf(answer: OutboundAnswer): CounterpartyRejection {
  const parsed = refusal.safeParse(jsonOf(answer));
  return { rejected: parsed.success ? parsed.data.error.error_name : `status ${answer.status}`, counterparty: NAME };
}
