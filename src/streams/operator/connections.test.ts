/** Connections keep their credentials sealed, open them for their owner only, and end when they are revoked. */
import { describe, expect, it } from 'vitest';
import type { EventStore } from '#ports/event-store.ts';
import { testIds } from '#test/builders.ts';
import { createVault } from '../../live/vault/vault.ts';
import { MemoryEventStore } from '../../store/memory/event-store.ts';
import { addConnection, revokeConnection, SealedCredentials, StreamedConnections } from './connections.ts';

const at = '2026-11-27T12:00:00.000Z';
const later = '2026-11-28T12:00:00.000Z';
const account = 'acct_1';

async function operator(events: EventStore = new MemoryEventStore()) {
  const vault = await createVault(new Uint8Array(32).fill(7));
  return {
    events,
    vault,
    connections: new StreamedConnections(events),
    credentials: new SealedCredentials(events, vault, () => later),
    add: (more: Partial<Parameters<typeof addConnection>[1]> = {}) =>
      addConnection({ events, ids: testIds, vault }, { account, kind: 'esign', secret: 's3cret', at, ...more }),
  };
}

describe('a new connection', () => {
  it('is listed with its kind, label and adapter, and never with its secret', async () => {
    const { add, connections, events } = await operator();
    const plain = await add();
    const named = await add({ kind: 'accounting', label: 'Books', adapter: 'quickbooks', at: later });
    expect(plain).toEqual({ connectionId: plain.connectionId, kind: 'esign', state: 'ACTIVE', addedAt: at });
    expect(named).toEqual({
      connectionId: named.connectionId,
      kind: 'accounting',
      state: 'ACTIVE',
      label: 'Books',
      adapter: 'quickbooks',
      addedAt: later,
    });
    expect(plain.connectionId).toMatch(/^connection_\w{16}$/);
    expect(await connections.list(account)).toEqual([plain, named]);
    expect(await connections.list('acct_2')).toEqual([]);
    expect(JSON.stringify(await events.read(`connections/${account}`))).not.toContain('s3cret');
  });

  it('is stored after a conflict with another writer', async () => {
    class Contended extends MemoryEventStore {
      conflicts = 1;
      override async append(appends: Parameters<MemoryEventStore['append']>[0]) {
        if (this.conflicts === 0) return super.append(appends);
        this.conflicts -= 1;
        return { ok: false, conflict: 'sequence', stream: '', lastSeq: 0 } as const;
      }
    }
    const { add, connections } = await operator(new Contended());
    const added = await add();
    expect(await connections.list(account)).toEqual([added]);
  });
});

describe('the active connection of a kind', () => {
  it('is the newest that is not revoked', async () => {
    const { add, connections, events } = await operator();
    const first = await add();
    const second = await add();
    const other = await add({ kind: 'bureau' });
    expect(await connections.active(account, 'esign')).toEqual(second);
    expect(await revokeConnection(events, { account, connectionId: second.connectionId, at: later })).toBe(true);
    expect(await connections.active(account, 'esign')).toEqual(first);
    expect(await connections.list(account)).toEqual([first, { ...second, state: 'REVOKED', revokedAt: later }, other]);
    expect(await connections.active(account, 'notary')).toBeUndefined();
  });

  it('is revoked once, and by its own account only', async () => {
    const { add, connections, events } = await operator();
    const { connectionId } = await add();
    expect(await revokeConnection(events, { account: 'acct_2', connectionId, at })).toBe(false);
    expect(await revokeConnection(events, { account, connectionId: 'connection_x', at })).toBe(false);
    expect(await revokeConnection(events, { account, connectionId, at })).toBe(true);
    expect(await revokeConnection(events, { account, connectionId, at: later })).toBe(false);
    expect(await connections.list(account)).toMatchObject([{ state: 'REVOKED', revokedAt: at }]);
  });
});

describe('a credential', () => {
  it('opens by kind and by id while its connection is active', async () => {
    const { add, credentials, events } = await operator();
    const { connectionId } = await add({ adapter: 'docusign' });
    const byKind = await credentials.active(account, 'esign');
    expect(byKind).toMatchObject({ connectionId, account, adapter: 'docusign' });
    expect(await byKind?.open()).toBe('s3cret');
    const byId = await credentials.byId(connectionId);
    expect(byId).toMatchObject({ connectionId, account, adapter: 'docusign' });
    expect(await byId?.open()).toBe('s3cret');
    await revokeConnection(events, { account, connectionId, at: later });
    expect([await credentials.active(account, 'esign'), await credentials.byId(connectionId)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await byId?.open()).toBeUndefined();
  });

  it('does not exist without an adapter, for an unknown id, or for another account', async () => {
    const { add, credentials } = await operator();
    const { connectionId } = await add();
    expect(await credentials.byId(connectionId)).toBeUndefined();
    expect(await credentials.byId('connection_x')).toBeUndefined();
    await add({ adapter: 'docusign' });
    expect(await credentials.active('acct_2', 'esign')).toBeUndefined();
    expect(await credentials.active(account, 'bureau')).toBeUndefined();
  });

  it('opens as last renewed, among other connections', async () => {
    const { add, credentials, events } = await operator();
    const { connectionId } = await add({ adapter: 'docusign' });
    await add({ kind: 'accounting', adapter: 'quickbooks', secret: 'other' });
    const credential = await credentials.byId(connectionId);
    await credential?.renew('fresh');
    expect(await credential?.open()).toBe('fresh');
    expect(await (await credentials.active(account, 'accounting'))?.open()).toBe('other');
    expect((await events.read(`connections/${account}`)).at(-1)).toMatchObject({
      type: 'Connection.renewed@1',
      at: later,
    });
    await revokeConnection(events, { account, connectionId, at: later });
    const before = await events.lastSeq(`connections/${account}`);
    await credential?.renew('again');
    expect(await events.lastSeq(`connections/${account}`)).toBe(before);
  });

  it('stays sealed without a vault, and is not renewed', async () => {
    const { add, events } = await operator();
    await add({ adapter: 'docusign' });
    const credential = await new SealedCredentials(events, undefined, () => later).active(account, 'esign');
    await credential?.renew('fresh');
    expect(await credential?.open()).toBeUndefined();
    expect(await events.lastSeq(`connections/${account}`)).toBe(1);
  });
});
