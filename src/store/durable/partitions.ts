/** The partition function of the durable store. Changing it strands stored data. */
import { fnv1a32 } from '#kernel/hash.ts';
import { RUN_CLAIM } from '#ports/idempotency.ts';

/** Objects that share the claims of one kind, so that none becomes a bottleneck. */
export const CLAIM_BUCKETS = 4_096;

/** Streams and indexes stored together by owner; all others are stored alone. */
const STREAM_HOMES: Readonly<Record<string, string>> = { 'webhook-lane': 'webhook' };
const INDEX_HOMES: Readonly<Record<string, string>> = {
  deals: 'account',
  'deal-streams': 'account',
  'refinance-applications': 'account',
  leads: 'account',
  'leads-by-car': 'account',
  contracts: 'account',
  // Checked by every write of a deal, so it is stored apart from what every call reads.
  webhooks: 'webhooks',
  'webhook-lanes': 'webhook',
  'webhook-deliveries': 'webhook',
  capability: 'capabilities',
};
const DEAL_IN_PATH = /\/(deal_[A-Za-z0-9]{1,32})(?:\/|$)/;

/** `deal/deal_x` lives in `deal/deal_x`, `webhook-lane/webhook_x/deal/deal_y` in `webhook/webhook_x`. */
export function partitionOfStream(stream: string): string {
  const [family = '', owner = ''] = stream.split('/');
  // A capability record is addressed by family and id only; its scope is inside.
  if (family === 'capability') return stream;
  // Feeds are large, so each generation has its own object beside the pointer.
  if (family === 'rooftop') return stream;
  return `${STREAM_HOMES[family] ?? family}/${owner}`;
}

/** An owner's index is stored with the owner: its key starts with the owner's id. */
export function partitionOfIndex(index: string, key: string): string {
  const home = INDEX_HOMES[index];
  return home === undefined ? `index/${index}/${key}` : `${home}/${key.split('/')[0]}`;
}

export function partitionOfClaim(claim: string, key: string): string {
  // The claim of a keyed run is stored with its answer; for a deal, that is the deal's own partition.
  if (claim === RUN_CLAIM) return partitionOfAnswers(key);
  return `claims/${claim}/${fnv1a32(key) % CLAIM_BUCKETS}`;
}

/**
 * Every call charges a ledger, so it is stored apart from the account. An anonymous caller's day has its own object,
 * which is deleted with it.
 */
export function partitionOfLedger(account: string): string {
  return `${dayOf(account) === undefined ? 'ledger' : 'caller-day'}/${account}`;
}

/** The UTC day in the meter name of an anonymous caller; undefined for an account. */
export function dayOf(account: string): string | undefined {
  return /:(\d{4}-\d{2}-\d{2})$/.exec(account)?.[1];
}

/** Answers about a deal are stored with the deal, others with the caller that starts the scope. */
export function partitionOfAnswers(scope: string): string {
  const deal = DEAL_IN_PATH.exec(scope)?.[1];
  return deal === undefined ? `account/${scope.split(' ')[0]}` : `deal/${deal}`;
}
