import { describe, expect, it } from 'vitest';
import {
  partitionOfAnswers,
  partitionOfClaim,
  partitionOfIndex,
  partitionOfLedger,
  partitionOfStream,
} from './partitions.ts';

/** Stored data is found by these names forever, so changing a row would lose deals. */
describe('the partition function', () => {
  it.each([
    ['deal/deal_x', 'deal/deal_x'],
    ['account/acct_x', 'account/acct_x'],
    ['lead/lead_x', 'lead/lead_x'],
    ['webhook/webhook_x', 'webhook/webhook_x'],
    ['webhook-lane/webhook_x/deal/deal_y', 'webhook/webhook_x'],
    ['requests/acct_x', 'requests/acct_x'],
    ['rooftop/acct_x', 'rooftop/acct_x'],
    ['rooftop/acct_x/g', 'rooftop/acct_x/g'],
    ['capability/bids/bid_x', 'capability/bids/bid_x'],
  ])('puts the stream %s into %s', (stream, partition) => {
    expect(partitionOfStream(stream)).toBe(partition);
  });

  it.each([
    ['deals', 'acct_x', 'account/acct_x'],
    ['leads-by-car', 'acct_x/VIN', 'account/acct_x'],
    ['contracts', 'anon_x/VIN', 'account/anon_x'],
    ['webhooks', 'acct_x', 'webhooks/acct_x'],
    ['webhook-deliveries', 'webhook_x', 'webhook/webhook_x'],
    ['webhook-accounts', 'all', 'index/webhook-accounts/all'],
    ['capability', 'acct_x/bids', 'capabilities/acct_x'],
  ])('puts the index %s of %s into %s', (index, key, partition) => {
    expect(partitionOfIndex(index, key)).toBe(partition);
  });

  it('puts claims into buckets by name', () => {
    expect(partitionOfClaim('order', 'o-1')).toBe('claims/order/872');
    expect(partitionOfClaim('key', 'o-1')).toBe('claims/key/872');
  });

  it('puts each meter into its own object, and anonymous callers into one per day', () => {
    expect(partitionOfLedger('acct_x')).toBe('ledger/acct_x');
    expect(partitionOfLedger('anon_x:2026-11-27')).toBe('caller-day/anon_x:2026-11-27');
  });

  it('stores responses about a deal with the deal, and others with the caller', () => {
    expect(partitionOfAnswers('acct_x POST /buy/deals/deal_y/desk')).toBe('deal/deal_y');
    expect(partitionOfAnswers('acct_x POST /buy/deals')).toBe('account/acct_x');
  });
});
