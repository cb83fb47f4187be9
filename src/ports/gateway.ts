/** Port of the platform gateway: its bytes, or the reason why there are none. */

export type GatewayAnswer =
  | {
      readonly state: 'answered' /** A JSON object, exactly as sent. */;
      readonly text: string;
      readonly requestId?: string;
    }
  | { readonly state: 'missing'; readonly text: string }
  | { readonly state: 'invalid'; readonly text: string }
  | { readonly state: 'refused'; readonly retryAfterSeconds?: number }
  | { readonly state: 'down' };

export interface Gateway {
  /** Fetches a path and query from the gateway within five seconds. Never throws. */
  get(pathAndQuery: string): Promise<GatewayAnswer>;
}
