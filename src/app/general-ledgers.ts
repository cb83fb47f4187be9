/** Chooses an account's general ledger: the connected one, or else one computed from the account's deals. */
import type { JournalEntryDue } from '#domain/deal-facts/ledger-events.ts';
import { instant } from '#kernel/dates.ts';
import type { AdapterName } from '#ports/connections.ts';
import type { CounterpartyFault, FaultName } from '#ports/counterparty-fault.ts';
import type { Credential, Credentials } from '#ports/credentials.ts';
import type { GeneralLedger, GeneralLedgers, LedgerPeriod } from '#ports/general-ledger.ts';
import type { CallContext, DealTools } from '#streams/deals.ts';
import { accountEntries } from '#streams/ledger/account-book.ts';
import { OpenedAdapters } from './opened-adapters.ts';

/** Creates the ledger of a credential. */
type LedgerAdapter = (credential: Credential) => GeneralLedger | Promise<GeneralLedger>;
export type LedgerAdapters = { readonly [Name in AdapterName]?: LedgerAdapter | undefined };

interface LedgersParts {
  readonly tools: () => DealTools;
  readonly credentials: Credentials;
  readonly adapters: LedgerAdapters;
  /** Creates the ledger of an account that connected none; if absent, such accounts have no ledger. */
  readonly bookOf?: BookMaker | undefined;
}

/** Creates a ledger from the journal entries of deals. */
export type BookMaker = (entriesOf: (period: LedgerPeriod) => Promise<readonly JournalEntryDue[]>) => GeneralLedger;

export function generalLedgers({ tools, credentials, adapters, bookOf = noLedger }: LedgersParts): GeneralLedgers {
  const opened = new OpenedAdapters<GeneralLedger>();
  const connectedLedger = async (account: string): Promise<GeneralLedger | undefined> => {
    const credential = await credentials.active(account, 'accounting');
    if (credential === undefined) return undefined;
    const open = adapters[credential.adapter];
    // The adapter rereads its secret for each token, so a renewed secret needs no new adapter.
    return open === undefined
      ? unsupportedLedger(credential.adapter)
      : opened.of(credential.connectionId, '', () => open(credential));
  };
  return {
    of: async ({ account, isLive }) => {
      const ledger = isLive && account !== undefined ? await connectedLedger(account) : undefined;
      return ledger ?? bookOf((period) => ownEntries(tools, account, period));
    },
  };
}

/** Journal entries of the account's own deals in a period; none for a caller without an account. */
async function ownEntries(tools: () => DealTools, account: string | undefined, period: LedgerPeriod) {
  if (account === undefined) return [];
  const parts = tools();
  const call: CallContext = { caller: { id: account, account, mode: 'sandbox' }, now: instant(parts.clock.nowMs()) };
  return accountEntries(parts, call, account, period);
}

const noLedger: BookMaker = () => failingLedger('unconnected', 'general ledger');

/** The ledger of a connection without an adapter on this host; the sandbox never replaces it. */
function unsupportedLedger(adapter: AdapterName): GeneralLedger {
  return failingLedger('unsupported', adapter);
}

function failingLedger(name: FaultName, counterparty: string): GeneralLedger {
  const fault: CounterpartyFault = { fault: name, counterparty };
  return { source: counterparty, isSimulated: false, post: async () => fault, rows: async () => fault };
}
