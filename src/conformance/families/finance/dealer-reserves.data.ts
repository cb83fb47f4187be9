/** Capability family: dealer reserves. */
import { family } from '../../family/notation.ts';

export const dealerReserves = family({
  noun: 'dealer-reserves', one: 'dealer-reserve', title: 'Dealer reserves', subject: 'deal',
  summary: 'The finance participation a lender owes a store on a contract, with earn-out and recapture.',
  fields: {
    dealId: ['ref:deals', 'deal_48b585'],
    lender: ['string', 'Blue Mesa Auto Finance'],
    amountFinanced: ['money', '24350.00'],
    buyRatePct: ['number', 5.9],
    contractAprPct: ['number', 7.4],
    termMonths: ['integer', 72],
    splitPct: ['number?', 75],
    reserveAmount: ['money?', '612.40'],
    earnedOn: ['date?', '2026-03-18'],
  },
  states: ['estimated', 'confirmed', 'paid', 'earned', 'recaptured'],
  verbs: {
    estimate: ['create', 'Estimate dealer reserve'],
    get: ['get', 'Get dealer reserve'],
    'get-for-deal': ['get', 'Get dealer reserve for deal', { by: ['dealId'] }],
    list: ['list', 'List dealer reserves', { by: ['state', 'lender'] }],
    'list-unpaid': ['list', 'List unpaid dealer reserves', { by: ['state'], where: "state == 'confirmed'" }],
    search: ['search', 'Search dealer reserves', { by: ['lender', 'dealId'] }],
    'correct-split': ['update', 'Correct split for dealer reserve', { fields: ['splitPct'] }],
    confirm: ['transition', 'Confirm dealer reserve', { from: ['estimated'], to: 'confirmed', when: 'reserveAmount > 0' }],
    pay: ['transition', 'Pay dealer reserve', { from: ['confirmed'], to: 'paid', needs: ['statementId'] }],
    earn: ['transition', 'Earn dealer reserve', { from: ['paid'], to: 'earned' }],
    recapture: ['transition', 'Recapture dealer reserve', { from: ['paid'], to: 'recaptured', needs: ['payoffDate'] }],
    'match-reserve-statement': ['assess', 'Match reserve statement for dealer reserve', { ask: 'lender', outcomes: ['matches', 'short-paid', 'not-listed'] }],
    'compute-reserve': ['calculate', 'Compute reserve for dealer reserve', { post: 'amountFinanced: money, buyRatePct: number, contractAprPct: number, termMonths: integer, splitPct: number => spreadIncome: money = interest(amountFinanced, contractAprPct, termMonths) - interest(amountFinanced, buyRatePct, termMonths); dealerShare: money = spreadIncome * splitPct / 100', live: true }],
    'compute-recapture': ['calculate', 'Compute recapture for dealer reserve', { get: 'reserveAmount: money, paidMonths: integer, termMonths: integer, earnOutMonths: integer = 3 => recapture: money = if(paidMonths >= earnOutMonths, 0, reserveAmount); prorated: money = reserveAmount * max(0, termMonths - paidMonths) / termMonths' }],
    'check-markup-cap': ['validate', 'Check markup cap for dealer reserve', { get: 'buyRatePct: number, contractAprPct: number, capPct: number = 2.5 => notBelowBuy: boolean = contractAprPct >= buyRatePct; withinCap: boolean = contractAprPct - buyRatePct <= capPct' }],
    'summarize-by-lender': ['summarize', 'Summarize dealer reserves by lender', { by: ['lender'], measures: ['count', 'sum:reserveAmount'] }],
    'export-statement': ['export', 'Export statement of dealer reserves'],
    history: ['history', 'Dealer reserve history'],
  },
});
