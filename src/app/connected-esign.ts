/** Opens the e-sign provider that an account connected, with its sealed credential. */
import type { CounterpartyFault } from '#ports/counterparty-fault.ts';
import type { Credential, Credentials } from '#ports/credentials.ts';
import type { ConnectedEsign, EsignAdapters, EsignProviders } from '#ports/esign.ts';
import { OpenedAdapters } from './opened-adapters.ts';

export function connectedEsign(credentials: Credentials, adapters: EsignAdapters = {}): EsignProviders {
  const opened = new OpenedAdapters<ConnectedEsign>();

  async function openConnection({
    connectionId,
    adapter,
    open,
  }: Credential): Promise<ConnectedEsign | CounterpartyFault> {
    const openWith = adapters[adapter];
    if (openWith === undefined) return { fault: 'unsupported', counterparty: adapter };
    const secret = await open();
    if (secret === undefined) return { fault: 'locked', counterparty: adapter };
    const esign = await opened.of(connectionId, secret, () => openWith(secret, connectionId));
    return esign ?? { fault: 'unauthorized', counterparty: adapter };
  }

  return {
    of: async (account) => {
      const { connectionId, adapter } = (await credentials.active(account, 'esign')) ?? {};
      if (connectionId === undefined || adapter === undefined || adapters[adapter] === undefined) return undefined;
      return { connectionId, adapter };
    },
    at: async ({ connectionId, adapter = 'the e-sign provider' }) => {
      const credential = await credentials.byId(connectionId);
      return credential === undefined ? { fault: 'disconnected', counterparty: adapter } : openConnection(credential);
    },
  };
}
