/** Partition function of the durable store. Changing it strands stored data. */
import { fnv1a32 } from '#kernel/hash.ts';
import { RUN_CLAIM } from '#ports/idempotency.ts';

/** Objects that share the claims of one name, so that no busy hour makes one of them a bottleneck. */
export const CLAIM_BUCKETS = 4_096;

/** Streams and indexes of one owner that live together; what is not named here lives by itself. */
const STREAM_HOMES: Readonly<Record<string, string>> = { 'webhook-lane': 'webhook' };
const INDEX_HOMES: Readonly<Record<string, string>> = {
  deals: 'account',
  'deal-streams': 'account',
  'refinance-applications': 'account',
  leads: 'account',
  'leads-by-car': 'account',
  contracts: 'account',
  // Looked at by every write of a deal, so it is kept apart from what every call reads.
  webhooks: 'webhooks',
  'webhook-lanes': 'webhook',
  'webhook-deliveries': 'webhook',
  capability: 'capabilities',
};
const DEAL_IN_PATH = /\/(deal_[A-Za-z0-9]{1,32})(?:\/|$)/;

/** `deal/deal_x` lives in `deal/deal_x`, `webhook-lane/webhook_x/deal/deal_y` in `webhook/webhook_x`. */
export function partitionOfStream(stream: string): string {
  const [family = '', owner = ''] = stream.split('/');
  // A capability record is known by family and id only; its scope is inside.
  if (family === 'capability') return stream;
  // Feeds are large; each generation is an object of its own beside the pointer.
  if (family === 'rooftop') return stream;
  return `${STREAM_HOMES[family] ?? family}/${owner}`;
}

/** The index of an owner lives with the owner: its key begins with the owner's id. */
export function partitionOfIndex(index: string, key: string): string {
  const home = INDEX_HOMES[index];
  return home === undefined ? `index/${index}/${key}` : `${home}/${key.split('/')[0]}`;
}

export function partitionOfClaim(claim: string, key: string): string {
  // What a keyed run has written is known where its answer is kept, and with a deal that is where it writes.
  if (claim === RUN_CLAIM) return partitionOfAnswers(key);
  return `claims/${claim}/${fnv1a32(key) % CLAIM_BUCKETS}`;
}

/** A ledger is charged by every call, so it is kept apart from the account; an anonymous caller's day is an object that ends with it. */
export function partitionOfLedger(account: string): string {
  return `${dayOf(account) === undefined ? 'ledger' : 'caller-day'}/${account}`;
}

/** The UTC day in the meter's name of an anonymous caller; undefined for an account. */
export function dayOf(account: string): string | undefined {
  return /:(\d{4}-\d{2}-\d{2})$/.exec(account)?.[1];
}

/** Answers about a deal are kept with the deal, others with the caller that the scope begins with. */
export function partitionOfAnswers(scope: string): string {
  const deal = DEAL_IN_PATH.exec(scope)?.[1];
  return deal === undefined ? `account/${scope.split(' ')[0]}` : `deal/${deal}`;
}
