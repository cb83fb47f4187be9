/** Chooses the general ledger of an account: the one it connected, else the sandbox's book of its own deals. */
import { instant } from '#kernel/dates.ts';
import type { AdapterName } from '#ports/connections.ts';
import type { CounterpartyFault } from '#ports/counterparty-fault.ts';
import type { Credential, Credentials } from '#ports/credentials.ts';
import type { GeneralLedger, GeneralLedgers } from '#ports/general-ledger.ts';
import { sandboxLedger } from '#sandbox/general-ledger/port.ts';
import type { CallContext, DealTools } from '#streams/deals.ts';
import { accountEntries } from '#streams/ledger/account-book.ts';
import { OpenedAdapters } from './opened-adapters.ts';

/** Makes the ledger of a credential. */
export type LedgerAdapter = (credential: Credential) => GeneralLedger | Promise<GeneralLedger>;
export type LedgerAdapters = { readonly [Name in AdapterName]?: LedgerAdapter | undefined };

interface LedgersParts {
  readonly tools: () => DealTools;
  readonly credentials: Credentials;
  readonly adapters: LedgerAdapters;
}

export function generalLedgers({ tools, credentials, adapters }: LedgersParts): GeneralLedgers {
  const opened = new OpenedAdapters<GeneralLedger>();
  const connected = async (account: string): Promise<GeneralLedger | undefined> => {
    const credential = await credentials.active(account, 'accounting');
    if (credential === undefined) return undefined;
    const open = adapters[credential.adapter];
    // The adapter reads its secret again for each token, so a renewed secret opens no other.
    return open === undefined
      ? unsupported(credential.adapter)
      : opened.of(credential.connectionId, '', () => open(credential));
  };
  return {
    of: async ({ account, isLive }) => {
      const ledger = isLive && account !== undefined ? await connected(account) : undefined;
      return ledger ?? ownBook(tools, account);
    },
  };
}

/** Deals are the record of the sandbox's ledger, so there is nothing to keep beside them. */
function ownBook(tools: () => DealTools, account: string | undefined): GeneralLedger {
  return sandboxLedger({
    keep: async () => {},
    entries: async (period) => {
      if (account === undefined) return [];
      const parts = tools();
      const call: CallContext = {
        caller: { id: account, account, mode: 'sandbox' },
        now: instant(parts.clock.nowMs()),
      };
      return accountEntries(parts, call, account, period);
    },
  });
}

/** The ledger of a connection that this host has no adapter for; the sandbox's never stands in for it. */
function unsupported(adapter: AdapterName): GeneralLedger {
  const fault: CounterpartyFault = { fault: 'unsupported', counterparty: adapter };
  return { source: adapter, isSimulated: false, post: async () => fault, rows: async () => fault };
}
