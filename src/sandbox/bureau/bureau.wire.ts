/** Wire format of the sandbox bureau: a report shaped like those of credit file resellers. */

import { SCORE_SCALE } from '#domain/credit-tiers/score.ts';
import { addMonths, type IsoDate } from '#kernel/dates.ts';
import { draw } from '#kernel/hash.ts';
import type { SoftPull } from '#ports/bureau.ts';
import type { Profile } from './bureau.behaviour.ts';
import { ALERTS, SANCTIONS_LIST_DATE } from './cast.data.ts';

/** Our own model name; no trademarked score is simulated. */
const SANDBOX_MODEL = 'sandbox-auto-score';

export interface WireTrade {
  readonly accountType: 'AU' | 'CC' | 'IL' | 'CO';
  readonly subscriberName: string;
  readonly dateOpened: IsoDate;
  readonly dateReported: IsoDate;
  readonly highCredit: number;
  readonly balance: number;
  readonly rate: 'R1' | 'I1' | 'O9';
  readonly times30: number;
  readonly times60: number;
  readonly times90: number;
}

/** Members and codes follow public developer notes of the large bureaus and their resellers (2024–2026). */
export interface WireReport {
  readonly hitNoHitIndicator: '1' | '2' | 'L';
  readonly creditDataStatus: { readonly freeze: boolean; readonly suppressed: boolean; readonly doNotPromote: boolean };
  readonly models: readonly {
    readonly type: string;
    readonly score: number;
    readonly scoreRangeMin: number;
    readonly scoreRangeMax: number;
    readonly reasons: readonly { readonly code: string }[];
  }[];
  readonly trades: readonly WireTrade[];
  readonly inquiries: readonly { readonly date: IsoDate; readonly subscriberName: string }[];
  readonly publicRecords: readonly {
    readonly type: 'BK7';
    readonly dateFiled: IsoDate;
    readonly disposition: 'discharged';
  }[];
  readonly alertContacts: readonly { readonly alertType: string; readonly text: string }[];
  readonly ofac: { readonly hit: boolean; readonly listDate: IsoDate };
}

const CARD_LIMIT = 1000;
const NO_LATE = { times30: 0, times60: 0, times90: 0 };

/** The report of a profile other than an outage. */
export function reportOf(pull: SoftPull, profile: Exclude<Profile, { state: 'down' }>): WireReport {
  const alerts =
    profile.alert === undefined ? [] : [{ alertType: ALERTS[profile.alert].code, text: ALERTS[profile.alert].text }];
  const shared = {
    creditDataStatus: { freeze: profile.state === 'frozen', suppressed: false, doNotPromote: false },
    alertContacts: alerts,
    ofac: { hit: profile.alert === 'ofac', listDate: SANCTIONS_LIST_DATE },
  };
  if (profile.state !== 'file') {
    const hitNoHitIndicator = profile.state === 'frozen' ? 'L' : '2';
    return { hitNoHitIndicator, ...shared, models: [], trades: [], inquiries: [], publicRecords: [] };
  }
  const { score, factorCodes, summary } = profile;
  return {
    hitNoHitIndicator: '1',
    ...shared,
    models: [
      {
        type: SANDBOX_MODEL,
        score,
        scoreRangeMin: SCORE_SCALE.min,
        scoreRangeMax: SCORE_SCALE.max,
        reasons: factorCodes.map((code) => ({ code })),
      },
    ],
    trades: tradesOf(pull, profile),
    inquiries: Array.from({ length: summary.inquiries12mo }, (_, i) => ({
      date: addMonths(pull.asOf, -(i % 12)),
      subscriberName: `SANDBOX LENDER ${i + 1}`,
    })),
    publicRecords: Array.from({ length: summary.publicRecords }, () => ({
      type: 'BK7' as const,
      dateFiled: addMonths(pull.asOf, -48),
      disposition: 'discharged' as const,
    })),
  };
}

/** Trades that add up to the summary: the oldest first, then cars, then cards, with late ones in front. */
function tradesOf(pull: SoftPull, profile: Extract<Profile, { state: 'file' }>): WireTrade[] {
  const {
    tradelines,
    openAuto,
    oldestMonths,
    utilizationPct,
    delinquencies30_60_90: late,
    collections,
  } = profile.summary;
  const openedOn = (i: number) =>
    addMonths(pull.asOf, i === 0 ? -oldestMonths : -Math.max(1, Math.floor(oldestMonths / (i + 1))));
  const open = Array.from({ length: tradelines }, (_, i): WireTrade => {
    const isAuto = i < openAuto;
    const original = isAuto
      ? 18_000 + draw(20, 'trade-amount', pull.lastName, i) * 1000
      : CARD_LIMIT * (1 + draw(9, 'trade-limit', pull.lastName, i));
    return {
      accountType: isAuto ? 'AU' : 'CC',
      subscriberName: isAuto ? `SANDBOX AUTO ${i + 1}` : `SANDBOX CARD ${i + 1}`,
      dateOpened: openedOn(i),
      dateReported: pull.asOf,
      highCredit: original,
      balance: isAuto ? Math.round(original / 2) : (original * utilizationPct) / 100,
      rate: isAuto ? 'I1' : 'R1',
      ...(i === 0 ? { times30: late.days30, times60: late.days60, times90: late.days90 } : NO_LATE),
    };
  });
  const collected = Array.from({ length: collections }, (_, i): WireTrade => {
    const owed = 200 + draw(800, 'collection-amount', pull.lastName, i);
    const name = `SANDBOX COLLECTIONS ${i + 1}`;
    return {
      accountType: 'CO',
      subscriberName: name,
      dateOpened: addMonths(pull.asOf, -6),
      dateReported: pull.asOf,
      highCredit: owed,
      balance: owed,
      rate: 'O9',
      ...NO_LATE,
    };
  });
  return [...open, ...collected];
}
