import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the host', () => {
  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.0.2.1', false],
  ])('%s is a loopback address: %s', (HOST, isLoopback) => {
    expect(readConfig({ HOST }).settings.loopback).toBe(isLoopback);
  });

  it('is bracketed in the base address when it is an IPv6 address', () => {
    expect(readConfig({ HOST: '::1', PORT: '8787' }).settings.baseUrl).toBe('http://[::1]:8787');
  });
});
