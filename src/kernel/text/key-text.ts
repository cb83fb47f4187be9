/** The text of an API key: prefix, random part and CRC32, so that typos are rejected without a look-up. */

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 base62 digits carry 190 bits. */
export const KEY_RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

/** CRC-32 (IEEE 802.3, reflected) of ASCII text; an unsigned 32-bit integer. */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i += 1) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function checksum(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i += 1) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** `vk_<mode>_` + 32 random base62 digits + 6 digits of their CRC32. */
export function keyText(mode: 'sandbox' | 'live', random: string): string {
  return `vk_${mode}_${random}${checksum(random)}`;
}

/** True for text with the form and checksum of an API key. */
export function isKeyText(text: string): boolean {
  const random = /^vk_(?:sandbox|live)_([0-9A-Za-z]{32})[0-9A-Za-z]{6}$/.exec(text)?.[1];
  return random !== undefined && text.endsWith(checksum(random));
}
