/** Owns the day whose platform behaviour this host is written for; `wrangler.jsonc` says the same, and a test holds them together. */

export const COMPATIBILITY_DATE = '2026-07-30';
