/** Port of a vault: a sealed secret opens only with the operator's key and for the owner it was sealed for. */

export interface Vault {
  /** `about` names the secret's owner; it is authenticated, not encrypted. */
  seal(secret: string, about: string): Promise<string>;
  /** Undefined when the secret was sealed with another key or for another owner. */
  open(sealed: string, about: string): Promise<string | undefined>;
}
