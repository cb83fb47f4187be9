import { describe, expect, it } from 'vitest';
import { dollars } from '#kernel/money.ts';
import { REMOTE_ALLOWED, REMOTE_BARS } from './remote-notary.data.ts';
import { remoteCommission } from './remote-notary.ts';
import { RETURN_LAW, returnRightOf, type Sale } from './return-right.ts';

const sale: Sale = {
  state: 'CA',
  condition: 'used',
  price: dollars(20_000),
  deliveredOn: '2026-10-05',
  byDealer: true,
};

describe('the right to return a used car', () => {
  it.each([
    ['1.5 % of the price', 20_000, 300],
    ['at least 200', 9_000, 200],
    ['at most 600', 50_000, 600],
  ])('has a restocking fee of %s', (_, price, fee) => {
    expect(returnRightOf({ ...sale, price: dollars(price) })).toMatchObject({
      until: '2026-10-08',
      milesMax: 400,
      restockingFee: fee * 100,
    });
  });

  it('applies from the first day of the act', () => {
    expect(returnRightOf({ ...sale, deliveredOn: '2026-10-01' })?.until).toBe('2026-10-04');
  });

  it.each<[string, Partial<Sale>]>([
    ['above 50,000', { price: dollars(50_000.01) }],
    ['for a new car', { condition: 'new' }],
    ['elsewhere', { state: 'NV' }],
    ['before the act', { deliveredOn: '2026-09-30' }],
    ['between private people', { byDealer: false }],
  ])('does not apply %s', (_, over) => {
    expect(returnRightOf({ ...sale, ...over })).toBeUndefined();
  });
});

describe('the commission of a remote notary', () => {
  it.each(['CA', 'GA', 'SC'])('is from another state for a buyer in %s', (state) => {
    const { state: commissioned, note } = remoteCommission(state);
    expect(commissioned).toBe('NV');
    expect(note).toContain('recognizes');
  });

  it('is from the buyer’s own state, with the statute, where its law was read', () => {
    const { state, note } = remoteCommission('VA');
    expect(state).toBe('VA');
    expect(note).toContain('Va. Code 47.1-2');
  });

  it('is from the buyer’s own state elsewhere', () => {
    expect(remoteCommission('OH')).toEqual({ state: 'OH' });
  });

  it('says of every law whether its text was read', () => {
    for (const [state, row] of [...Object.entries(REMOTE_BARS), ...Object.entries(REMOTE_ALLOWED)]) {
      const read = row?.verifiedOn === null ? 'text not read' : `text read ${row?.verifiedOn}`;
      expect(remoteCommission(state).note).toContain(`, ${read}, confidence ${row?.confidence}.`);
    }
  });

  it('is never both barred and allowed', () => {
    for (const state of Object.keys(REMOTE_BARS)) expect(REMOTE_ALLOWED).not.toHaveProperty(state);
  });
});

it('cites a statute, effective date, verification and confidence for each law', () => {
  for (const row of [RETURN_LAW, ...Object.values(REMOTE_BARS), ...Object.values(REMOTE_ALLOWED)]) {
    expect(row).toMatchObject({
      authority: expect.stringMatching(/\d/),
      effectiveFrom: expect.stringMatching(/^\d{4}-/),
    });
    expect(row).toHaveProperty('verifiedOn');
    expect(['high', 'medium', 'low']).toContain(row?.confidence);
  }
});
