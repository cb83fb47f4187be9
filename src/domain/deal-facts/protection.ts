/** F&I facts that the desk needs: the selected products and their prices. The F&I lifecycle is in domain/fi. */
import { type Cents, parseDecimal, sum } from '#kernel/money.ts';
import type { DealEvent } from './events.ts';
import type { PackageName, ProductType } from './protection-events.ts';

export interface StandingContract {
  readonly contractId: string;
  readonly productType: ProductType;
  readonly price: string;
  /** Amount owed to the administrator. */
  readonly dealerCost: string;
  readonly state: 'STAGED' | 'APPROVED' | 'CAPTURED' | 'VOIDED';
}

export interface Protection {
  readonly selected?: { readonly package: PackageName; readonly retailTotal: string };
  readonly contracts: readonly StandingContract[];
}

export const NO_PROTECTION: Protection = { contracts: [] };

export type ProtectionEvent = DealEvent<
  | 'Quote.rated@1'
  | 'Menu.built@1'
  | 'Menu.presented@1'
  | 'Menu.selected@1'
  | 'Menu.declined@1'
  | 'Contract.staged@1'
  | 'Contract.approved@1'
  | 'Contract.captured@1'
  | 'Contract.voided@1'
>;

export function foldProtection(protection: Protection, event: ProtectionEvent): Protection {
  switch (event.type) {
    case 'Menu.selected@1': {
      const { package: name, retailTotal } = event.data;
      return { ...protection, selected: { package: name, retailTotal } };
    }
    case 'Quote.rated@1':
    case 'Menu.declined@1':
      // New rates or declined products clear the selection; captured contracts remain.
      return { contracts: protection.contracts };
    case 'Contract.staged@1': {
      const { contractId, productType, price, dealerCost } = event.data;
      return {
        ...protection,
        contracts: [...protection.contracts, { contractId, productType, price, dealerCost, state: 'STAGED' }],
      };
    }
    case 'Contract.approved@1':
      return withContract(protection, event.data.contractId, 'APPROVED');
    case 'Contract.captured@1':
      return withContract(protection, event.data.contractId, 'CAPTURED');
    case 'Contract.voided@1':
      return withContract(protection, event.data.contractId, 'VOIDED');
    default:
      return protection;
  }
}

function withContract(protection: Protection, contractId: string, state: StandingContract['state']): Protection {
  const contracts = protection.contracts.map((one) => (one.contractId === contractId ? { ...one, state } : one));
  return { ...protection, contracts };
}

/** The products' share of the priced amount: captured contracts, else the selected package. */
export function productsTotal(protection: Protection): Cents {
  const captured = protection.contracts.filter(({ state }) => state === 'CAPTURED');
  if (captured.length > 0) return sum(...captured.map(({ price }) => centsOf(price)));
  return protection.selected === undefined ? (0 as Cents) : centsOf(protection.selected.retailTotal);
}

/** Parses an amount that this service wrote. Throws on anything else, which is a bug. */
export function centsOf(decimal: string): Cents {
  const parsed = parseDecimal(decimal);
  if (!parsed.ok) throw new Error(`The stored amount ${decimal} is not a decimal amount.`);
  return parsed.cents;
}
