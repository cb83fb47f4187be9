import { describe, expect, it } from 'vitest';
import { bodyIdentity, canonicalText, isShallow } from './canonical-json.ts';

describe('canonical JSON', () => {
  it('sorts the members of every object and keeps the order of lists', () => {
    expect(canonicalText({ b: [1, { d: 1, c: 2 }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":2,"d":1}]}');
  });

  it.each([
    ['{"a":1,"b":{"c":2,"d":3}}', '{ "b": {"d":3, "c":2},\n"a": 1.0 }', true],
    ['{"a":[1,2]}', '{"a":[2,1]}', false],
    ['{"a":"1"}', '{"a":1}', false],
    ['not json', 'not  json', false],
    ['', '', true],
  ])('gives the bodies %s and %s the same identity: %s', (one, other, same) => {
    expect(bodyIdentity(one) === bodyIdentity(other)).toBe(same);
  });

  it('leaves text nested deeper than any valid body unchanged', () => {
    const deep = `${'['.repeat(50_000)} ${']'.repeat(50_000)}`;
    expect(bodyIdentity(deep)).toBe(deep);
    expect(isShallow(JSON.parse(deep), 32)).toBe(false);
    expect(isShallow({ a: [{ b: 1 }] }, 3)).toBe(true);
    expect(isShallow({ a: [{ b: 1 }] }, 2)).toBe(false);
  });
});
