/** Operator settings available to endpoints and ports. */

/** Calls within any window of that many seconds. */
interface Limit {
  readonly calls: number;
  readonly windowSeconds: number;
}

export interface Settings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Undefined disables rate limits. */
  readonly rateLimit: Limit | undefined;
  /** The limit for all keys minted from one address, as a multiple of the limit of one key; undefined disables it. */
  readonly addressMultiple: number | undefined;
  /** Keys minted from one address; undefined disables the limit. */
  readonly mintLimit: Limit | undefined;
  /** The operator's bearer token for settlement; without one, settlement is not configured. */
  readonly settleToken: string | undefined;
  readonly checkoutRail: 'sandbox' | 'stripe' | 'none';
  /**
   * The source of vehicle facts without a gateway: NHTSA's published patterns, or the sandbox's sample for every VIN.
   */
  readonly vehicleData: 'vpic' | 'nhtsa' | 'sample';
  readonly gateway: { readonly url: string; readonly key: string | undefined } | undefined;
  /** Origins, by name, of the sibling services listed in `/family.json`. */
  readonly familyOrigins: Readonly<Record<string, string>>;
  /** Number of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: number;
  readonly loopback: boolean;
  /** Origins that webhooks may use although they are not public or not https. */
  readonly webhookOrigins: readonly string[];
}
