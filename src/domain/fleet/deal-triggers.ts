/** Names of the acts of other parties on a deal: concierge, carrier, notary, title office. */

export const DEAL_TRIGGERS = {
  'source-candidate': 'A candidate car answers a search',
  'verify-seller': 'The seller’s title and liens are checked',
  'complete-notarization': 'A notary accepts the waiting session',
  'verify-policy': 'The carrier confirms the pending policy',
  'dispatch-haul': 'A carrier accepts the quoted load',
  'pick-up-haul': 'The pickup inspection is filed',
  'deliver-haul': 'The delivery inspection is filed',
  'cancel-haul': 'The transport is cancelled before pickup',
  'release-lien': 'The paid lender releases the title',
} as const;

export type DealTriggerName = keyof typeof DEAL_TRIGGERS;
