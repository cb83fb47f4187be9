/**
 * Stands in for counterparties that the composition does not supply: every call is refused and names the missing one.
 */
import { CounterpartyMissing } from '#ports/counterparty-fault.ts';
import type { CounterpartyPorts } from '#ports/tools.ts';

const SOURCE = 'nobody';

function throwMissing(counterparty: string): () => Promise<never> {
  return async () => {
    throw new CounterpartyMissing(counterparty);
  };
}

/** Nothing is ever sent, so a deal need not record a request first: they count as simulated. */
const unsent = { source: SOURCE, isSimulated: true } as const;
const esign = throwMissing('e-sign provider');
const haulier = throwMissing('vehicle carrier');
const payoffDesk = throwMissing('payoff desk');
const titleOffice = throwMissing('title office');
const lenders = throwMissing('lender');

export const MISSING_COUNTERPARTIES: CounterpartyPorts = {
  bureau: { source: SOURCE, softPull: throwMissing('credit bureau') },
  lenders: { source: SOURCE, cards: [], defaultLenderId: '', decide: lenders, preapprove: async () => undefined },
  refinancePanel: { source: SOURCE, rates: throwMissing('refinance panel') },
  esign: { ...unsent, send: esign, complete: esign },
  notary: { ...unsent, request: throwMissing('notary') },
  stipsDesk: { ...unsent, check: throwMissing('stipulation desk') },
  insurer: { ...unsent, verify: throwMissing('insurance verification') },
  haulier: { ...unsent, quote: haulier, haul: haulier },
  paymentRail: {
    ...unsent,
    open: throwMissing('payment rail'),
    expire: async () => {},
    readNotice: async () => ({ state: 'forged' }),
  },
  payoffDesk: { source: SOURCE, quote: payoffDesk, remit: payoffDesk },
  titleOffice: { ...unsent, check: titleOffice, apply: titleOffice },
};
