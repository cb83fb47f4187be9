/** Opens the e-sign provider that an account has connected, with its sealed credential. */
import type { Credential, Credentials } from '#ports/credentials.ts';
import type { ConnectedEsign, EsignAdapters, EsignProviders } from '#ports/esign.ts';

/** Connections whose adapter is kept open, so that what it negotiated (a token) is used again. */
const OPEN_MAX = 256;

export function connectedEsign(credentials: Credentials, adapters: EsignAdapters = {}): EsignProviders {
  const opened = new Map<string, { readonly secret: string; readonly esign: ConnectedEsign }>();

  async function opening({ connectionId, adapter, open }: Credential) {
    const secret = await open();
    const locked = { fault: 'locked', counterparty: adapter } as const;
    if (secret === undefined) return locked;
    const kept = opened.get(connectionId);
    if (kept?.secret === secret) return kept.esign;
    const esign = await adapters[adapter]?.(secret, connectionId);
    if (esign === undefined) return { fault: 'unauthorized', counterparty: adapter } as const;
    if (opened.size >= OPEN_MAX) opened.clear();
    opened.set(connectionId, { secret, esign });
    return esign;
  }

  return {
    of: async (account) => {
      const { connectionId, adapter } = (await credentials.active(account, 'esign')) ?? {};
      if (connectionId === undefined || adapter === undefined || adapters[adapter] === undefined) return undefined;
      return { connectionId, adapter };
    },
    at: async ({ connectionId, adapter = 'the e-sign provider' }) => {
      const credential = await credentials.byId(connectionId);
      return credential === undefined ? { fault: 'disconnected', counterparty: adapter } : opening(credential);
    },
  };
}
