/** Every verified formula, and the live rows that read the service's own books. */
import type { Judged } from './judged.ts';
import { LENDING } from './lending.data.ts';
import { TRADE } from './trade.data.ts';

export const JUDGED: readonly Judged[] = [...LENDING, ...TRADE];

/** Look-ups of keys, prices and meters, without arithmetic. */
export const READS = [
  'api-keys.get',
  'price-books.get',
  'price-books.get-by-operation',
  'price-books.list',
  'usage-meters.get',
  'usage-meters.get-for-subject',
] as const;
