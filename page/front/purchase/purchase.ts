/** State of one purchase on the page: always the last answer of the service. */
import type { Exchange } from '../../wire/exchange.ts';
import type { FeedState } from '../../wire/feed.ts';
import type { Deal, DealEvent, Decision, FiDeal } from '../../wire/shapes.ts';

export type StepKey =
  | 'open'
  | 'desk'
  | 'menu'
  | 'credit'
  | 'checkout'
  | 'sign'
  | 'notarize'
  | 'stips'
  | 'insurance'
  | 'deliver'
  | 'settle'
  | 'close';

export interface Figures {
  salesPrice: number;
  downPayment: number;
  term: number;
  zip: string;
  financeType: string;
}

export interface Purchase {
  vin: string;
  /** The asking price in whole dollars, else the value, else the price new: the middle of the price slider. */
  asking: number;
  buyer: { name: string; zip: string };
  dealType: string;
  figures: Figures;
  deal: Deal | undefined;
  fi: FiDeal | undefined;
  decision: Decision | undefined;
  passed: Set<string>;
  events: DealEvent[];
  feed: FeedState;
  step: StepKey;
  /** A description of the request in flight. */
  busy: string | undefined;
  last: Exchange | undefined;
  refused: Exchange | undefined;
}

/** Used until a record is read. */
const ASKING = 28_000;

export function newPurchase(vin: string): Purchase {
  return {
    vin,
    asking: ASKING,
    buyer: { name: 'Demo Buyer', zip: '94105' },
    dealType: 'Concierge Buy',
    figures: { salesPrice: ASKING, downPayment: 4000, term: 60, zip: '94105', financeType: 'Loan' },
    deal: undefined,
    fi: undefined,
    decision: undefined,
    passed: new Set(),
    events: [],
    feed: 'closed',
    step: 'open',
    busy: undefined,
    last: undefined,
    refused: undefined,
  };
}
