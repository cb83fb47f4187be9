/** Fixed-width numbers in base-64 digits, as used in the place table. */

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Characters of one record: three each for latitude, longitude and city, two for area. */
export const RECORD_CHARS = 11;

/** The value of each digit by its character code; 0 for any other character. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))));

/** Most significant digit first. Throws when the number does not fit. */
export function toBase64Digits(value: number, width: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= 64 ** width)
    throw new Error(`${value} has more than ${width} digits.`);
  return Array.from({ length: width }, (_, i) => ALPHABET[Math.floor(value / 64 ** (width - 1 - i)) % 64]).join('');
}

/** The number of `width` digits at `at`. */
export function base64DigitsAt(text: string, at: number, width: number): number {
  let value = 0;
  for (let i = at; i < at + width; i += 1) value = value * 64 + (VALUES[text.charCodeAt(i)] as number);
  return value;
}
