/** Capability family: red flag alerts. */
import { family } from '../../family/notation.ts';

export const redFlagAlerts = family({
  noun: 'red-flag-alerts', one: 'red-flag-alert', title: 'Red flag alerts', subject: 'customer',
  summary: 'An identity-theft warning sign found on an applicant with the steps taken to resolve it.',
  fields: {
    customerId: ['ref:customers', 'customer_f381e9'],
    flagType: ['enum', 'address-mismatch', ['address-mismatch', 'fraud-alert', 'altered-id', 'ssn-deceased', 'velocity']],
    severity: ['enum', 'low', ['low', 'medium', 'high']],
    detectedAt: ['datetime', '2026-03-08T17:30:00Z'],
    dealId: ['ref:deals?', 'deal_86353b'],
    analyst: ['string?', 'Priya Shah'],
    mitigation: ['string?', 'verified by utility bill'],
  },
  states: ['raised', 'investigating', 'mitigated', 'confirmed-fraud', 'false-alarm', 'escalated'],
  verbs: {
    raise: ['create', 'Raise red flag alert'],
    get: ['get', 'Get red flag alert'],
    list: ['list', 'List red flag alerts', { by: ['state', 'flagType', 'severity'] }],
    'list-high': ['list', 'List high-severity red flag alerts', { by: ['state'], where: "severity == 'high'" }],
    search: ['search', 'Search red flag alerts', { by: ['customerId', 'dealId'] }],
    'assign-analyst': ['update', 'Assign analyst for red flag alert', { fields: ['analyst'] }],
    'set-severity': ['update', 'Set severity for red flag alert', { fields: ['severity'] }],
    investigate: ['transition', 'Investigate red flag alert', { from: ['raised'], to: 'investigating', needs: ['analyst'] }],
    mitigate: ['transition', 'Mitigate red flag alert', { from: ['investigating', 'escalated'], to: 'mitigated', needs: ['mitigation'] }],
    escalate: ['transition', 'Escalate red flag alert', { from: ['investigating'], to: 'escalated', needs: ['reason'] }],
    'confirm-fraud': ['transition', 'Confirm fraud for red flag alert', { from: ['investigating', 'escalated'], to: 'confirmed-fraud', needs: ['reportNumber'] }],
    dismiss: ['transition', 'Dismiss red flag alert', { from: ['raised', 'investigating'], to: 'false-alarm', needs: ['rationale'] }],
    'run-out-of-wallet-quiz': ['assess', 'Run out of wallet quiz for red flag alert', { ask: 'identity', outcomes: ['passed', 'failed', 'cannot-generate'] }],
    'score-identity-risk': ['calculate', 'Score identity risk for red flag alert', { get: 'flagsRaised: integer, highFlags: integer, addressAgeMonths: integer => score: number = min(100, flagsRaised * 12 + highFlags * 25 + max(0, 12 - addressAgeMonths) * 2)' }],
    'summarize-by-flag': ['summarize', 'Summarize red flag alerts by flag', { by: ['flagType'], measures: ['count'] }],
    'export-program-report': ['export', 'Export program report of red flag alerts'],
    history: ['history', 'Red flag alert history'],
  },
});
