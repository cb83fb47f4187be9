/** Port of webhook egress: posts a message to a public address, or returns why it did not. */

export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts the attempt; the outcome is then `unreachable`. */
  readonly signal?: AbortSignal;
}

export type WebhookReply =
  | { readonly state: 'answered'; readonly status: number; readonly retryAfterSeconds?: number }
  /** The address is not allowed; nothing was sent. */
  | { readonly state: 'forbidden'; readonly reason: string }
  | { readonly state: 'unreachable'; readonly reason: string };

export interface WebhookSender {
  /**
   * Makes one attempt. Resolves the name, checks every address, and connects to a checked one. Does not follow
   * redirects. Never throws; takes at most fifteen seconds from resolving to the last byte.
   */
  send(post: WebhookPost): Promise<WebhookReply>;
}
