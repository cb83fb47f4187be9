/** Capability family: energy tariffs. */
import { family } from '../../family/notation.ts';

export const energyTariffs = family({
  noun: 'energy-tariffs', one: 'energy-tariff', title: 'Energy tariffs', subject: 'none',
  summary: 'An electricity rate plan with peak windows used to price home and depot charging.',
  fields: {
    planName: ['string', 'EV Night Saver'],
    utilityName: ['string', 'Meridian Power'],
    zip: ['zip', '30309'],
    peakRate: ['number', 0.38],
    offPeakRate: ['number', 0.14],
    peakStartHour: ['integer?', 16],
    peakEndHour: ['integer?', 21],
    effectiveOn: ['date', '2026-03-17'],
  },
  states: ['loaded', 'published', 'amended', 'superseded', 'withdrawn'],
  verbs: {
    load: ['create', 'Load energy tariff'],
    get: ['get', 'Get energy tariff'],
    'get-by-name': ['get', 'Get energy tariff by name', { by: ['planName'] }],
    list: ['list', 'List energy tariffs', { by: ['state', 'utilityName'] }],
    'list-published': ['list', 'List published energy tariffs', { by: ['state'], where: "state == 'published'" }],
    search: ['search', 'Search energy tariffs', { by: ['zip', 'utilityName'] }],
    'change-rates': ['update', 'Change rates for energy tariff', { fields: ['peakRate', 'offPeakRate'] }],
    'change-window': ['update', 'Change window for energy tariff', { fields: ['peakStartHour', 'peakEndHour'] }],
    publish: ['transition', 'Publish energy tariff', { from: ['loaded', 'amended'], to: 'published', when: 'offPeakRate > 0' }],
    amend: ['transition', 'Amend energy tariff', { from: ['published'], to: 'amended', needs: ['reason'] }],
    supersede: ['transition', 'Supersede energy tariff', { from: ['published'], to: 'superseded', needs: ['replacementPlan'] }],
    withdraw: ['transition', 'Withdraw energy tariff', { from: ['loaded', 'published'], to: 'withdrawn', needs: ['reason'] }],
    'fetch-utility-plan': ['assess', 'Fetch utility plan for energy tariff', { ask: 'utility', outcomes: ['plan-current', 'plan-changed', 'plan-closed'] }],
    'compute-home-charge-cost': ['calculate', 'Compute home charge cost for energy tariff', { get: 'kwh: number, peakSharePct: number = 10, peakRate: number, offPeakRate: number => cost: money = kwh * (peakSharePct / 100 * peakRate + (1 - peakSharePct / 100) * offPeakRate); perKwh: number = peakSharePct / 100 * peakRate + (1 - peakSharePct / 100) * offPeakRate', live: true }],
    'compare-to-gasoline': ['calculate', 'Compare to gasoline for energy tariff', { post: 'milesPerMonth: integer, milesPerKwh: number = 3.4, ratePerKwh: number = 0.15, mpg: number = 28, fuelPrice: number = 3.45 => electric: money = milesPerMonth / milesPerKwh * ratePerKwh; gasoline: money = milesPerMonth / mpg * fuelPrice; saving: money = gasoline - electric' }],
    'summarize-by-utility': ['summarize', 'Summarize energy tariffs by utility', { by: ['utilityName'], measures: ['count', 'avg:offPeakRate'] }],
  },
});
