/** Port of the platform gateway: its bytes, or a typed reason for their absence. */

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
  /** Fetches a path with its query from the gateway. Never throws; five seconds at most. */
  get(pathAndQuery: string): Promise<GatewayAnswer>;
}
