/** Tags of the OpenAPI document: one per pillar, in order of name. */
export const TAGS = ['account', 'buy', 'credit', 'data', 'dealer', 'discovery', 'fi', 'financing', 'sandbox'] as const;
