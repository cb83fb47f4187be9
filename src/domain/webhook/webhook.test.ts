import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './address.ts';
import { nextTry, RETRY_SCHEDULE_SECONDS } from './retry.ts';
import { evolveWebhook } from './webhook.ts';

const AT = '2026-11-27T12:00:00.000Z';
const data = { account: 'acct_1', url: 'https://example.com', events: ['*'], secret: 'whsec_1' };

describe('a webhook', () => {
  const active = evolveWebhook(undefined, { type: 'Webhook.registered@1', at: AT, data });

  it('is active until it is removed or disabled', () => {
    expect(active).toEqual({ ...data, state: 'ACTIVE', createdAt: AT });
    const removed = evolveWebhook(active, { type: 'Webhook.removed@1', at: AT, data: {} });
    expect(removed).toEqual({ ...active, state: 'REMOVED' });
    const disabled = evolveWebhook(active, { type: 'Webhook.disabled@1', at: AT, data: { reason: 'gone' } });
    expect(disabled).toEqual({ ...active, state: 'DISABLED', reason: 'gone' });
  });

  it('does not exist before it is registered', () => {
    expect(evolveWebhook(undefined, { type: 'Webhook.removed@1', at: AT, data: {} })).toBeUndefined();
    expect(evolveWebhook(undefined, { type: 'Webhook.disabled@1', at: AT, data: { reason: 'gone' } })).toBeUndefined();
  });
});

describe('the retries of a delivery', () => {
  it('follow the schedule of Standard Webhooks', () => {
    expect(RETRY_SCHEDULE_SECONDS).toEqual([0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  });

  it.each([
    [0, 0, AT],
    [1, 0, '2026-11-27T12:00:05.000Z'],
    [1, 4, '2026-11-27T12:00:05.000Z'],
    [1, 6, '2026-11-27T12:00:06.000Z'],
    [1, 86_400, '2026-11-28T12:00:00.000Z'],
    [1, 86_401, '2026-11-28T12:00:00.000Z'],
    [9, 0, '2026-11-28T12:00:00.000Z'],
    [10, 0, undefined],
  ])('after %d attempts with a Retry-After of %d come at %s', (tries, retryAfter, at) => {
    expect(nextTry(AT, tries, retryAfter)).toBe(at);
    if (retryAfter === 0) expect(nextTry(AT, tries)).toBe(at);
  });
});

describe('a public address', () => {
  it.each([
    ['8.8.8.8', true],
    ['255.8.8.8', false],
    ['8.8.8.256', false],
    ['8.8.8', false],
    ['8.8.8.8.8', false],
    ['2606:4700:4700::1111', true],
    ['2606:4700:4700:0:0:0:0:1111', true],
    ['2606:4700:4700:0:0:0:1111', false],
    ['2606:4700:4700:0:0:0:0:0:1111', false],
    ['::2606:4700:4700:1:2:3:4', false],
    ['2606:4700:4700:1:2:3:4::', true],
    ['2606:4700:4700:1:2:3:4:5::', false],
    ['2606:4700::1:2:3:4:5', true],
    ['2606:4700::1:2:3:4:5:6', false],
    ['2606::4700::1111', false],
    ['2606:4700:4700::111g', false],
    ['2606:4700:4700::11111', false],
    ['::ffff:8.8.8.8', true],
    ['::ffff:10.0.0.1', false],
    ['::ffff:0808:0808', true],
    ['::ffff:192.168.0.1', false],
    ['::ffff:200.8.8.8', true],
    ['::ffff:192.0.128.1', true],
    ['::ffff:192.0.0.1', false],
    ['2606:4700::8.8.8.8', true],
    ['2606:4700::8.8.8.256', false],
    ['4000::1', false],
    ['fe80::1', false],
    ['2606:4700:4700::1111%eth0', true],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
