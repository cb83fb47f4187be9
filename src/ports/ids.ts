/** Port of identifiers: random, unguessable base62 text. No outcome depends on it. */

export interface Ids {
  /** `length` base62 digits, each carrying log2(62) bits of randomness. */
  base62(length: number): string;
  /** SHA-256 of the text, lower-case hex. */
  sha256(text: string): string;
}
