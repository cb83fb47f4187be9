/** Fixed clock and predictable ids, so that runtimes can be compared byte by byte. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HostParts } from '../../../src/index.ts';

const digest = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

export function steady(nowMs: number): Pick<HostParts, 'clock' | 'ids'> {
  let count = 0;
  return {
    clock: {
      nowMs: () => nowMs,
      today: () => new Date(nowMs).toISOString().slice(0, 10),
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    },
    ids: {
      base62: (length) => {
        count += 1;
        return digest(`id ${count}`).slice(0, length);
      },
      sha256: digest,
    },
  };
}
