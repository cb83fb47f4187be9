/** Decides what the sandbox bureau has on file for an applicant. Pure. */
import { INQUIRY_FACTOR } from '#domain/credit/factors.data.ts';
import { pickFactors } from '#domain/credit/factors.ts';
import type { AlertKind, FileSummary } from '#domain/credit/file.ts';
import { hashedScore, SCORE_MAX, SCORE_MIN, type ScoredIdentity, scoreHash } from '#domain/credit-tiers/score.ts';
import { draw, normalizePart } from '#kernel/hash.ts';
import { CAST, type Persona } from './cast.data.ts';

/** The file of a person in the sandbox. */
export type Profile =
  | {
      readonly state: 'file';
      readonly score: number;
      readonly factorCodes: readonly string[];
      readonly summary: FileSummary;
      readonly alert?: AlertKind;
    }
  | { readonly state: 'frozen' | 'no-hit' | 'down'; readonly alert?: AlertKind };

const PERSONAS: ReadonlyMap<string, Persona> = new Map(
  CAST.map((persona) => [normalizePart(persona.lastName), persona]),
);
const THIN_MONTHS = 9;
/** The same bit as the factor that cites inquiries. */
const INQUIRY_BIT = 1 << INQUIRY_FACTOR.bit;

/** The named cast first, then the score rule; the same person always has the same file. */
export function profileOf(who: ScoredIdentity): Profile {
  const persona = PERSONAS.get(normalizePart(who.lastName));
  const alert = persona?.alert === undefined ? {} : { alert: persona.alert };
  if (persona !== undefined && persona.outcome !== 'score') return { state: persona.outcome, ...alert };
  const score = persona?.score ?? hashedScore(who);
  const summary = summaryOf(who, score, persona);
  const factors = pickFactors({
    score,
    bits: scoreHash(who),
    thin: persona?.thin ?? false,
    clean: persona?.clean ?? false,
    leads: persona?.leads ?? [],
    manyInquiries: persona?.inquiries12mo !== undefined,
  });
  return { state: 'file', score, factorCodes: factors.map((factor) => factor.code), summary, ...alert };
}

/**
 * Counts that match the factors: the file contains what the factors cite, and a clean file contains nothing derogatory.
 */
function summaryOf(who: ScoredIdentity, score: number, persona: Persona | undefined): FileSummary {
  const quality = (score - SCORE_MIN) / (SCORE_MAX - SCORE_MIN);
  const clean = persona?.clean ?? false;
  const thin = persona?.thin ?? false;
  const some = (count: number, purpose: string) =>
    draw(count, purpose, who.firstName, who.lastName, who.zip.slice(0, 5));
  const when = (holds: boolean, purpose: string, most: number) => (holds && !clean ? 1 + some(most, purpose) : 0);
  const inquisitive = (scoreHash(who) & INQUIRY_BIT) !== 0;
  return {
    tradelines: thin ? 2 : 5 + Math.floor(quality * 14) + some(5, 'file-tradelines'),
    openAuto: thin ? 0 : 1 + some(2, 'file-autos'),
    oldestMonths: thin ? THIN_MONTHS : 30 + Math.floor(quality * 200) + some(48, 'file-age'),
    utilizationPct: Math.max(1, Math.round(88 - quality * 82) - some(6, 'file-utilization')),
    delinquencies30_60_90: {
      days30: when(score < 660, 'file-late-30', 3),
      days60: when(score < 620, 'file-late-60', 2),
      days90: when(score < 590, 'file-late-90', 2),
    },
    inquiries12mo: persona?.inquiries12mo ?? (inquisitive ? 4 + some(4, 'file-inquiries') : some(4, 'file-inquiries')),
    publicRecords: persona?.publicRecords ?? when(score < 575, 'file-records', 1),
    collections: when(score < 600, 'file-collections', 3),
  };
}
