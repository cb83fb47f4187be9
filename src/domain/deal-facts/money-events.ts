/** Payloads of money events: desked figures, checkout links and payments, with amounts as decimal strings. */

import type { Json } from '#kernel/answer.ts';
import type { IsoInstant } from '#kernel/dates.ts';
import type { CarFacts } from '../car/car-facts.ts';
import type { Derivation } from '../desk/derivation/derivation.ts';
import type { DeskVehicle } from '../desk/desk-vehicle.ts';

export type FinanceType = 'Loan' | 'Balloon' | 'Lease' | 'Cash';

type TaxAmounts = {
  readonly stateSalesTax: string;
  readonly countySalesTax: string;
  readonly citySalesTax: string;
  readonly districtSalesTax: string;
  /** Sum of the four. */
  readonly combinedSalesTax: string;
  readonly gasGuzzlerTax: string;
  readonly documentaryStampTax: string;
};

type FeeAmounts = {
  readonly titleFee: string;
  readonly registrationFee: string;
  /** Sum of `dmvFees`. */
  readonly dmvFee: string;
  readonly dmvFees: Readonly<Record<string, string>>;
  readonly docFee: string;
  /** A lease only. */
  readonly acquisitionFee?: string;
  readonly combinedFees: string;
};

/** The computed figures of a deal as returned. `total` is the priced amount. */
export type DeskedFigures = {
  readonly financeType: FinanceType;
  readonly salesPrice: string;
  readonly rebate: string;
  readonly downPayment: string;
  readonly tradeIn: string;
  readonly tradeInPayoff: string;
  readonly docFee: string;
  readonly taxes: TaxAmounts;
  readonly fees: FeeAmounts;
  readonly totalTaxesAndFees: string;
  readonly products: string;
  readonly amountFinanced: string;
  /** Annual percentage rate, 0 … 99.99. */
  readonly interestRate: number;
  readonly term: number;
  readonly monthlyPayment: string;
  readonly financeCharge: string;
  readonly totalOfPayments: string;
  readonly total: string;
  readonly zip: string;
  readonly state: string;
  readonly derivation: Derivation[];
  readonly vehicleMSRP?: string;
  /** The base of loan-to-value; absent on older streams. */
  readonly guideValue?: string;
  readonly odometer?: number;
  readonly condition?: 'new' | 'used';
  /** Lease and balloon. */
  readonly residual?: string;
  readonly moneyFactor?: number;
  readonly annualMiles?: number;
  readonly dueAtSigning?: string;
};

export type DealDesked = {
  readonly desked: DeskedFigures;
  /** The request, to recognize identical ones and to recompute with products. */
  readonly asked: { readonly [member: string]: Json | undefined };
  /** The vehicle behind the figures, so that they are recomputed from the same facts. */
  readonly vehicle?: DeskVehicle;
  /** The source of each car fact when the figures were computed. */
  readonly facts?: CarFacts;
};

export type CheckoutLinkOpened = {
  readonly linkId: string;
  readonly amount: string;
  /** `amount` in integer cents. */
  readonly amountTotal: number;
  readonly currency: 'usd';
  readonly expiresAt: IsoInstant;
  /** The rail's session. */
  readonly sessionId?: string;
  /** The rail's payment page, when it is not on this origin. */
  readonly payUrl?: string;
};
export type CheckoutLinkSuperseded = { readonly linkId: string; readonly reason: 're-desk' | 'cancelled' };
export type CheckoutLinkSettled = { readonly linkId: string; readonly orderId: string };
export type CheckoutLinkExpired = { readonly linkId: string };

export type PaymentCaptured = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly amount: string;
  readonly amountTotal: number;
  readonly currency: 'usd';
  readonly method: string;
  readonly settlementRef?: string;
  /** Payment time reported by the payer. */
  readonly paidAt?: IsoInstant;
};
export type PaymentRefunded = {
  readonly paymentId: string;
  readonly refundId: string;
  readonly amount: string;
  readonly method: string;
};

export type DealSettled = {
  readonly orderId: string;
  readonly amountTotal: number;
  readonly documents: readonly string[];
};
export type DocumentFiled = { readonly documents: readonly string[]; readonly orderId: string };
