/**
 * Wire format of the sandbox carriers, modeled on policy aggregators' policies and rule checks (public documentation,
 * 2026).
 */
import { addMonths, type IsoDate } from '#kernel/dates.ts';
import { draw, hashId, pick } from '#kernel/hash.ts';
import type { PolicyRequest } from '#ports/insurer.ts';
import { coverageOf, type PolicyStory } from './insurer.behaviour.ts';

type Result = 'pass' | 'fail' | 'caution' | 'unknown';

export interface WirePolicy {
  readonly id: string;
  readonly type: 'auto';
  readonly carrier: { readonly name: string; readonly naic: string };
  readonly policyNumber: string;
  readonly isActive: boolean | null;
  readonly effectiveDate: IsoDate;
  readonly expirationDate: IsoDate;
  readonly coverages: readonly {
    readonly code: 'BI' | 'PD' | 'UMBI' | 'COMP' | 'COLL';
    readonly limit?: string;
    readonly deductible?: string;
  }[];
  readonly properties: readonly { readonly type: 'vehicle'; readonly vin: string }[];
  readonly insureds: readonly { readonly name: string; readonly type: 'primary' }[];
  readonly thirdParties: readonly { readonly name: string; readonly address: string; readonly type: 'lienholder' }[];
  readonly rules: Readonly<
    Record<
      'policy-active' | 'deductible-within-limit' | 'lienholder-listed' | 'insureds-match' | 'vehicle-match',
      Result
    >
  >;
}

/** Fictional carriers; NAIC codes 99901–99906 are unassigned. */
const CARRIERS = [
  { name: 'Harborline Mutual', naic: '99901' },
  { name: 'Cedar & Main Insurance', naic: '99902' },
  { name: 'Bluestem Casualty', naic: '99903' },
  { name: 'Three Rivers Auto', naic: '99904' },
  { name: 'Palisade Indemnity', naic: '99905' },
  { name: 'Lantern Underwriters', naic: '99906' },
] as const;

const LOSS_PAYEE = {
  name: 'Northgate Credit Union',
  address: 'PO Box 4400, Columbus, OH 43215',
  type: 'lienholder' as const,
};
const TERM_MONTHS = 6;

export function policyOf({ vin, policyNumber, namedInsured, today }: PolicyRequest, story: PolicyStory): WirePolicy {
  const { bodilyInjury, propertyDamage, deductible } = coverageOf(policyNumber, story);
  const elapsedMonths = story === 'lapsed' ? TERM_MONTHS + 1 : draw(TERM_MONTHS - 1, 'policy-age', policyNumber);
  const effectiveDate = addMonths(today, -elapsedMonths);
  const sure = (result: Result): Result => (story === 'pending' ? 'unknown' : result);
  return {
    id: `pol_${hashId('policy', vin, policyNumber)}`,
    type: 'auto',
    carrier: pick(CARRIERS, 'policy-carrier', policyNumber),
    policyNumber,
    isActive: story === 'pending' ? null : story !== 'lapsed',
    effectiveDate,
    expirationDate: addMonths(effectiveDate, TERM_MONTHS),
    coverages: [
      { code: 'BI', limit: bodilyInjury },
      { code: 'PD', limit: propertyDamage },
      { code: 'UMBI', limit: bodilyInjury },
      { code: 'COMP', deductible },
      { code: 'COLL', deductible },
    ],
    properties: [{ type: 'vehicle', vin }],
    insureds: [{ name: namedInsured, type: 'primary' }],
    thirdParties: story === 'no-lien' ? [] : [LOSS_PAYEE],
    rules: {
      'policy-active': sure(story === 'lapsed' ? 'fail' : 'pass'),
      'deductible-within-limit': sure(story === 'low' ? 'fail' : 'pass'),
      'lienholder-listed': sure(story === 'no-lien' ? 'caution' : 'pass'),
      'insureds-match': sure('pass'),
      'vehicle-match': sure('pass'),
    },
  };
}

/** The lender that a policy must list as loss payee. */
export const LENDER_TO_LIST = LOSS_PAYEE;
