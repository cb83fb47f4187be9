import { describe, expect, it } from 'vitest';
import { isPublicAddress, judgeAddress } from './address.ts';

describe('an allowed webhook address', () => {
  it.each([
    'https://hooks.example.com/carport',
    'https://example.com/?token=1',
    'https://example.com:443/hook',
    'https://EXAMPLE.com./hook',
    'https://8.8.8.8/hook',
    'https://[2606:4700:4700::1111]/hook',
    'https://xn--bcher-kva.example/hook',
  ])('is %s', (text) => {
    expect(judgeAddress(text).ok).toBe(true);
  });
});

describe('a forbidden webhook address', () => {
  it.each([
    '',
    'not an address',
    '/hook',
    '//example.com/hook',
    'ftp://example.com/hook',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    'gopher://example.com',
    'ws://example.com',
    'http://example.com/hook',
    'https://user@example.com/hook',
    'https://user:pass@example.com/hook',
    'https://example.com/hook#part',
    'https://example.com:8443/hook',
    'https://example.com:22/',
    'https://localhost/',
    'https://LOCALHOST/',
    'https://localhost./',
    'https://api.localhost/',
    'https://intranet/',
    'https://db.internal/',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://router.lan/',
    'https://nas.home.arpa/',
    'https://service.corp/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://017700000001/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://2852039166/',
    'https://168.63.129.16/machine',
    'https://[::ffff:168.63.129.16]/',
    'https://100.100.100.200/latest/meta-data/',
    'https://169.254.42.42/conf',
    'https://[fd20:ce::254]/',
    'https://[fd00:42::42]/',
    'https://metadata.goog/',
    'https://metadata.tencentyun.com/',
    'https://metadata.platformequinix.com/',
    'https://kubernetes.default.svc/',
    'https://100.64.0.1/',
    'https://192.0.0.192/',
    'https://198.18.0.1/',
    'https://203.0.113.7/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'https://[2001:db8::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456:789a::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://[100::1]/',
    'https://[fd00:ec2::254]/',
    'https://１２７.０.０.１/',
    'https://127。0。0。1/',
    'https://ⓛocalhost/',
  ])('is %s', (text) => {
    expect(judgeAddress(text).ok).toBe(false);
  });

  it('is allowed when the operator trusts its origin, and only for that origin', () => {
    const allowed = ['http://127.0.0.1:9000'];
    expect(judgeAddress('http://127.0.0.1:9000/hook', allowed).ok).toBe(true);
    expect(judgeAddress('http://127.0.0.1:9001/hook', allowed).ok).toBe(false);
    expect(judgeAddress('http://user@127.0.0.1:9000/hook', allowed).ok).toBe(false);
  });
});

describe('a resolved address', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.0',
    '2606:4700::1111',
    '2a00:1450:4001:81b::200e',
    '::ffff:8.8.8.8',
  ])('such as %s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.53',
    '168.63.129.16',
    '10.1.2.3',
    '::1',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
    '',
    'x',
    '1.2.3',
    '1.2.3.256',
    '1.2.3.4.5',
    ':::',
    '1::2::3',
    '12345::',
    '1:2:3:4:5:6:7:8:9',
  ])('such as "%s" is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
