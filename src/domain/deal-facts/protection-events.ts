/** Payloads of F&I events: quotes, menus and contracts, with amounts as decimal strings. */
import type { Json } from '#kernel/answer.ts';
import type { IsoDate, IsoInstant } from '#kernel/dates.ts';
import type { CarFacts } from '../car/car-facts.ts';
import type { FinanceType } from './money-events.ts';

type Extra = { readonly [member: string]: Json | undefined };

export type ProductType = 'AP' | 'ETCH' | 'EWT' | 'GAP' | 'KEY' | 'LTW' | 'PDR' | 'RUST' | 'TIRE' | 'PPM' | 'VSC';
export type PackageName = 'Good' | 'Better' | 'Best';

/** A rated family in brief. Its plans are rated again from this record and its book edition, with identical results. */
export type QuotedProduct = {
  readonly productType: ProductType;
  readonly name: string;
  readonly planCount: number;
  readonly retailFrom: string;
  readonly retailTo: string;
} & Extra;

/** The figures behind a quote; the deal's desked figures have the same names. */
export type QuoteBasis = {
  readonly financeType: FinanceType;
  readonly salesPrice: string;
  readonly amountFinanced: string;
  readonly monthlyPayment: string;
  readonly term: number;
  readonly zip: string;
  readonly interestRate: number;
  readonly vehicleMSRP?: string;
  readonly dealerState?: string;
} & Extra;

/** Starts an F&I-only stream when no deal was named; then `account` is its owner and `openedOn` its deal date. */
export type QuoteRated = {
  readonly quoteId: string;
  readonly kind: 'quote@1';
  readonly vin: string;
  /** The car as the rate book sees it. */
  readonly vehicle: { readonly [member: string]: Json | undefined };
  readonly odometer: number;
  /** The edition of the rate book. */
  readonly edition: string;
  readonly ratedOn: IsoDate;
  readonly productTypes: readonly ProductType[];
  readonly desked: QuoteBasis;
  readonly rates: readonly QuotedProduct[];
  readonly ineligible: readonly Json[];
  readonly validThrough: IsoDate | IsoInstant;
  /** The source of each car fact when it was rated. */
  readonly facts?: CarFacts;
  readonly account?: string;
  readonly openedOn?: IsoDate;
} & Extra;

export type MenuProduct = {
  readonly productType: ProductType;
  readonly name: string;
  readonly rateId: string;
  /** The plan's level: `Exclusionary`, `Waiver` … */
  readonly coverage: string;
  readonly termMonths: number;
  readonly termMiles: number | null;
  readonly deductible: string;
  readonly benefit?: string;
  readonly retailPrice: string;
  readonly paymentIncrease: string;
  readonly form: string;
} & Extra;

export type MenuPackage = {
  readonly package: PackageName;
  readonly products: readonly MenuProduct[];
  readonly retailTotal: string;
  readonly monthlyPayment: string;
  readonly paymentIncrease: string;
} & Extra;

export type MenuBuilt = {
  readonly quoteId: string;
  readonly financeType: FinanceType;
  readonly packages: readonly MenuPackage[];
  /** Every rated product individually. */
  readonly products: readonly MenuProduct[];
  readonly basePayment: string;
  readonly disclosures: readonly { readonly code: string; readonly text: string }[];
} & Extra;
export type MenuPresented = { readonly quoteId: string } & Extra;
export type MenuSelected = {
  readonly package: PackageName;
  readonly products: readonly MenuProduct[];
  /** The buyer's price of the package, included in the deal's `products`. */
  readonly retailTotal: string;
  readonly disclosuresAcknowledged: true;
} & Extra;
export type MenuDeclined = { readonly reason?: string } & Extra;

export type ContractStaged = {
  readonly contractId: string;
  readonly productType: ProductType;
  readonly vin: string;
  readonly rateId: string;
  readonly coverage: string;
  readonly termMonths: number;
  readonly termMiles: number | null;
  readonly deductible: string;
  readonly price: string;
  readonly dealerCost: string;
  /** Plans of new cars count miles from zero, plans of used cars from the odometer at sale. */
  readonly milesFrom: 'zero' | 'sale';
  readonly saleOdometer: number;
  readonly form: string;
  /** The buyer's state; absent when the ZIP has none. */
  readonly state?: string;
  readonly saleDate: IsoDate;
  readonly effectiveDate: IsoDate;
  readonly expirationDate: IsoDate;
} & Extra;
export type ContractApproved = { readonly contractId: string; readonly approver: string } & Extra;
export type ContractCaptured = {
  readonly contractId: string;
  readonly fiManager: { readonly name: string; readonly licenseNumber: string };
  readonly price: string;
  /** The approver, if the capture names another person. */
  readonly approver?: string;
} & Extra;
/** The refund of a voided contract. */
export type VoidRefund = {
  readonly amount: string;
  readonly method: 'not-captured' | 'flat-cancel' | 'free-look' | 'pro-rata';
  readonly basis: 'nothing-paid' | 'full-price' | 'time' | 'miles';
  readonly usedFraction: number;
  readonly fee: string;
  readonly derivation?: readonly { readonly step: string; readonly value: string; readonly how: string }[];
};
export type ContractVoided = {
  readonly contractId: string;
  readonly reason?: string;
  readonly refund?: VoidRefund;
} & Extra;
