/** Inventory rows of the platform gateway, each with the rooftop it names. */
import { type Empty, empty, type Ok, ok, type Refusal, refuse, withoutUndefined } from '#kernel/answer.ts';
import { type IsoDate, isIsoDate } from '#kernel/dates.ts';
import { GATEWAY_PROVENANCE } from '#kernel/provenance.ts';
import type { Gateway } from '#ports/gateway.ts';
import { type Page, pageLinks } from '../paging.ts';
import { agingOf } from './row.ts';

interface Asked {
  readonly filters: Readonly<Record<string, string>>;
  readonly paging: Page;
  readonly base: string;
  readonly today: IsoDate;
}

/** The gateway's names for our filters. */
const CANONICAL: Readonly<Record<string, string>> = {
  make: 'vehicle.make',
  model: 'vehicle.model',
  dealerId: 'dealerId',
  dealerZip: 'dealerZip',
};

interface LiveRow {
  readonly [member: string]: unknown;
  readonly vin: string;
  readonly createdAt?: string;
  readonly vehicle: Record<string, unknown>;
  readonly retailListing: {
    readonly [member: string]: unknown;
    readonly dealerId?: string;
    readonly dealer?: string;
    readonly zip?: string;
  } | null;
}

export async function projectLive(
  gateway: Gateway,
  { filters, paging, base, today }: Asked,
): Promise<Ok<LiveBody> | Empty | Refusal<'gateway-unavailable' | 'gateway-refused'>> {
  const { page, limit } = paging;
  const named = Object.entries(filters).map(([name, value]): [string, string] => [CANONICAL[name] ?? name, value]);
  const query = new URLSearchParams([
    ...named,
    ['page', String(page)],
    ['limit', String(limit)],
    ['includes', 'total'],
  ]);
  const answer = await gateway.get(`/listings?${query}`);
  if (answer.state === 'refused')
    return refuse('gateway-refused', { retryAfterSeconds: answer.retryAfterSeconds ?? 5 });
  if (answer.state === 'down' || answer.state === 'invalid')
    return refuse('gateway-unavailable', { retryAfterSeconds: 5 });
  const { rows, total } = answer.state === 'answered' ? rowsOf(answer.text) : { rows: [], total: 0 };
  const links = pageLinks(
    `${base}/dealer/inventory`,
    filters,
    paging,
    total ?? page * limit + (rows.length === limit ? 1 : 0),
  );
  const shared = { page, limit, ...withoutUndefined({ total }), links };
  if (rows.length === 0)
    return empty('No car in the platform’s listings matches.', GATEWAY_PROVENANCE, { data: [], ...shared });
  return ok({ data: rows.map((row) => liveRow(row, today)), ...shared, provenance: GATEWAY_PROVENANCE });
}

type LiveBody = {
  data: (LiveRow & {
    rooftop: { dealerId: string; name: string; zip: string };
    aging?: ReturnType<typeof agingOf>;
  })[];
  page: number;
  limit: number;
  total?: number;
  links: Record<string, string>;
  provenance: typeof GATEWAY_PROVENANCE;
};

function rowsOf(text: string): { rows: LiveRow[]; total: number | undefined } {
  const { data, total } = JSON.parse(text) as { data?: LiveRow[]; total?: number };
  return { rows: Array.isArray(data) ? data : [], total: typeof total === 'number' ? total : undefined };
}

function liveRow(row: LiveRow, today: IsoDate) {
  const { dealerId = '', dealer = '', zip = '' } = row.retailListing ?? {};
  const listed = row.createdAt?.slice(0, 10) ?? '';
  return {
    ...row,
    rooftop: { dealerId, name: dealer, zip },
    ...(isIsoDate(listed) ? { aging: agingOf(listed, today) } : {}),
  };
}
