/** Decides which policies the sandbox carriers verify. Pure. */
import { draw } from '#kernel/hash.ts';
import { type MagicInput, magicOf } from '../magic-input.ts';

export type PolicyStory = 'ordinary' | 'pending' | 'lapsed' | 'low' | 'no-lien';

export const INSURER_MAGIC: readonly MagicInput<Exclude<PolicyStory, 'ordinary'>>[] = [
  {
    port: 'insurer',
    input: 'policy.policyNumber',
    how: 'begins with',
    value: 'PENDING',
    outcome: 'pending',
    effect: 'The carrier responds within the hour; the policy is verified when the clock reaches that time.',
  },
  {
    port: 'insurer',
    input: 'policy.policyNumber',
    how: 'begins with',
    value: 'LAPSED',
    outcome: 'lapsed',
    effect: 'The policy is not active and is rejected.',
  },
  {
    port: 'insurer',
    input: 'policy.policyNumber',
    how: 'begins with',
    value: 'LOW',
    outcome: 'low',
    effect: "The deductible of 2,500.00 exceeds the lender's limit, and the policy is rejected.",
  },
  {
    port: 'insurer',
    input: 'policy.policyNumber',
    how: 'begins with',
    value: 'NOLIEN',
    outcome: 'no-lien',
    effect: 'The policy is verified with a caution: the lienholder is not listed.',
  },
];

export function storyOf(policyNumber: string): PolicyStory {
  return magicOf(INSURER_MAGIC, policyNumber)?.outcome ?? 'ordinary';
}

const LIMITS = ['50/100', '100/300', '250/500'] as const;
const PROPERTY = ['50', '100', '250'] as const;
const DEDUCTIBLES = ['250.00', '500.00', '1000.00'] as const;

export interface Coverage {
  /** Thousands of dollars per person / per accident. */
  readonly bodilyInjury: string;
  readonly propertyDamage: string;
  readonly deductible: string;
}

/** The deductible of a LOW policy exceeds the lenders' limit. */
export function coverageOf(policyNumber: string, story: PolicyStory): Coverage {
  const at = draw(3, 'policy-limits', policyNumber);
  return {
    bodilyInjury: LIMITS[at] ?? LIMITS[1],
    propertyDamage: PROPERTY[at] ?? PROPERTY[1],
    deductible: story === 'low' ? '2500.00' : (DEDUCTIBLES[at] ?? DEDUCTIBLES[1]),
  };
}
