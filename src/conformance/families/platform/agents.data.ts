/** Capability family: agents. */
import { family } from '../../family/notation.ts';

export const agents = family({
  noun: 'agents', one: 'agent', title: 'Agents', subject: 'none',
  summary: 'A software agent registered to act for a buyer or dealer, with class, scopes and standing.',
  fields: {
    name: ['string', 'shopping-assistant'],
    agentClass: ['enum', 'buyer', ['buyer', 'dealer', 'lender', 'operations']],
    principal: ['string', 'Harbor Street Motors'],
    publicKeyId: ['string?', 'PU-63907'],
    scopes: ['string?', 'read,lead'],
    registeredAt: ['datetime', '2026-03-12T13:30:00Z'],
    trustLevel: ['integer?', 2],
    callbackUrl: ['string?', 'https://example.com/agents'],
  },
  states: ['registered', 'probationary', 'trusted', 'restricted', 'retired'],
  verbs: {
    register: ['create', 'Register agent'],
    get: ['get', 'Get agent'],
    'get-by-public-key': ['get', 'Get agent by public key', { by: ['publicKeyId'] }],
    list: ['list', 'List agents', { by: ['state', 'agentClass'] }],
    'list-restricted': ['list', 'List restricted agents', { by: ['state'], where: "state == 'restricted'" }],
    search: ['search', 'Search agents', { by: ['name', 'principal'] }],
    'change-scopes': ['update', 'Change scopes for agent', { fields: ['scopes'] }],
    'rotate-public-key': ['update', 'Rotate public key for agent', { fields: ['publicKeyId'] }],
    admit: ['transition', 'Admit agent', { from: ['registered'], to: 'probationary' }],
    trust: ['transition', 'Trust agent', { from: ['probationary'], to: 'trusted', when: 'trustLevel >= 2' }],
    restrict: ['transition', 'Restrict agent', { from: ['probationary', 'trusted'], to: 'restricted', needs: ['reason'] }],
    restore: ['transition', 'Restore agent', { from: ['restricted'], to: 'probationary' }],
    retire: ['transition', 'Retire agent', { from: ['registered', 'probationary', 'trusted', 'restricted'], to: 'retired' }],
    'attest-identity': ['assess', 'Attest identity for agent', { ask: 'identity', outcomes: ['attested', 'self-asserted', 'unverifiable'] }],
    'check-scope-request': ['validate', 'Check scope request for agent', { get: "scopes: string, requestedScope: string = read => granted: boolean = matches(concat(',', scopes, ','), concat(',', requestedScope, ',')); known: boolean = matches(requestedScope, '^(read|lead|quote|deal|settle)$')" }],
    'summarize-by-class': ['summarize', 'Summarize agents by class', { by: ['agentClass'], measures: ['count', 'avg:trustLevel'] }],
  },
});
