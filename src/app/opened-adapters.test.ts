/** Tests which adapter serves a connection, and the fault returned when the host provides none. */
import { describe, expect, it } from 'vitest';
import type { Credential } from '#ports/credentials.ts';
import { connectedEsign } from './connected-esign.ts';
import { generalLedgers } from './general-ledgers.ts';
import { OpenedAdapters } from './opened-adapters.ts';

const credential: Credential = {
  connectionId: 'connection_1',
  account: 'acct_1',
  adapter: 'docusign',
  open: async () => '{}',
  renew: async () => {},
};
const credentials = { active: async () => credential, byId: async () => credential };

describe('opened adapters', () => {
  it('reuse the adapter for the same secret and open another for a new secret', async () => {
    const opened = new OpenedAdapters<object>();
    const first = await opened.of('connection_1', 'secret', () => ({}));
    expect(await opened.of('connection_1', 'secret', () => ({}))).toBe(first);
    expect(await opened.of('connection_2', 'secret', () => ({}))).not.toBe(first);
    expect(await opened.of('connection_1', 'renewed', () => ({}))).not.toBe(first);
  });

  it('keep no credential that the adapter cannot read', async () => {
    const opened = new OpenedAdapters<object>();
    expect(await opened.of('connection_1', 'secret', () => undefined)).toBeUndefined();
    expect(await opened.of('connection_1', 'secret', () => ({}))).toEqual({});
  });

  it('evict the oldest connection beyond 256', async () => {
    const opened = new OpenedAdapters<object>();
    const first = await opened.of('connection_0', '', () => ({}));
    for (let at = 1; at <= 256; at += 1) await opened.of(`connection_${at}`, '', () => ({}));
    expect(await opened.of('connection_0', '', () => ({}))).not.toBe(first);
  });
});

describe('a host without an adapter for the connection', () => {
  it('returns an unsupported fault for e-sign and offers the account no provider', async () => {
    const providers = connectedEsign(credentials);
    expect(await providers.of('acct_1')).toBeUndefined();
    const fault = { fault: 'unsupported', counterparty: 'docusign' };
    expect(await providers.at({ connectionId: 'connection_1', adapter: 'docusign' })).toEqual(fault);
  });

  it('returns an unsupported fault for a ledger and never falls back to the sandbox', async () => {
    const failIfUsed = () => {
      throw new Error('the sandbox was called');
    };
    const ledgers = generalLedgers({ tools: failIfUsed, credentials, adapters: {} });
    const ledger = await ledgers.of({ account: 'acct_1', isLive: true });
    expect(ledger.isSimulated).toBe(false);
    expect(await ledger.rows({ from: '2026-11-01', to: '2026-11-30' }, 10)).toMatchObject({ fault: 'unsupported' });
  });
});
