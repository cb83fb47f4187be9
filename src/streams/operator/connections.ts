/** Connections: one stream per account with encrypted credentials. */
import { type JsonObject, withoutUndefined } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import {
  type AdapterName,
  adapterNamed,
  CONNECTION_KINDS,
  type Connection,
  type ConnectionKind,
  type Connections,
} from '#ports/connections.ts';
import type { Credential, Credentials } from '#ports/credentials.ts';
import type { Claim, EventStore, NewEvent, StoredEvent } from '#ports/event-store.ts';
import type { Ids } from '#ports/ids.ts';
import type { Vault } from '#ports/vault.ts';

/** The claim that leads from a connection to its account. */
const ACCOUNT_OF = 'connection';

const streamOf = (account: string) => `connections/${account}`;
/** The context that a credential is sealed for: it opens for no other account or counterparty. */
const about = (account: string, kind: ConnectionKind) => `${account}/${kind}`;

export class StreamedConnections implements Connections {
  readonly #events: EventStore;

  constructor(events: EventStore) {
    this.#events = events;
  }

  async list(account: string): Promise<readonly Connection[]> {
    return (await this.#events.read(streamOf(account))).reduce(foldConnections, []);
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
  readonly adapter?: AdapterName | undefined;
  readonly at: IsoInstant;
}

/** Stores a credential sealed; it is never returned. */
export async function addConnection(
  { events, ids, vault }: { readonly events: EventStore; readonly ids: Ids; readonly vault: Vault },
  { account, kind, secret, label, adapter, at }: NewConnection,
): Promise<Connection> {
  const connectionId = `connection_${ids.base62(16)}`;
  const named = withoutUndefined({ label, adapter });
  const data = { connectionId, kind, ...named, sealed: await vault.seal(secret, about(account, kind)) };
  const claims = [{ claim: ACCOUNT_OF, key: connectionId, ref: account }];
  await appendTo(events, account, { type: 'Connection.added@1', at, data }, claims);
  return { connectionId, kind, state: 'ACTIVE', ...named, addedAt: at };
}

/** False when the account has no such active connection. */
export async function revokeConnection(
  events: EventStore,
  { account, connectionId, at }: { readonly account: string; readonly connectionId: string; readonly at: IsoInstant },
): Promise<boolean> {
  const all = await new StreamedConnections(events).list(account);
  if (all.find((one) => one.connectionId === connectionId)?.state !== 'ACTIVE') return false;
  await appendTo(events, account, { type: 'Connection.revoked@1', at, data: { connectionId } });
  return true;
}

/** Opens the credentials of connections with the operator's vault; without a vault they stay sealed. */
export class SealedCredentials implements Credentials {
  readonly #events: EventStore;
  readonly #connections: StreamedConnections;
  readonly #vault: Vault | undefined;
  readonly #now: () => IsoInstant;

  constructor(events: EventStore, vault: Vault | undefined, now: () => IsoInstant) {
    this.#events = events;
    this.#connections = new StreamedConnections(events);
    this.#vault = vault;
    this.#now = now;
  }

  async active(account: string, kind: ConnectionKind): Promise<Credential | undefined> {
    return this.#credentialOf(account, await this.#connections.active(account, kind));
  }

  async byId(connectionId: string): Promise<Credential | undefined> {
    const account = await this.#events.claimed(ACCOUNT_OF, connectionId);
    if (account === undefined) return undefined;
    const all = await this.#connections.list(account);
    const one = all.find((known) => known.connectionId === connectionId && known.state === 'ACTIVE');
    return this.#credentialOf(account, one);
  }

  #credentialOf(account: string, connection: Connection | undefined): Credential | undefined {
    const { connectionId, adapter, kind } = connection ?? {};
    if (connectionId === undefined || adapter === undefined || kind === undefined) return undefined;
    return {
      connectionId,
      account,
      adapter,
      open: async () => {
        const sealed = await this.#latestSealed(account, connectionId);
        return sealed === undefined ? undefined : this.#vault?.open(sealed, about(account, kind));
      },
      renew: async (secret) => {
        if (this.#vault === undefined || (await this.#latestSealed(account, connectionId)) === undefined) return;
        const data = { connectionId, sealed: await this.#vault.seal(secret, about(account, kind)) };
        await appendTo(this.#events, account, { type: 'Connection.renewed@1', at: this.#now(), data });
      },
    };
  }

  /** The latest sealed secret of a connection; undefined when it was revoked. */
  async #latestSealed(account: string, connectionId: string): Promise<string | undefined> {
    const events = await this.#events.read(streamOf(account));
    const own = events.filter(({ data }) => data.connectionId === connectionId);
    const latest = own.at(-1)?.data.sealed;
    return typeof latest === 'string' ? latest : undefined;
  }
}

async function appendTo(
  events: EventStore,
  account: string,
  event: NewEvent,
  claims: readonly Claim[] = [],
): Promise<void> {
  const stream = streamOf(account);
  const stored = await events.append([{ stream, expectedSeq: await events.lastSeq(stream), events: [event], claims }]);
  if (!stored.ok) await appendTo(events, account, event, claims);
}

function foldConnections(all: readonly Connection[], { type, at, data }: StoredEvent): readonly Connection[] {
  const { connectionId } = data;
  if (type === 'Connection.revoked@1')
    return all.map((one) => (one.connectionId === connectionId ? { ...one, state: 'REVOKED', revokedAt: at } : one));
  const added = readAdded(data, at);
  return added === undefined ? all : [...all, added];
}

function readAdded({ connectionId, kind, label, adapter }: JsonObject, addedAt: IsoInstant): Connection | undefined {
  const known = CONNECTION_KINDS.find((one) => one === kind);
  if (known === undefined || typeof connectionId !== 'string') return undefined;
  const named = adapterNamed(adapter);
  return {
    connectionId,
    kind: known,
    state: 'ACTIVE',
    ...(typeof label === 'string' ? { label } : {}),
    ...withoutUndefined({ adapter: named }),
    addedAt,
  };
}
