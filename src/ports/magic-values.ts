/** Port of the magic-value index: every input that guarantees an outcome. */

export interface MagicValue {
  /** Who reads it. */
  readonly port: string;
  /** The member that is read: `signer.name`. */
  readonly input: string;
  readonly how: 'last word is' | 'begins with' | 'holds' | 'ends with' | 'is';
  readonly value: string;
  /** A whole input that meets the row. */
  readonly example: string;
  readonly outcome: string;
  /** The outcome, in a sentence. */
  readonly effect: string;
  /** The endpoint to send it to. */
  readonly endpoint: string;
}
