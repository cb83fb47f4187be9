/** Compresses packed vPIC tables by Zstandard, which unpacks ten times as fast as Brotli at the same size. */
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

/** A minute for the tables that ship; the best that there is. */
export const SHIPPED_LEVEL = 22;
/** Seconds, for a few percent of size. */
export const INSTALL_LEVEL = 12;

export async function compressed(bytes: Uint8Array, level: number): Promise<Uint8Array> {
  const params = {
    [constants.ZSTD_c_compressionLevel]: level,
    // The whole of the tables is one window: 2^23 bytes.
    [constants.ZSTD_c_windowLog]: 23,
  };
  return promisify(zstdCompress)(bytes, { params });
}
