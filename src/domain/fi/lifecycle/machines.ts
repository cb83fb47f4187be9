/** State machines of F&I: the F&I side of a deal, and one contract. */
import type { Machine } from '#kernel/machine.ts';

export const FI_STATES = ['RATED', 'MENU_BUILT', 'PRESENTED', 'SELECTED', 'DECLINED', 'CONTRACTED'] as const;
export type FiState = (typeof FI_STATES)[number];

/** The verbs of the F&I side, named after the endpoints. */
export const FI_VERBS = [
  'quote',
  'menu',
  'menu-present',
  'menu-select',
  'menu-decline',
  'contract-stage',
  'contract-approve',
  'contract-capture',
  'contract-void',
] as const;
export type FiVerb = (typeof FI_VERBS)[number];

/** Inputs of the guards. */
export interface FiGuardContext {
  readonly ratedFamilies: number;
  /** The rates are not expired and come from the current book. */
  readonly ratesStand: boolean;
  readonly approved: boolean;
  readonly captured: boolean;
}

const needsRates = ({ ratedFamilies, ratesStand }: FiGuardContext) => {
  if (ratedFamilies === 0) return 'no product is rated';
  return ratesStand ? undefined : 'the rates have expired';
};

export const FI_DEAL_MACHINE: Machine<FiState, FiVerb, FiGuardContext> = {
  id: 'fi-deal',
  states: FI_STATES,
  initial: ['RATED'],
  moves: [
    { on: 'menu', from: ['RATED', 'DECLINED'], to: 'MENU_BUILT', when: needsRates },
    { on: 'menu-present', from: ['MENU_BUILT'], to: 'PRESENTED' },
    // Selecting from an unpresented menu also records its presentation.
    { on: 'menu-select', from: ['PRESENTED', 'MENU_BUILT'], to: 'SELECTED' },
    { on: 'menu-decline', from: ['PRESENTED'], to: 'DECLINED' },
    {
      on: 'menu-decline',
      from: ['SELECTED'],
      to: 'DECLINED',
      when: ({ approved, captured }) => (approved || captured ? 'a contract is approved' : undefined),
    },
    {
      on: 'contract-capture',
      from: ['SELECTED'],
      to: 'CONTRACTED',
      when: ({ approved }) => (approved ? undefined : 'contract-approve'),
    },
    // Applies when the last captured contract is voided; the deal stays contracted while another is active.
    { on: 'contract-void', from: ['CONTRACTED'], to: 'SELECTED' },
    // New rates withdraw everything that is not captured.
    {
      on: 'quote',
      from: ['RATED', 'MENU_BUILT', 'PRESENTED', 'SELECTED', 'DECLINED'],
      to: 'RATED',
      when: ({ captured }) => (captured ? 'a contract is captured' : undefined),
    },
  ],
};

export const CONTRACT_STATES = ['STAGED', 'APPROVED', 'CAPTURED', 'VOIDED'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];
export type ContractVerb = Extract<FiVerb, 'contract-approve' | 'contract-capture' | 'contract-void'>;

export const FI_CONTRACT_MACHINE: Machine<ContractState, ContractVerb> = {
  id: 'fi-contract',
  states: CONTRACT_STATES,
  initial: ['STAGED'],
  moves: [
    { on: 'contract-approve', from: ['STAGED'], to: 'APPROVED' },
    { on: 'contract-capture', from: ['APPROVED'], to: 'CAPTURED' },
    { on: 'contract-void', from: ['STAGED', 'APPROVED', 'CAPTURED'], to: 'VOIDED' },
  ],
};
