/** Pages dealer collections: page from 1, twenty rows by default, with links. */
import { addressWith } from '#domain/listings/address.ts';

const LIMIT_DEFAULT = 20;

export interface Page {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

export function pageOf({
  page = 1,
  limit = LIMIT_DEFAULT,
}: {
  page?: number | undefined;
  limit?: number | undefined;
}): Page {
  return { page, limit, offset: (page - 1) * limit };
}

/** Links of a page; each keeps the filters that were sent. */
export function pageLinks(
  address: string,
  sent: Readonly<Record<string, unknown>>,
  { page, limit }: Page,
  total: number,
): Record<string, string> {
  const params = Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const at = (to: number) => addressWith(address, params, { page: String(to), limit: String(limit) });
  const last = Math.max(1, Math.ceil(total / limit));
  return {
    self: at(page),
    first: at(1),
    ...(page > 1 ? { prev: at(Math.min(page - 1, last)) } : {}),
    ...(page < last ? { next: at(page + 1) } : {}),
    last: at(last),
  };
}
