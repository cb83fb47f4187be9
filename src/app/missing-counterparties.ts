/**
 * Stands in for counterparties that the composition does not supply: every call is refused and names the missing one.
 */
import { CounterpartyMissing } from '#ports/counterparty-fault.ts';
import type { CounterpartyPorts } from '#ports/tools.ts';

const SOURCE = 'nobody';

function missing(counterparty: string): () => Promise<never> {
  return async () => {
    throw new CounterpartyMissing(counterparty);
  };
}

/** Nothing is ever sent, so a deal need not record a request first: they count as simulated. */
const unsent = { source: SOURCE, isSimulated: true } as const;
const esign = missing('e-sign provider');
const haulier = missing('vehicle carrier');
const payoffDesk = missing('payoff desk');
const titleOffice = missing('title office');
const lenders = missing('lender');

export const MISSING_COUNTERPARTIES: CounterpartyPorts = {
  bureau: { source: SOURCE, softPull: missing('credit bureau') },
  lenders: { source: SOURCE, cards: [], defaultLenderId: '', decide: lenders, preapprove: async () => undefined },
  refinancePanel: { source: SOURCE, rates: missing('refinance panel') },
  esign: { ...unsent, send: esign, complete: esign },
  notary: { ...unsent, request: missing('notary') },
  stipsDesk: { ...unsent, check: missing('stipulation desk') },
  insurer: { ...unsent, verify: missing('insurance verification') },
  haulier: { ...unsent, quote: haulier, haul: haulier },
  paymentRail: {
    ...unsent,
    open: missing('payment rail'),
    expire: async () => {},
    readNotice: async () => ({ state: 'forged' }),
  },
  payoffDesk: { source: SOURCE, quote: payoffDesk, remit: payoffDesk },
  titleOffice: { ...unsent, check: titleOffice, apply: titleOffice },
};
