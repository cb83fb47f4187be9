/** State machine of an insurance verification: pending, verified or rejected. */
import { addSeconds, type IsoInstant } from '#kernel/dates.ts';
import { type Machine, stateAfter } from '#kernel/machine.ts';
import type { PolicyRecord } from '../deal-facts/ceremony-events.ts';
import type { DealEvent } from '../deal-facts/events.ts';

export type PolicyState = 'PENDING' | 'VERIFIED' | 'REJECTED';

/** A carrier that responds later does so within the hour. */
const CARRIER_ANSWER_SECONDS = 3600;

export const insurancePolicy: Machine<PolicyState> = {
  id: 'insurance-policy',
  states: ['PENDING', 'VERIFIED', 'REJECTED'],
  initial: ['PENDING'],
  moves: [
    { on: 'InsurancePolicy.verified@1', from: ['PENDING'], to: 'VERIFIED' },
    { on: 'InsurancePolicy.rejected@1', from: ['PENDING'], to: 'REJECTED' },
    { on: 'InsurancePolicy.submitted@1', from: ['PENDING', 'REJECTED'], to: 'PENDING' },
  ],
};

export interface InsurancePolicy {
  readonly policyId: string;
  readonly policyNumber: string;
  readonly state: PolicyState;
  readonly submittedAt: IsoInstant;
  /** What the carrier will confirm, if it has not answered yet. */
  readonly binder?: PolicyRecord;
  readonly record?: PolicyRecord;
  readonly reason?: string;
}

export type PolicyEvent = DealEvent<
  'InsurancePolicy.submitted@1' | 'InsurancePolicy.verified@1' | 'InsurancePolicy.rejected@1'
>;

export function foldPolicy(policy: InsurancePolicy | undefined, event: PolicyEvent): InsurancePolicy | undefined {
  if (event.type === 'InsurancePolicy.submitted@1') return { ...event.data, state: 'PENDING', submittedAt: event.at };
  if (policy === undefined) return undefined;
  const state = stateAfter(insurancePolicy, policy.state, event.type);
  if (event.type === 'InsurancePolicy.verified@1') return { ...policy, state, record: event.data };
  const { reason, ...record } = event.data;
  return { ...policy, state, record, reason };
}

/** When the carrier's answer to a pending policy is due. */
export function answerDueAt({ submittedAt }: InsurancePolicy): IsoInstant {
  return addSeconds(submittedAt, CARRIER_ANSWER_SECONDS);
}

/** The carrier's confirmation of a pending policy; undefined when there is none. */
export function confirmedPolicy({ binder }: InsurancePolicy): PolicyRecord | undefined {
  if (binder === undefined) return undefined;
  const checks = binder.checks.map((check) =>
    check.result === 'unknown' ? { ...check, result: 'pass' as const } : check,
  );
  return { ...binder, checks };
}
