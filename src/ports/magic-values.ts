/** Port of the magic-value index: every input with a guaranteed outcome. */

export interface MagicValue {
  /** The port that reads it. */
  readonly port: string;
  /** The member it is read from: `signer.name`. */
  readonly input: string;
  readonly how: 'last word is' | 'begins with' | 'holds' | 'ends with' | 'is';
  readonly value: string;
  /** A complete input that triggers the row. */
  readonly example: string;
  readonly outcome: string;
  /** The outcome in one sentence. */
  readonly effect: string;
  /** The endpoint to send it to. */
  readonly endpoint: string;
}
