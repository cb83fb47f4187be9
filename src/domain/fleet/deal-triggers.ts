/** Names of the acts of other parties on a deal: concierge, carrier, notary, title office. */

export const DEAL_TRIGGERS = {
  'source-candidate': 'The concierge answers a search with a candidate car',
  'verify-seller': 'Title and lien of a private seller are checked',
  'complete-notarization': 'A notary takes the session that waits',
  'verify-policy': 'The carrier confirms the policy that is pending',
  'dispatch-haul': 'A carrier takes the load on the standing quote',
  'pick-up-haul': 'The carrier files the pickup inspection',
  'deliver-haul': 'The carrier files the delivery inspection',
  'cancel-haul': 'The load is called off before pickup',
  'release-lien': 'The lender is paid off and lets go of the title',
} as const;

export type DealTriggerName = keyof typeof DEAL_TRIGGERS;
