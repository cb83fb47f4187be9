/** Live records read from the service's own ports. */
import { dateOf } from '#kernel/dates.ts';
import type { Caller } from '#kernel/endpoint.ts';
import { hashId } from '#kernel/hash.ts';
import { type Cents, toDecimal } from '#kernel/money.ts';
import { HARD_CEILING_DOLLARS } from '#kernel/offer.ts';
import type { Accounts, KeyState } from '#ports/accounts.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ledger, Micros, Usage } from '#ports/ledger.ts';
import type { BookEntry, LiveBooks } from './live-books.ts';

/** One line of the posted price list. */
export interface PostedPrice {
  readonly method: string;
  /** The address, templated: `/decode/{vin}`. */
  readonly operation: string;
  /** US dollars per answered call: `0.05`. */
  readonly price: string;
  readonly pillar: string;
}

export interface BookPorts {
  readonly accounts: Accounts;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly prices: () => readonly PostedPrice[];
}

const DAY_SECONDS = 86_400;
const CEILING = (HARD_CEILING_DOLLARS * 100) as Cents;
/** Above this, a meter is near its limit. */
const NEAR_LIMIT = 0.8 * CEILING;
/** The day the posted prices took effect. */
const PRICES_SINCE = '2026-01-01';

export function portBooks(ports: BookPorts): LiveBooks {
  return {
    'api-keys': (caller) => keyEntries(caller, ports),
    'usage-meters': (caller) => meterEntries(caller, ports),
    'price-books': async () => ports.prices().map(priceEntry),
  };
}

const STATES: Readonly<Record<KeyState, string>> = { ACTIVE: 'active', ROTATED: 'rotated', REVOKED: 'revoked' };

/** The keys of the caller's account. The key's visible prefix replaces the hash: its digest never leaves the store. */
async function keyEntries({ account }: Caller, { accounts, ledger, clock }: BookPorts): Promise<BookEntry[]> {
  if (account === undefined) return [];
  const { keys } = await accounts.load(account);
  const { spentMicros } = await ledger.usage(account, clock.today());
  const spendToDate = toDecimal(centsOf(spentMicros));
  const ceiling = toDecimal(CEILING);
  return keys.map(({ keyId, prefix, mode, state, label = 'unlabelled', createdAt }) => ({
    id: keyId,
    state: STATES[state],
    fields: { label, hashPrefix: prefix, mode, ceiling, spendToDate, issuedAt: createdAt },
    createdAt,
    updatedAt: createdAt,
  }));
}

/** The caller's own meter for the day. */
async function meterEntries(caller: Caller, { ledger, clock }: BookPorts): Promise<BookEntry[]> {
  const day = clock.today();
  const subject = caller.account ?? caller.id;
  const used = await ledger.usage(caller.account ?? `${caller.id}:${day}`, day);
  const windowStart = `${day}T00:00:00Z`;
  return [
    {
      id: `usage_meter_${hashId('usage-meter', subject)}`,
      state: meterState(centsOf(used.spentMicros)),
      fields: {
        subject,
        windowStart,
        windowSeconds: DAY_SECONDS,
        calls: used.callsToday,
        billableCalls: billable(used),
        spend: toDecimal(centsOf(used.spentMicros)),
        tier: caller.account === undefined ? 'anonymous' : 'account',
      },
      createdAt: windowStart,
      updatedAt: windowStart,
    },
  ];
}

function billable({ byEndpoint }: Usage): number {
  return byEndpoint.filter(({ micros }) => micros > 0).reduce((sum, { calls }) => sum + calls, 0);
}

function meterState(spent: Cents): string {
  if (spent >= CEILING) return 'limited';
  return spent >= NEAR_LIMIT ? 'near-limit' : 'open';
}

/** Posted prices are whole cents, so two decimals are exact. */
function centsOf(micros: Micros): Cents {
  return Math.round(micros / 10_000) as Cents;
}

/** The price book category of each pillar's endpoints. */
const CATEGORIES: Readonly<Record<string, string>> = {
  fi: 'fi',
  credit: 'credit',
  financing: 'credit',
  dealer: 'dealer',
};

function priceEntry({ method, operation, price, pillar }: PostedPrice): BookEntry {
  const since = `${PRICES_SINCE}T00:00:00Z`;
  return {
    id: `price_book_${hashId('price-book', method, operation)}`,
    state: 'posted',
    fields: {
      operation,
      method,
      unitPrice: Number(price),
      currency: 'USD',
      effectiveOn: dateOf(since),
      notes: 'metered per answered call',
      freeTierCalls: 0,
      category: CATEGORIES[pillar] ?? 'data',
    },
    createdAt: since,
    updatedAt: since,
  };
}
