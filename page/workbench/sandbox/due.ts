/** Deadlines of the account's deals, and the events that moving the clock caused. */
import { api, type Ok } from '../../wire/api.ts';
import { QUIETLY } from '../account.ts';
import type { Paged } from '../parts/pager.ts';

type Deal = Ok<'GET /buy/deals/{dealId}'>;
type DealEvent = Ok<'GET /buy/deals/{dealId}/events'>['events'][number];

export interface DueTime {
  readonly title: string;
  readonly dealId: string;
  readonly vin: string;
  /** ISO instant. */
  readonly at: string;
}

export interface WatchedDeals extends Paged {
  readonly deals: readonly Deal[];
  readonly due: readonly DueTime[];
}

export interface RecordedEvent {
  readonly dealId: string;
  readonly vin: string;
  readonly event: DealEvent;
}

/** Deals of one page; the clock also affects the others, on their own pages. */
const DEALS_MAX = 12;
const RETURN_WINDOW_DAYS = 7;
const DAY_MS = 86_400_000;

/** The deals of a page, newest first, with their deadlines. */
export async function watchDeals(page: number): Promise<WatchedDeals> {
  const { ok } = await api('GET /buy/deals', { query: { limit: DEALS_MAX, page }, ...QUIETLY });
  const read = await Promise.all(
    (ok?.deals ?? []).map(({ dealId }) => api('GET /buy/deals/{dealId}', { params: { dealId }, ...QUIETLY })),
  );
  const deals = read.flatMap((reply) => reply.ok ?? []);
  const due = await Promise.all(deals.map(async (deal) => [...ownDueTimes(deal), ...(await freeLook(deal))]));
  return {
    deals,
    page,
    limit: DEALS_MAX,
    total: ok?.total ?? 0,
    due: due.flat().sort((a, b) => a.at.localeCompare(b.at)),
  };
}

function ownDueTimes({ dealId, vin, checkout, handoff, payment, state }: Deal): DueTime[] {
  const times: DueTime[] = [];
  if (checkout?.state === 'OPEN')
    times.push({ title: 'The checkout link expires', dealId, vin, at: checkout.expiresAt });
  if (handoff !== undefined && ['PARKED', 'CLAIMED'].includes(handoff.state))
    times.push({ title: 'The signing session expires', dealId, vin, at: handoff.expiresAt });
  if (state === 'SETTLED' && payment !== undefined)
    times.push({ title: 'The return window ends', dealId, vin, at: later(payment.capturedAt, RETURN_WINDOW_DAYS) });
  return times;
}

/** A captured contract may be cancelled for its full price until the free-look period ends. */
async function freeLook({ dealId, vin, fi }: Deal): Promise<DueTime[]> {
  if (fi?.state !== 'CONTRACTED') return [];
  const { ok } = await api('GET /fi/inforce/{vin}', { params: { vin }, ...QUIETLY });
  const [first] = ok?.contracts ?? [];
  const days = first?.cancellation.freeLookDays;
  if (first === undefined || days === undefined || days === null) return [];
  return [
    {
      title: 'The free-look period of the contracts ends',
      dealId,
      vin,
      at: later(`${first.saleDate}T00:00:00.000Z`, days + 1),
    },
  ];
}

const later = (instant: string, days: number): string => new Date(Date.parse(instant) + days * DAY_MS).toISOString();

/** Reading a deal applies what became due; the events after the last seen seq are the result. */
export async function happenedSince(deals: readonly Deal[]): Promise<RecordedEvent[]> {
  const pages = await Promise.all(
    deals.map(async ({ dealId, vin, lastSeq }) => {
      await api('GET /buy/deals/{dealId}', { params: { dealId }, ...QUIETLY });
      const { ok } = await api('GET /buy/deals/{dealId}/events', {
        params: { dealId },
        query: { after: lastSeq },
        ...QUIETLY,
      });
      return (ok?.events ?? []).map((event): RecordedEvent => ({ dealId, vin, event }));
    }),
  );
  return pages.flat().sort((a, b) => a.event.time.localeCompare(b.event.time));
}
