/** Owns the promise of webhook deliveries being made: what is due is tried when it is asked for. */

export interface Deliveries {
  /** Tries what is due for a webhook now; resolves when it was tried. */
  attempt(webhookId: string): Promise<void>;
}
