/** Owns the machine underneath: its clock and its randomness. */
import { hash, randomBytes } from 'node:crypto';
import type { HostParts } from '../src/index.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes at or above this would make the low digits likelier; they are thrown away. */
const UNBIASED = 248;

let pool = Buffer.alloc(0);
let used = 0;

function nextByte(): number {
  if (used >= pool.length) {
    pool = randomBytes(4096);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  used += 1;
  return byte;
}

export const systemIds: HostParts['ids'] = {
  base62(length) {
    let text = '';
    while (text.length < length) {
      const byte = nextByte();
      if (byte < UNBIASED) text += BASE62.charAt(byte % 62);
    }
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
