/** `Prefer: return=minimal` leaves out exactly the members that an endpoint declares as detail. */
import { describe, expect, it } from 'vitest';
import { notFound, ok } from '#kernel/answer.ts';
import { withPreference } from './preference.ts';

const endpoint = { detail: ['rates', 'deal.events'] };
const answer = ok({ a: 1, rates: [1], deal: { id: 'd', events: [1] }, other: { rates: 2 } }, { link: 'x' });

describe('the minimal form of an answer', () => {
  it('lacks its detail, at any depth, and says so', () => {
    expect(withPreference(answer, endpoint, 'return=minimal')).toEqual(
      ok({ a: 1, deal: { id: 'd' }, other: { rates: 2 } }, { link: 'x', 'preference-applied': 'return=minimal' }),
    );
  });

  it('keeps a member that is not an object on the way to a detail', () => {
    for (const deal of [null, 'text', [{ events: 1 }]])
      expect(withPreference(ok({ deal }), endpoint, 'return=minimal')).toMatchObject({ body: {} });
  });

  it.each([
    ['without the preference', answer, endpoint, null],
    ['with another preference', answer, endpoint, 'return=representation'],
    ['where the endpoint declares no detail', answer, {}, 'return=minimal'],
    ['where nothing was found', notFound('No deal.'), endpoint, 'return=minimal'],
  ])('is the same %s', (_name, given, declared, prefer) => {
    expect(withPreference(given, declared, prefer)).toBe(given);
  });
});
