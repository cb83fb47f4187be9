/** Owns the promise of a vault: what is sealed is unreadable without the operator's key, and opens only for what it was sealed for. */

export interface Vault {
  /** `about` names what the secret belongs to; it is bound to the seal and not hidden. */
  seal(secret: string, about: string): Promise<string>;
  /** Undefined for a seal of another key or about something else. */
  open(sealed: string, about: string): Promise<string | undefined>;
}
