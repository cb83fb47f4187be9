/** Port of webhook delivery: attempts due deliveries on request. */

export interface Deliveries {
  /** Attempts the due deliveries of a webhook; resolves afterwards. */
  attempt(webhookId: string): Promise<void>;
}
