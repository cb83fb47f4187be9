/** Discloses to live callers why the sandbox answered: no credential, or no adapter. */
import { connectionOf } from '#catalog/connection-of.ts';
import type { Row } from '#catalog/row.ts';
import type { Answer, JsonObject } from '#kernel/answer.ts';
import type { Caller } from '#kernel/endpoint.ts';
import type { MaybePromise } from '#kernel/maybe-promise.ts';
import type { Connection, Connections } from '#ports/connections.ts';
import type { Settings } from '#ports/settings.ts';

interface Parts {
  readonly connections: Connections;
  readonly settings: Pick<Settings, 'checkoutRail'>;
}

/** Adds the disclosure when a live caller gets a sandbox answer on the connection rail. */
export function withDisclosure(
  answer: Answer,
  row: Row,
  { mode, account }: Caller,
  { connections, settings }: Parts,
): MaybePromise<Answer> {
  const kind = mode === 'live' ? connectionOf(row) : undefined;
  if (kind === undefined || account === undefined || !hasEnvelope(answer)) return answer;
  if (kind === 'payment-rail' && settings.checkoutRail === 'stripe') return answer;
  return connections.active(account, kind).then((connection) => {
    // An adapter names itself in its answers; when it fails, the sandbox does not replace it.
    if (connection?.adapter !== undefined && (kind !== 'esign' || sourceOf(answer).startsWith(connection.adapter)))
      return answer;
    const disclosure = disclosureOf(kind, connection);
    return { ...answer, body: { ...answer.body, disclosure } } as Answer;
  });
}

/** The source of an answer; an adapter's name comes first. */
function sourceOf({ body }: Enveloped): string {
  const { provenance } = body as { readonly provenance?: { readonly source?: string } };
  return provenance?.source ?? '';
}

function disclosureOf(kind: string, connection: Connection | undefined): JsonObject {
  const counterparty = { rail: 'connection', counterparty: kind };
  const { connectionId, adapter } = connection ?? {};
  if (connectionId !== undefined && adapter !== undefined) {
    const reason = `The sandbox answered, because this record predates the connection of ${adapter} or this host has no such adapter.`;
    return { code: 'held-by-sandbox', reason, ...counterparty, connectionId };
  }
  if (connectionId === undefined) {
    const reason = `This account has no connected ${kind} credential, so the sandbox answered. The operator can connect one.`;
    return { code: 'not-connected', reason, ...counterparty };
  }
  const reason = `The ${kind} credential is active but has no adapter yet, so the sandbox answered.`;
  return { code: 'adapter-pending', reason, ...counterparty, connectionId };
}

type Enveloped = Extract<Answer, { kind: 'OK' | 'EMPTY' | 'OFFER' }>;

function hasEnvelope(answer: Answer): answer is Enveloped {
  return answer.kind === 'OK' || answer.kind === 'EMPTY' || answer.kind === 'OFFER';
}
