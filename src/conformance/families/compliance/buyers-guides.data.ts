/** Capability family: buyers guides. */
import { family } from '../../family/notation.ts';

export const buyersGuides = family({
  noun: 'buyers-guides', one: 'buyers-guide', title: 'Buyers guides', subject: 'vin',
  summary: 'The used-car window form stating as-is or warranty terms, posted before a unit is offered.',
  fields: {
    vin: ['vin', '1FTFW1E83NFA20731'],
    dealerId: ['ref:dealers', 'dealer_7b722a'],
    warrantyType: ['enum', 'as-is', ['as-is', 'implied-only', 'limited', 'full']],
    coveragePct: ['number?', 50],
    durationDays: ['integer?', 30],
    durationMiles: ['integer?', 1000],
    postedOn: ['date?', '2026-03-15'],
    language: ['enum', 'en', ['en', 'es']],
  },
  states: ['prepared', 'posted', 'revised', 'signed-copy-held', 'removed'],
  verbs: {
    prepare: ['create', 'Prepare buyers guide'],
    get: ['get', 'Get buyers guide'],
    'get-for-vin': ['get', 'Get buyers guide for VIN', { by: ['vin'] }],
    list: ['list', 'List buyers guides', { by: ['state', 'warrantyType', 'language'] }],
    'list-unposted': ['list', 'List unposted buyers guides', { by: ['state'], where: "state == 'prepared'" }],
    search: ['search', 'Search buyers guides', { by: ['vin'] }],
    'change-terms': ['update', 'Change terms for buyers guide', { fields: ['warrantyType', 'coveragePct', 'durationDays', 'durationMiles'] }],
    post: ['transition', 'Post buyers guide', { from: ['prepared', 'revised'], to: 'posted', needs: ['postedOn'] }],
    revise: ['transition', 'Revise buyers guide', { from: ['posted'], to: 'revised', needs: ['reason'] }],
    'hold-signed-copy': ['transition', 'Hold signed copy for buyers guide', { from: ['posted'], to: 'signed-copy-held', needs: ['customerSignature'] }],
    remove: ['transition', 'Remove buyers guide', { from: ['prepared', 'posted', 'revised'], to: 'removed', needs: ['reason'] }],
    'audit-window-photo': ['assess', 'Audit window photo for buyers guide', { ask: 'screening', outcomes: ['posted-visible', 'not-visible', 'wrong-form'] }],
    'check-terms-complete': ['validate', 'Check terms complete for buyers guide', { get: "warrantyType: string, coveragePct: number, durationDays: integer => typeChosen: boolean = len(warrantyType) > 0; coverageStated: boolean = warrantyType == 'as-is' || coveragePct > 0; durationStated: boolean = warrantyType == 'as-is' || durationDays > 0" }],
    'split-repair-share': ['calculate', 'Split repair share for buyers guide', { get: 'repairCost: money, coveragePct: number => dealerPays: money = repairCost * coveragePct / 100; buyerPays: money = repairCost * (1 - coveragePct / 100)' }],
    'summarize-by-warranty': ['summarize', 'Summarize buyers guides by warranty', { by: ['warrantyType'], measures: ['count'] }],
    'export-posting-log': ['export', 'Export posting log of buyers guides'],
    history: ['history', 'Buyers guide history'],
  },
});
