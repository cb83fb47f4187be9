/** Port of a vault: sealed values open only with the operator's key and for the owner they were sealed for. */

export interface Vault {
  /** `about` names what the secret belongs to; it is bound to the seal and not hidden. */
  seal(secret: string, about: string): Promise<string>;
  /** Undefined for a seal of another key or about something else. */
  open(sealed: string, about: string): Promise<string | undefined>;
}
