/** Compresses packed vPIC tables with Zstandard, which decompresses ten times as fast as Brotli at the same size. */
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

/** Takes a minute; the best level, for the shipped tables. */
export const SHIPPED_LEVEL = 22;
/** Takes seconds, at a few percent more size. */
export const INSTALL_LEVEL = 12;

export async function compress(bytes: Uint8Array, level: number): Promise<Uint8Array> {
  const params = {
    [constants.ZSTD_c_compressionLevel]: level,
    // One window covers the whole tables: 2^23 bytes.
    [constants.ZSTD_c_windowLog]: 23,
  };
  return promisify(zstdCompress)(bytes, { params });
}
