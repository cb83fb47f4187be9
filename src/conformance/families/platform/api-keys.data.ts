/** Capability family: API keys. */
import { family } from '../../family/notation.ts';

export const apiKeys = family({
  noun: 'api-keys', one: 'api-key', title: 'API keys', subject: 'none',
  summary: 'A caller credential record: label, hash prefix, mode, ceiling, rotation and revocation.',
  fields: {
    label: ['string', 'demo integration'],
    hashPrefix: ['string', '9f86d081'],
    mode: ['enum', 'sandbox', ['sandbox', 'live']],
    ceiling: ['money', '25.00'],
    spendToDate: ['money?', '3.42'],
    issuedAt: ['datetime', '2026-03-12T15:00:00Z'],
    lastUsedAt: ['datetime?', '2026-03-14T17:00:00Z'],
    rotatedFrom: ['string?', 'none'],
  },
  states: ['issued', 'active', 'throttled', 'rotated', 'revoked'],
  verbs: {
    issue: ['create', 'Issue API key'],
    get: ['get', 'Get API key', { live: true }],
    'get-by-hash-prefix': ['get', 'Get API key by hash prefix', { by: ['hashPrefix'] }],
    list: ['list', 'List API keys', { by: ['state', 'mode'] }],
    'list-near-ceiling': ['list', 'List API keys near ceiling', { by: ['state'], where: 'spendToDate >= 20' }],
    search: ['search', 'Search API keys', { by: ['label', 'hashPrefix'] }],
    relabel: ['update', 'Relabel API key', { fields: ['label'] }],
    activate: ['transition', 'Activate API key', { from: ['issued'], to: 'active' }],
    throttle: ['transition', 'Throttle API key', { from: ['active'], to: 'throttled', needs: ['retryAfter'] }],
    'lift-throttle': ['transition', 'Lift throttle for API key', { from: ['throttled'], to: 'active' }],
    rotate: ['transition', 'Rotate API key', { from: ['active'], to: 'rotated', needs: ['successorPrefix'] }],
    revoke: ['transition', 'Revoke API key', { from: ['issued', 'active', 'throttled'], to: 'revoked' }],
    'compute-remaining-ceiling': ['calculate', 'Compute remaining ceiling for API key', { get: 'ceiling: money, spendToDate: money => remaining: money = max(0, ceiling - spendToDate); usedPct: number = spendToDate / ceiling * 100; overCeiling: boolean = spendToDate > ceiling', live: true }],
    'check-key-format': ['validate', 'Check key format for API key', { get: "keyPrefix: string = vk_sandbox, length: integer = 40 => prefixOk: boolean = matches(keyPrefix, '^[a-z]{2,4}_(sandbox|live)$'); lengthOk: boolean = length >= 24", live: true }],
    'summarize-by-mode': ['summarize', 'Summarize API keys by mode', { by: ['mode'], measures: ['count', 'sum:spendToDate'] }],
    'rotation-history': ['history', 'API key rotation history'],
  },
});
