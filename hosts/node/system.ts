/** System clock and randomness. */
import { hash, randomBytes } from 'node:crypto';
import type { HostParts } from '../../src/index.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes at or above this are dropped, because they would favor low digits. */
const UNBIASED = 248;

const POOL_BYTES = 4096;

/** Characters drawn in advance, so that an id is one slice; no character is used twice. */
let pool = '';

function drawPool(): string {
  let text = '';
  for (const byte of randomBytes(POOL_BYTES)) if (byte < UNBIASED) text += BASE62.charAt(byte % 62);
  return text;
}

export const systemIds: HostParts['ids'] = {
  base62(length) {
    while (pool.length < length) pool += drawPool();
    const text = pool.slice(0, length);
    pool = pool.slice(length);
    return text;
  },
  sha256: (text) => hash('sha256', text, 'hex'),
};

export const systemClock: HostParts['clock'] = {
  nowMs: () => Date.now(),
  today: () => new Date().toISOString().slice(0, 10),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};
