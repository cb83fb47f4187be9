/** Operator settings that endpoints and ports may read. */

/** Calls in any window of so many seconds. */
export interface Limit {
  readonly calls: number;
  readonly windowSeconds: number;
}

export interface Settings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Undefined lifts every limit. */
  readonly rateLimit: Limit | undefined;
  /** Calls of all keys minted from one address, as a multiple of one key's; undefined where they share no window. */
  readonly addressMultiple: number | undefined;
  /** Keys minted from one address; undefined where there is no limit. */
  readonly mintLimit: Limit | undefined;
  /** The operator's settle bearer; settle is unconfigured without one. */
  readonly settleToken: string | undefined;
  readonly checkoutRail: 'sandbox' | 'stripe' | 'none';
  /** Where the identity of a VIN comes from without a gateway: NHTSA's published patterns, or the sandbox's sample for all. */
  readonly vehicleData: 'vpic' | 'nhtsa' | 'sample';
  readonly gateway: { readonly url: string; readonly key: string | undefined } | undefined;
  /** Name to origin of the sibling services that `/family.json` lists. */
  readonly familyOrigins: Readonly<Record<string, string>>;
  /** Count of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  readonly loopback: boolean;
  /** Origins that webhooks may reach although they are not public or not https. */
  readonly webhookOrigins: readonly string[];
}
