import { describe, expect, it } from 'vitest';
import { covers, isKnownPattern, wants } from './filter.ts';

describe('an event pattern', () => {
  it.each([
    ['*', true],
    ['Deal.*', true],
    ['Deal.desked', true],
    ['Deal.desked@1', true],
    ['Deal.desked@2', false],
    ['Deal.opened@1', false],
    ['Lead.*', false],
    ['deal.*', false],
    ['Deal', false],
    ['', false],
  ])('%s covers Deal.desked@1: %s', (pattern, covered) => {
    expect(covers(pattern, 'Deal.desked@1')).toBe(covered);
  });

  it.each([
    ['*', true],
    ['Contract.*', true],
    ['Document.signed@1', true],
    ['CreditApplication.decisioned', true],
    ['Webhook.*', false],
    ['Key.minted@1', false],
    ['nothing', false],
  ])('%s is valid: %s', (pattern, known) => {
    expect(isKnownPattern(pattern)).toBe(known);
  });

  it('matches when one pattern of a list does', () => {
    expect(wants(['Lead.*', 'Deal.settled'], 'Deal.settled@1')).toBe(true);
    expect(wants([], 'Deal.settled@1')).toBe(false);
  });
});
