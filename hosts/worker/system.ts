/** Clock and randomness of the platform, from web standards only. */
import { waitUntil } from 'cloudflare:workers';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HostParts } from '../../src/index.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes at or above this are dropped, because they would favor low digits. */
const UNBIASED = 248;

export const platformIds: HostParts['ids'] = {
  base62(length) {
    let text = '';
    while (text.length < length) {
      for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length))) {
        if (byte < UNBIASED) text += BASE62.charAt(byte % 62);
      }
    }
    return text;
  },
  // WebCrypto's digest is asynchronous, and this must be synchronous.
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
};

export const platformClock: HostParts['clock'] = {
  nowMs: () => Date.now(),
  today: () => new Date().toISOString().slice(0, 10),
  after(ms, callback) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => resolve(callback()), ms);
    // The platform keeps no timers of a finished request.
    waitUntil(promise);
    return () => {
      clearTimeout(timer);
      resolve();
    };
  },
};
