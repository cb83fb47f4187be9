/** Capability family: title brands. */
import { family } from '../../family/notation.ts';

export const titleBrands = family({
  noun: 'title-brands', one: 'title-brand', title: 'Title brands', subject: 'vin',
  summary: 'A brand placed on a title — salvage, rebuilt, flood, odometer, lemon — with its evidence and reporting.',
  fields: {
    vin: ['vin', 'KM8J3CA48PU800476'],
    brandCode: ['enum', 'salvage', ['salvage', 'rebuilt', 'flood', 'junk', 'not-actual-miles', 'lemon']],
    jurisdiction: ['state', 'AZ'],
    brandedOn: ['date', '2026-03-09'],
    damagePct: ['number?', 78],
    evidence: ['string?', 'insurer total-loss letter'],
    priorBrand: ['string?', 'none'],
  },
  states: ['reported', 'verified', 'carried-forward', 'contested', 'removed'],
  verbs: {
    report: ['create', 'Report title brand'],
    get: ['get', 'Get title brand'],
    'get-for-vin': ['get', 'Get title brand for VIN', { by: ['vin'] }],
    list: ['list', 'List title brands', { by: ['state', 'brandCode', 'jurisdiction'] }],
    'list-contested': ['list', 'List contested title brands', { by: ['state'], where: "state == 'contested'" }],
    search: ['search', 'Search title brands', { by: ['vin', 'brandCode'] }],
    'attach-evidence': ['update', 'Attach evidence for title brand', { fields: ['evidence'] }],
    verify: ['transition', 'Verify title brand', { from: ['reported'], to: 'verified', needs: ['evidence'] }],
    'carry-forward': ['transition', 'Carry forward title brand', { from: ['verified'], to: 'carried-forward', needs: ['newState'] }],
    contest: ['transition', 'Contest title brand', { from: ['verified', 'carried-forward'], to: 'contested', needs: ['reason'] }],
    uphold: ['transition', 'Uphold title brand', { from: ['contested'], to: 'verified' }],
    remove: ['transition', 'Remove title brand', { from: ['contested'], to: 'removed', needs: ['courtOrder'] }],
    'report-to-nmvtis': ['assess', 'Report to NMVTIS for title brand', { ask: 'history-provider', outcomes: ['reported', 'already-reported', 'vin-mismatch'] }],
    'test-salvage-threshold': ['calculate', 'Test salvage threshold for title brand', { get: 'repairCost: money, actualCashValue: money, thresholdPct: number = 75 => damagePct: number = share(repairCost, actualCashValue); salvage: boolean = damagePct >= thresholdPct', live: true }],
    'estimate-brand-discount': ['calculate', 'Estimate brand discount for title brand', { get: "cleanValue: money, brandCode: string => discountPct: number = switch(brandCode, 'salvage', 45, 'rebuilt', 30, 'flood', 50, 'junk', 75, 'lemon', 20, 25); brandedValue: money = cleanValue * (1 - switch(brandCode, 'salvage', 45, 'rebuilt', 30, 'flood', 50, 'junk', 75, 'lemon', 20, 25) / 100)" }],
    'summarize-by-brand': ['summarize', 'Summarize title brands by brand', { by: ['brandCode'], measures: ['count'] }],
    history: ['history', 'Title brand history'],
  },
});
