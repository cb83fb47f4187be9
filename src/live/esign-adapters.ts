/** The e-sign providers that an account can connect, each loaded on first use. */
import type { EsignAdapters } from '#ports/esign.ts';

export interface EsignAdapterParts {
  readonly nowMs: () => number;
  /** The `fetch` for calls to the named provider. */
  readonly fetchOf?: ((adapter: string) => typeof fetch) | undefined;
}

export function esignAdapters({ nowMs, fetchOf = () => fetch }: EsignAdapterParts): EsignAdapters {
  return {
    docusign: async (secret, connectionId) => {
      const { openDocuSign } = await import('./docusign/docusign.ts');
      return openDocuSign(secret, { connectionId, nowMs, send: fetchOf('docusign') });
    },
    'dropbox-sign': async (secret, connectionId) => {
      const { openDropboxSign } = await import('./dropbox-sign/dropbox-sign.ts');
      return openDropboxSign(secret, { connectionId, nowMs, send: fetchOf('dropbox-sign') });
    },
  };
}
