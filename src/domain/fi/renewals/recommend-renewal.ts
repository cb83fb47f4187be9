/** Selects the contracts to assess and combines their assessments into one recommendation. */
import {
  assessRenewal,
  mostUrgent,
  type Renewal,
  type RenewalAssessment,
  type RenewalSnapshot,
  type RenewalTerms,
} from './assess-renewal.ts';

type RenewalSource = 'contracts' | 'extracted' | 'in-force';

/** The caller's contracts, and those in force for the VIN as fallback. */
export interface RenewalSubjects {
  readonly contracts?: readonly RenewalTerms[] | undefined;
  readonly extracted?: RenewalTerms | undefined;
  readonly inForce: readonly RenewalTerms[];
}

export interface RenewalRecommendation {
  readonly source: RenewalSource;
  readonly assessment: Renewal;
  /** Only on lapsed coverage: whether every lapsed contract can be reinstated. */
  readonly reinstatable?: boolean;
  readonly contracts: readonly RenewalAssessment[];
}

/**
 * Given contracts take precedence, then an extracted one, then those in force. The overall assessment is the most
 * urgent one.
 */
export function recommendRenewal(subjects: RenewalSubjects, snapshot: RenewalSnapshot): RenewalRecommendation {
  const { source, terms } = chooseSource(subjects);
  const contracts = terms.map((one) => assessRenewal(one, snapshot));
  const lapsed = contracts.filter(({ coverage }) => coverage === 'lapsed');
  return {
    source,
    assessment: mostUrgent(contracts.map((one) => one.assessment)),
    ...(lapsed.length === 0 ? {} : { reinstatable: lapsed.every((one) => one.reinstatable === true) }),
    contracts,
  };
}

function chooseSource({ contracts, extracted, inForce }: RenewalSubjects): {
  source: RenewalSource;
  terms: readonly RenewalTerms[];
} {
  if (contracts !== undefined && contracts.length > 0) return { source: 'contracts', terms: contracts };
  if (extracted !== undefined) return { source: 'extracted', terms: [extracted] };
  return { source: 'in-force', terms: inForce };
}
