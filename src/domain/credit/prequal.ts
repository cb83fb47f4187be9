/** Converts a credit file into a prequalification: score, tier, factors, alerts and buying power. Pure. */
import { withoutUndefined } from '#kernel/answer.ts';

import { addDays, dateOf, type IsoDate } from '#kernel/dates.ts';
import { hashId } from '#kernel/hash.ts';
import { canonicalText } from '#kernel/text/canonical-json.ts';
import { isLowBand } from '../credit-tiers/score.ts';
import { type TierName, tierOf } from '../credit-tiers/tiers.ts';
import { type Consent, consentRefOf } from './consent.ts';
import { FACTOR_SCHEME } from './factors.data.ts';
import { type Factor, factorText } from './factors.ts';
import type { BureauAlert, CreditFile, FileSummary, OfacScreen, PulledFile } from './file.ts';
import { type BuyingPower, buyingPowerOf, type PowerFacts } from './sizing/buying-power.ts';
import { JOINT_RULE, jointly } from './sizing/joint.ts';
import type { Income } from './sizing/sizing.ts';

/** Statements of the applicant, apart from consent, and the car. */
export interface PrequalApplication extends PowerFacts {
  /** The second applicant with file and consent. */
  readonly coApplicant?: (Income & { readonly applicant: Applicant; readonly pulled: PulledFile }) | undefined;
}

export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

interface Score {
  readonly value: number;
  readonly model: string;
  readonly styledAfter: string;
  readonly scale: { readonly min: number; readonly max: number };
  readonly tier: TierName;
  readonly asOf: IsoDate;
}

/** Result of a prequalification before it is recorded. Score members are absent without a score. */
export interface Prequal {
  readonly prequalId: string;
  readonly consentRef: string;
  readonly result: 'score' | 'frozen' | 'no-hit';
  readonly score: Score | null;
  readonly tier?: TierName;
  readonly lowBand?: boolean;
  readonly factors: readonly (Factor & { readonly scheme: string })[];
  readonly summary?: FileSummary;
  readonly alerts: readonly BureauAlert[];
  readonly ofac: OfacScreen;
  readonly redFlags: { readonly result: 'pass' | 'review'; readonly codes: readonly string[] };
  readonly buyingPower?: BuyingPower;
  /** Both scores (absent without a score), and the rule that combines them. */
  readonly joint?: { readonly scores: readonly number[]; readonly rule: string };
  readonly validThrough: IsoDate;
}

/** Days after the consent for which a prequalification is valid. */
const VALID_DAYS = 30;

/** `pq_` and sixteen hex digits of the normalized request. */
export function prequalIdOf(
  applicant: Applicant,
  consent: Consent,
  { coApplicant, ...own }: PrequalApplication = {},
): string {
  const { firstName, lastName, address, city, state, zip } = applicant;
  const { consentedAt, evidence } = consent;
  const joint = coApplicant === undefined ? {} : { ...coApplicant.applicant, ...incomeOf(coApplicant) };
  const facts = { ...incomeOf(own), ...(own.car === undefined ? {} : { car: { ...own.car } }), ...joint };
  const said = Object.keys(facts).length === 0 ? [] : [canonicalText(facts)];
  return `pq_${hashId('prequal-id', firstName, lastName, address, city, state, zip.slice(0, 5), consentedAt, canonicalText(evidence), ...said)}`;
}

/** Interprets a pulled file. A freeze and a missing file are results, not declines. */
export function readPrequal(
  applicant: Applicant,
  consent: Consent,
  pulled: PulledFile,
  stated: PrequalApplication = {},
): Prequal {
  const asOf = dateOf(consent.consentedAt);
  const shared = {
    prequalId: prequalIdOf(applicant, consent, stated),
    consentRef: consentRefOf(consent),
    alerts: pulled.alerts,
    ofac: pulled.ofac,
    redFlags: {
      result: pulled.alerts.length === 0 ? 'pass' : 'review',
      codes: pulled.alerts.map((alert) => alert.code),
    } as const,
    validThrough: addDays(asOf, VALID_DAYS),
  };
  if (pulled.state !== 'file') return { ...shared, result: pulled.state, score: null, factors: [] };
  const { file } = pulled;
  const buyingPower = powerOf(file.score, pulled, stated);
  const deciding = decidingScore(file.score, jointOf(file.score, stated).joint);
  return {
    ...shared,
    result: 'score',
    score: scoreOf(file, tierOf(file.score).tier, asOf),
    tier: tierOf(deciding).tier,
    lowBand: isLowBand(deciding),
    factors: file.factorCodes.map((code, i) => ({
      code,
      scheme: FACTOR_SCHEME,
      text: factorText(code) ?? code,
      rank: i + 1,
    })),
    summary: file.summary,
    ...withoutUndefined({ buyingPower }),
    ...jointOf(file.score, stated),
  };
}

/** Undefined while a sanctions match awaits review, and when the second applicant has no score. */
function powerOf(score: number, { ofac }: PulledFile, stated: PrequalApplication): BuyingPower | undefined {
  const { coApplicant, ...own } = stated;
  if (ofac.result !== 'clear') return undefined;
  if (coApplicant === undefined) return buyingPowerOf(tierOf(score), own);
  const { pulled, ...second } = coApplicant;
  if (pulled.state !== 'file' || pulled.ofac.result !== 'clear') return undefined;
  const both = jointly({ score, ...own }, { score: pulled.file.score, ...second });
  return buyingPowerOf(tierOf(both.score), { ...own, ...both });
}

function jointOf(score: number, { coApplicant }: PrequalApplication): Pick<Prequal, 'joint'> {
  if (coApplicant === undefined) return {};
  const { pulled } = coApplicant;
  return { joint: { scores: pulled.state === 'file' ? [score, pulled.file.score] : [score], rule: JOINT_RULE } };
}

function incomeOf({ monthlyIncome, monthlyDebts }: Income) {
  return {
    ...withoutUndefined({ monthlyIncome, monthlyDebts }),
  };
}

/** The score that decides tier and rate: of two, the lower one. */
function decidingScore(own: number, joint: Prequal['joint']): number {
  return Math.min(own, ...(joint?.scores ?? []));
}

/** The part of a prequalification that its deal keeps: the score that decides, and both of a joint one. */
export function prequalFact({ prequalId, result, score, tier, lowBand, consentRef, validThrough, ...found }: Prequal) {
  const { joint } = found;
  const scored = score === null ? {} : { score: decidingScore(score.value, joint) };
  const banded = tier === undefined || lowBand === undefined ? {} : { tier, lowBand };
  const factors = score === null ? {} : { factors: found.factors.map(({ code }) => code) };
  const scores = joint !== undefined && joint.scores.length > 1 ? { scores: joint.scores } : {};
  return { prequalId, result, ...scored, ...scores, ...banded, ...factors, consentRef, validThrough };
}

function scoreOf(file: CreditFile, tier: TierName, asOf: IsoDate): Score {
  const { score: value, model, scale } = file;
  return { value, model, styledAfter: 'auto-industry option score', scale, tier, asOf };
}
