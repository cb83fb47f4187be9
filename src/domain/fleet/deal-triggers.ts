/** Names of the acts of other parties on a deal: concierge, carrier, notary, title office. */

export const DEAL_TRIGGERS = {
  'source-candidate': 'A candidate car answers a search',
  'verify-seller': 'Title and lien of the seller are checked',
  'complete-notarization': 'A notary takes the waiting session',
  'verify-policy': 'The carrier confirms the pending policy',
  'dispatch-haul': 'A carrier takes the quoted load',
  'pick-up-haul': 'The pickup inspection is filed',
  'deliver-haul': 'The delivery inspection is filed',
  'cancel-haul': 'The load is called off before pickup',
  'release-lien': 'The paid lender releases the title',
} as const;

export type DealTriggerName = keyof typeof DEAL_TRIGGERS;
