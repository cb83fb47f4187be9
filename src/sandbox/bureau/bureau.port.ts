/** Sandbox bureau port: renders its wire format and parses it into a credit file. */

import type { AlertKind, BureauAlert, CreditFile, FileSummary } from '#domain/credit/file.ts';
import { monthsBetween } from '#kernel/dates.ts';
import { SOURCES } from '#kernel/provenance.ts';
import type { Bureau, BureauAnswer } from '#ports/bureau.ts';
import { profileOf } from './bureau.behaviour.ts';
import { reportOf, type WireReport, type WireTrade } from './bureau.wire.ts';
import { ALERTS } from './cast.data.ts';

export const sandboxBureau: Bureau = {
  source: SOURCES.bureau,
  softPull: async (pull) => {
    const profile = profileOf(pull);
    return profile.state === 'down' ? { state: 'down' } : answerOf(reportOf(pull, profile), pull.asOf);
  },
};

const KIND_OF_CODE: ReadonlyMap<string, AlertKind> = new Map(
  (Object.keys(ALERTS) as AlertKind[]).map((kind) => [ALERTS[kind].code, kind]),
);

function answerOf(report: WireReport, asOf: string): BureauAnswer {
  const screened = {
    alerts: report.alertContacts.flatMap(({ alertType, text }): BureauAlert[] => {
      const kind = KIND_OF_CODE.get(alertType);
      return kind === undefined ? [] : [{ kind, code: alertType, text }];
    }),
    ofac: { result: report.ofac.hit ? 'possible-match' : 'clear', listDate: report.ofac.listDate },
  } as const;
  const [model] = report.models;
  // A frozen or missing file has no number, because a reject value in place of a score would sort first.
  if (report.creditDataStatus.freeze) return { state: 'frozen', ...screened };
  if (report.hitNoHitIndicator !== '1' || model === undefined) return { state: 'no-hit', ...screened };
  const file: CreditFile = {
    score: model.score,
    model: model.type,
    scale: { min: model.scoreRangeMin, max: model.scoreRangeMax },
    factorCodes: model.reasons.map((reason) => reason.code),
    summary: summaryOf(report, asOf),
  };
  return { state: 'file', file, ...screened };
}

function summaryOf(report: WireReport, asOf: string): FileSummary {
  const lines = report.trades.filter((trade) => trade.accountType !== 'CO');
  const cards = lines.filter((trade) => trade.accountType === 'CC');
  const limit = total(cards, (trade) => trade.highCredit);
  return {
    tradelines: lines.length,
    openAuto: lines.filter((trade) => trade.accountType === 'AU').length,
    oldestMonths: Math.max(0, ...lines.map((trade) => monthsBetween(trade.dateOpened, asOf))),
    utilizationPct: limit === 0 ? 0 : Math.round((total(cards, (trade) => trade.balance) / limit) * 100),
    delinquencies30_60_90: {
      days30: total(lines, (trade) => trade.times30),
      days60: total(lines, (trade) => trade.times60),
      days90: total(lines, (trade) => trade.times90),
    },
    inquiries12mo: report.inquiries.length,
    publicRecords: report.publicRecords.length,
    collections: report.trades.length - lines.length,
  };
}

function total(trades: readonly WireTrade[], of: (trade: WireTrade) => number): number {
  return trades.reduce((sum, trade) => sum + of(trade), 0);
}
