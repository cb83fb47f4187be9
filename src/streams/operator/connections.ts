/** Connections: one stream per account with sealed credentials. */
import type { JsonObject } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import { CONNECTION_KINDS, type Connection, type ConnectionKind, type Connections } from '#ports/connections.ts';
import type { EventStore, NewEvent, StoredEvent } from '#ports/event-store.ts';
import type { Ids } from '#ports/ids.ts';
import type { Vault } from '#ports/vault.ts';

const streamOf = (account: string) => `connections/${account}`;
/** What a credential is sealed for: it opens for no other account and no other counterparty. */
const about = (account: string, kind: ConnectionKind) => `${account}/${kind}`;

export class StreamedConnections implements Connections {
  readonly #events: EventStore;

  constructor(events: EventStore) {
    this.#events = events;
  }

  async list(account: string): Promise<readonly Connection[]> {
    return (await this.#events.read(streamOf(account))).reduce(folded, []);
  }

  async active(account: string, kind: ConnectionKind): Promise<Connection | undefined> {
    const all = await this.list(account);
    return all.findLast((one) => one.kind === kind && one.state === 'ACTIVE');
  }
}

export interface NewConnection {
  readonly account: string;
  readonly kind: ConnectionKind;
  readonly secret: string;
  readonly label?: string | undefined;
  readonly at: IsoInstant;
}

/** Stores a credential sealed; it is never answered again. */
export async function addConnection(
  { events, ids, vault }: { readonly events: EventStore; readonly ids: Ids; readonly vault: Vault },
  { account, kind, secret, label, at }: NewConnection,
): Promise<Connection> {
  const connectionId = `connection_${ids.base62(16)}`;
  const named = label === undefined ? {} : { label };
  const data = { connectionId, kind, ...named, sealed: await vault.seal(secret, about(account, kind)) };
  await appendTo(events, account, { type: 'Connection.added@1', at, data });
  return { connectionId, kind, state: 'ACTIVE', ...named, addedAt: at };
}

/** False where the account has no such active connection. */
export async function revokeConnection(
  events: EventStore,
  { account, connectionId, at }: { readonly account: string; readonly connectionId: string; readonly at: IsoInstant },
): Promise<boolean> {
  const all = await new StreamedConnections(events).list(account);
  if (all.find((one) => one.connectionId === connectionId)?.state !== 'ACTIVE') return false;
  await appendTo(events, account, { type: 'Connection.revoked@1', at, data: { connectionId } });
  return true;
}

async function appendTo(events: EventStore, account: string, event: NewEvent): Promise<void> {
  const stream = streamOf(account);
  const stored = await events.append([{ stream, expectedSeq: await events.lastSeq(stream), events: [event] }]);
  if (!stored.ok) await appendTo(events, account, event);
}

function folded(all: readonly Connection[], { type, at, data }: StoredEvent): readonly Connection[] {
  const { connectionId } = data;
  if (type === 'Connection.revoked@1')
    return all.map((one) => (one.connectionId === connectionId ? { ...one, state: 'REVOKED', revokedAt: at } : one));
  const added = readAdded(data, at);
  return added === undefined ? all : [...all, added];
}

function readAdded({ connectionId, kind, label }: JsonObject, addedAt: IsoInstant): Connection | undefined {
  const known = CONNECTION_KINDS.find((one) => one === kind);
  if (known === undefined || typeof connectionId !== 'string') return undefined;
  return { connectionId, kind: known, state: 'ACTIVE', ...(typeof label === 'string' ? { label } : {}), addedAt };
}
