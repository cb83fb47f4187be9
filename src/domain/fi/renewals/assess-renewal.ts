/** Assesses when a contract is due for renewal, by days and miles left on a given date. */

import { type Coverage, coverageOn } from '#domain/fi/contract-terms.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { addMonths, daysBetween, type IsoDate } from '#kernel/dates.ts';
import { RENEWAL_LAW } from './renewal-law.data.ts';

export type Renewal = 'no-action' | 'renew-soon' | 'renew-now';

/** The contract terms that an assessment needs. */
export interface RenewalTerms {
  readonly contractId?: string | undefined;
  readonly productType?: string | undefined;
  readonly termMonths: number;
  readonly startDate: IsoDate;
  /** Default: `startDate` + `termMonths`. */
  readonly endDate?: IsoDate | undefined;
  readonly termMiles?: number | undefined;
  /** Odometer at the start of coverage; without it, miles count from zero. */
  readonly startOdometer?: number | undefined;
}

/** The date and, if known, the odometer for an assessment. */
export interface RenewalSnapshot {
  readonly asOf: IsoDate;
  readonly odometer?: number | undefined;
}

export interface RenewalAssessment {
  readonly contractId?: string;
  readonly productType?: string;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  readonly termMonths: number;
  readonly termMiles?: number;
  readonly coverage: Coverage;
  readonly assessment: Renewal;
  /** Zero on the end date, negative after it. */
  readonly daysLeft: number;
  readonly milesLeft?: number;
  /** Only on lapsed coverage: whether administrators still reinstate it without a new inspection. */
  readonly reinstatable?: boolean;
  readonly reason: string;
  readonly derivation: { readonly endDate: string; readonly basis: string };
}

const URGENCY: Readonly<Record<Renewal, number>> = { 'no-action': 0, 'renew-soon': 1, 'renew-now': 2 };

/** The most urgent assessment; no-action when there are none. */
export function mostUrgent(assessments: readonly Renewal[]): Renewal {
  return assessments.reduce<Renewal>((worst, one) => (URGENCY[one] > URGENCY[worst] ? one : worst), 'no-action');
}

/** The assessment by days left, when miles do not count. */
export function renewalByDays(daysLeft: number): Renewal {
  const { renewNow, renewSoon } = RENEWAL_LAW;
  if (isWithin(renewNow, daysLeft, undefined)) return 'renew-now';
  return isWithin(renewSoon, daysLeft, undefined) ? 'renew-soon' : 'no-action';
}

/** Assesses one contract at a moment. Coverage is lapsed from its end date on. */
export function assessRenewal(terms: RenewalTerms, snapshot: RenewalSnapshot): RenewalAssessment {
  const endDate = terms.endDate ?? addMonths(terms.startDate, terms.termMonths);
  const daysLeft = daysBetween(snapshot.asOf, endDate);
  const miles = milesLeft(terms, snapshot);
  const coverage = coverageOn({ expirationDate: endDate }, snapshot.asOf);
  const verdict = judge({ coverage, started: snapshot.asOf >= terms.startDate, daysLeft, miles, endDate });
  return {
    ...withoutUndefined({ contractId: terms.contractId, productType: terms.productType }),
    startDate: terms.startDate,
    endDate,
    termMonths: terms.termMonths,
    ...withoutUndefined({ termMiles: terms.termMiles }),
    ...verdict,
    daysLeft,
    ...withoutUndefined({ milesLeft: miles?.left }),
    derivation: {
      endDate:
        terms.endDate === undefined
          ? `${terms.startDate} + ${terms.termMonths} months = ${endDate}`
          : `stated by the contract: ${endDate}`,
      basis: basisOf(terms, snapshot, daysLeft, miles),
    },
  };
}

interface MilesLeft {
  readonly left: number;
  readonly pct: number;
}

function milesLeft(terms: RenewalTerms, snapshot: RenewalSnapshot): MilesLeft | undefined {
  if (terms.termMiles === undefined || snapshot.odometer === undefined) return undefined;
  const left = Math.max(0, terms.termMiles - Math.max(0, snapshot.odometer - (terms.startOdometer ?? 0)));
  return { left, pct: (left / terms.termMiles) * 100 };
}

interface Standing {
  readonly coverage: Coverage;
  readonly started: boolean;
  readonly daysLeft: number;
  readonly miles: MilesLeft | undefined;
  readonly endDate: IsoDate;
}

type Verdict = Pick<RenewalAssessment, 'coverage' | 'assessment' | 'reason'> & { readonly reinstatable?: boolean };

function judge({ coverage, started, daysLeft, miles, endDate }: Standing): Verdict {
  if (coverage === 'lapsed') return lapsedByTime(-daysLeft, endDate);
  if (miles?.left === 0) {
    const reason = 'The plan’s miles are used up; such a plan cannot be reinstated, only replaced.';
    return { coverage: 'lapsed', assessment: 'renew-now', reinstatable: false, reason };
  }
  if (!started) {
    return { coverage, assessment: 'no-action', reason: 'Coverage has not started on this date.' };
  }
  const { renewNow, renewSoon } = RENEWAL_LAW;
  const left = miles === undefined ? daysInWords(daysLeft) : `${daysInWords(daysLeft)} and ${miles.left} miles`;
  if (isWithin(renewNow, daysLeft, miles)) {
    return {
      coverage: 'in-force',
      assessment: 'renew-now',
      reason: `Coverage has ${left} left: renew before it ends.`,
    };
  }
  if (isWithin(renewSoon, daysLeft, miles)) {
    return { coverage: 'in-force', assessment: 'renew-soon', reason: `Coverage has ${left} left: offer a renewal.` };
  }
  return { coverage: 'in-force', assessment: 'no-action', reason: `Coverage has ${left} left: nothing to do yet.` };
}

function lapsedByTime(daysLapsed: number, endDate: IsoDate): Verdict {
  const { daysLapsedMax } = RENEWAL_LAW.reinstatement;
  const reinstatable = daysLapsed <= daysLapsedMax;
  const ended = `Coverage ended on ${endDate}, ${daysLapsed === 0 ? 'today' : `${daysInWords(daysLapsed)} ago`}`;
  const reason = reinstatable
    ? `${ended}: it can still be reinstated until ${daysLapsedMax} days after the end.`
    : `${ended}: past ${daysLapsedMax} days it cannot be reinstated; sell a new contract.`;
  return { coverage: 'lapsed', assessment: 'renew-now', reinstatable, reason };
}

function isWithin(
  window: { readonly daysLeftMax: number; readonly milesLeftPctMax: number },
  daysLeft: number,
  miles: MilesLeft | undefined,
): boolean {
  return daysLeft <= window.daysLeftMax || (miles !== undefined && miles.pct <= window.milesLeftPctMax);
}

function daysInWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function basisOf(
  terms: RenewalTerms,
  snapshot: RenewalSnapshot,
  daysLeft: number,
  miles: MilesLeft | undefined,
): string {
  const time =
    daysLeft >= 0
      ? `${snapshot.asOf} to the end is ${daysInWords(daysLeft)}`
      : `the end lies ${daysInWords(-daysLeft)} before ${snapshot.asOf}`;
  if (miles === undefined) {
    return terms.termMiles === undefined
      ? `time: ${time}`
      : `time: ${time}; no odometer was sent, so miles are not counted`;
  }
  const used =
    terms.startOdometer === undefined
      ? `odometer ${snapshot.odometer}, counted from zero because the odometer at the start is unknown`
      : `odometer ${snapshot.odometer} less ${terms.startOdometer} at the start`;
  return `time and miles: ${time}; ${used}, leaves ${miles.left} of ${terms.termMiles} miles (${miles.pct.toFixed(1)} %)`;
}
