/** Reasons for cancelling a contract. */
export const CANCELLATION_REASONS = ['request', 'payoff', 'total-loss', 'repossession', 'provider'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
