/** Port of webhook egress: posts a message to a public address, or returns why it did not. */

export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ends the attempt; the outcome is then `unreachable`. */
  readonly signal?: AbortSignal;
}

export type WebhookReply =
  | { readonly state: 'answered'; readonly status: number; readonly retryAfterSeconds?: number }
  /** The address leads somewhere it must not; nothing was sent. */
  | { readonly state: 'forbidden'; readonly reason: string }
  | { readonly state: 'unreachable'; readonly reason: string };

export interface WebhookSender {
  /**
   * One attempt. The name is resolved, every answer judged, and the judged address connected to. Redirects are not
   * followed. Never throws; fifteen seconds at most, from resolving to the last byte read.
   */
  send(post: WebhookPost): Promise<WebhookReply>;
}
