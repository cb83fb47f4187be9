/** Reasons for which a contract is cancelled. */
export const CANCELLATION_REASONS = ['request', 'payoff', 'total-loss', 'repossession', 'provider'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
