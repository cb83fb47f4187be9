import { describe, expect, it } from 'vitest';
import { callerAddress, networkOf } from './caller-address.ts';

const addressOf = (forwarded: string | undefined, trustedProxies: number) =>
  callerAddress(
    new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    '10.0.0.9',
    trustedProxies,
  );

describe('the address of a caller', () => {
  it.each([
    ['no proxy is trusted', '192.0.2.1', 0, '10.0.0.9'],
    ['one proxy is trusted', '192.0.2.1, 192.0.2.2', 1, '192.0.2.2'],
    ['two proxies are trusted', '192.0.2.1, 192.0.2.2, 192.0.2.3', 2, '192.0.2.2'],
    ['fewer hops are reported than proxies trusted', '192.0.2.1, 192.0.2.2', 3, '192.0.2.1'],
    ['hops are blank', ' , 192.0.2.1 ,', 1, '192.0.2.1'],
    ['a trusted proxy reports nothing', undefined, 1, '10.0.0.9'],
  ])('when %s', (_, forwarded, trustedProxies, address) => {
    expect(addressOf(forwarded, trustedProxies)).toBe(address);
  });

  it('is named without a socket', () => {
    expect(callerAddress(new Headers(), undefined, 0)).toBe('in-process');
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2:3::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ])('%s counts as the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
