/** Operator commands on accounts: keys of both modes, and counterparty credentials. */
import { addDuration, instant } from '#kernel/dates.ts';
import type { MintedKey } from '#ports/accounts.ts';
import type { AdapterName, Connection, ConnectionKind } from '#ports/connections.ts';
import { storeView } from '#ports/event-store.ts';
import { Runtime } from '#ports/runtime.ts';
import type { Vault } from '#ports/vault.ts';
import { StreamedAccounts } from '#streams/accounts/accounts.ts';
import { accountNamed, nameAccount } from '#streams/operator/account-names.ts';
import { addConnection, revokeConnection, StreamedConnections } from '#streams/operator/connections.ts';
import type { HostParts } from './service.ts';

type OperatorParts = Pick<HostParts, 'stores' | 'clock' | 'ids'>;

export interface KeyOrder {
  /** A name chosen by the operator, or an account id. */
  readonly account: string;
  readonly mode: 'sandbox' | 'live';
  readonly label?: string | undefined;
  /** ISO 8601 duration after which the key expires. */
  readonly ttl?: string | undefined;
}

/** Mints a key on the named account and creates the account if necessary. Undefined when `ttl` is not a duration. */
export async function mintKey(
  { stores, clock, ids }: OperatorParts,
  request: KeyOrder,
): Promise<MintedKey | undefined> {
  const { account, mode, label, ttl } = request;
  const at = instant(clock.nowMs());
  const expiresAt = ttl === undefined ? undefined : addDuration(at, ttl);
  if (ttl !== undefined && (expiresAt === undefined || expiresAt <= at)) return undefined;
  const accountId = await nameAccount({ events: stores.events, ids }, account, at);
  const accounts = new StreamedAccounts(storeView(stores.events, new Runtime()), ids, () => clock.nowMs());
  return accounts.open({ at, mode, label, expiresAt }, accountId);
}

export interface ConnectionRequest {
  readonly account: string;
  readonly kind: ConnectionKind;
  readonly secret: string;
  readonly label?: string | undefined;
  /** The adapter that uses the credential. */
  readonly adapter?: AdapterName | undefined;
}

/** Adds a credential to the named account; undefined when there is no such account. */
export async function connect(
  { stores, clock, ids, vault }: OperatorParts & { readonly vault: Vault },
  { account, ...request }: ConnectionRequest,
): Promise<Connection | undefined> {
  const { events } = stores;
  const accountId = await accountNamed(events, account);
  if (accountId === undefined) return undefined;
  return addConnection({ events, ids, vault }, { ...request, account: accountId, at: instant(clock.nowMs()) });
}

/** The connections of the named account; undefined when there is no such account. */
export async function connectionsOf(
  { stores }: Pick<OperatorParts, 'stores'>,
  account: string,
): Promise<readonly Connection[] | undefined> {
  const accountId = await accountNamed(stores.events, account);
  return accountId === undefined ? undefined : new StreamedConnections(stores.events).list(accountId);
}

/** False when the named account has no such active connection. */
export async function disconnect(
  { stores, clock }: Pick<OperatorParts, 'stores' | 'clock'>,
  account: string,
  connectionId: string,
): Promise<boolean> {
  const accountId = await accountNamed(stores.events, account);
  if (accountId === undefined) return false;
  return revokeConnection(stores.events, { account: accountId, connectionId, at: instant(clock.nowMs()) });
}
