/**
 * What a buyer is told before choosing products. Source: the add-on and waiver acts named, FTC Act section 5, ECOA; 2026.
 * The sentences are ours; confidence high that the point must be made, low that the words suffice in any one state.
 */
import type { ProductType } from '../families.ts';
import type { FinanceType } from '../rating/eligibility.data.ts';

export interface DisclosureRow {
  readonly code: string;
  readonly text: string;
  /** Only where one of these is on the menu, in one of these states, or on one of these finance types. */
  readonly products?: readonly ProductType[];
  readonly states?: readonly string[];
  readonly finance?: readonly FinanceType[];
}

export const DISCLOSURES: readonly DisclosureRow[] = [
  { code: 'optional', text: 'Every product on this menu is optional. None is required to buy the car, to get credit, or to get any rate.' },
  { code: 'prices-apart', text: 'Each product has a price of its own and may be bought alone; the payment without products is shown as the base payment.' },
  { code: 'cancel', text: 'Products may be cancelled. Within the free look the price is refunded; afterwards the unused part is, as the contract and the state provide.' },
  { code: 'financed-cost', text: 'A product that is financed bears interest at the rate of the loan.', finance: ['Loan', 'Balloon'] },
  { code: 'gap-waiver', text: 'GAP is a waiver of debt, not insurance, and does not replace physical-damage insurance.', products: ['GAP'] },
  { code: 'gap-in-lease', text: 'A lease may already include GAP; ask the lessor before buying it.', products: ['GAP'], finance: ['Lease'] },
  { code: 'service-contract', text: 'A service contract is not a warranty; the maker’s warranty comes first while it lasts.', products: ['VSC'] },
  { code: 'florida-optional', text: 'Florida: buying a service agreement is not required to buy or to finance a car.', products: ['VSC'], states: ['FL'] },
  { code: 'carolina-optional', text: 'North Carolina: buying a service agreement is not required to buy or to finance a car.', products: ['VSC'], states: ['NC'] },
  { code: 'arkansas-optional', text: 'Arkansas: buying a service contract is not required to buy or to finance a car.', products: ['VSC'], states: ['AR'] },
  { code: 'california-gap', text: 'California: stop and read. GAP is optional, may be cancelled at any time without a fee, and is signed on a paper of its own.', products: ['GAP'], states: ['CA'] },
  { code: 'california-no-benefit', text: 'California: no charge is made for an add-on that the buyer cannot benefit from.', states: ['CA'] },
];
