/** Names that an operator gives to accounts. */
import type { IsoInstant } from '#kernel/dates.ts';
import type { EventStore } from '#ports/event-store.ts';
import type { Ids } from '#ports/ids.ts';

const CLAIM = 'account-name';

/** The account with that name; undefined when there is none. Every account id is also the name of its account. */
export async function accountNamed(events: EventStore, name: string): Promise<string | undefined> {
  return name.startsWith('acct_') ? name : events.claimed(CLAIM, name);
}

/** The account with that name; names a new one if necessary. */
export async function nameAccount(
  { events, ids }: { readonly events: EventStore; readonly ids: Ids },
  name: string,
  at: IsoInstant,
): Promise<string> {
  const known = await accountNamed(events, name);
  if (known !== undefined) return known;
  const account = `acct_${ids.base62(16)}`;
  const stream = `account-name/${account}`;
  const named = { type: 'Account.named@1', at, data: { account, name } };
  const claims = [{ claim: CLAIM, key: name, ref: account }];
  const stored = await events.append([{ stream, expectedSeq: 0, events: [named], claims }]);
  if (stored.ok) return account;
  return nameAccount({ events, ids }, name, at);
}
