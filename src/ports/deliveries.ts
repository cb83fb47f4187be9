/** Port of webhook delivery: attempts whatever is due when asked. */

export interface Deliveries {
  /** Tries what is due for a webhook now; resolves when it was tried. */
  attempt(webhookId: string): Promise<void>;
}
