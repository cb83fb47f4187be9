/** Answer members that the page reads. */
import type { Provenance } from './exchange.ts';

export interface CarRecord {
  readonly vin: string;
  readonly decode: { readonly wmi?: string; readonly checksum?: boolean; readonly origin?: string };
  readonly vehicle: {
    readonly year?: number | null;
    readonly make?: string;
    readonly model?: string;
    readonly trim?: string;
    readonly style?: string;
    readonly body?: string;
    readonly drive?: string;
    readonly engine?: string;
    readonly fuel?: string;
    readonly horsepower?: number;
    readonly transmission?: string;
    readonly endpoints?: number;
    readonly seats?: number;
    readonly builtIn?: string;
    readonly msrp?: string;
  };
  readonly valuation?: {
    readonly retailValue: string;
    readonly tradeInValue: string;
    readonly method: string;
    readonly miles: number;
    readonly titleStanding: string;
  };
  readonly listing?: {
    readonly askingPrice: string | null;
    readonly miles?: number;
    readonly condition?: string;
    readonly status?: string;
    readonly dealer?: string;
    readonly city?: string;
    readonly state?: string;
  };
  readonly history?: readonly { readonly date: string; readonly words: string; readonly effect?: string }[];
  readonly exemplar?: { readonly story: string; readonly machine?: string; readonly state?: string };
  readonly links: Readonly<Record<string, string>>;
  readonly provenance: Provenance;
}

export interface Payments {
  readonly paymentsData: {
    readonly loanMonthlyPaymentWithTaxes: number;
    readonly totalTaxesAndFees: number;
    readonly calculationCriteria: {
      readonly numberOfMonths: number;
      readonly financeRate: number;
      readonly zipCode: string;
    };
  };
}

/** Groups of features by name, each a group of values by name. */
export interface Specs {
  readonly specs: { readonly features?: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
}

export interface InForce {
  readonly exemplar: boolean;
  readonly contracts: readonly {
    readonly contractId: string;
    readonly name: string;
    readonly coverage: string;
    readonly expirationDate: string;
  }[];
}

export interface Step {
  readonly key: string;
  readonly title: string;
  readonly done: boolean;
}

export interface Desked {
  readonly financeType: string;
  readonly salesPrice: string;
  readonly rebate: string;
  readonly tradeIn: string;
  readonly tradeInPayoff: string;
  readonly downPayment: string;
  readonly docFee: string;
  readonly taxes: Readonly<Record<string, unknown>> & { readonly combinedSalesTax?: string };
  readonly fees: Readonly<Record<string, unknown>> & { readonly combinedFees?: string };
  readonly totalTaxesAndFees: string;
  readonly products: string;
  readonly amountFinanced: string;
  readonly interestRate: number;
  readonly term: number;
  readonly monthlyPayment: string;
  readonly financeCharge: string;
  readonly totalOfPayments: string;
  readonly total: string;
  readonly zip: string;
  readonly state: string;
  /** Of a lease. */
  readonly dueAtSigning?: string;
  readonly residual?: string;
  readonly derivation: readonly {
    readonly figure: string;
    readonly value: string;
    readonly rule: string;
    readonly note?: string;
  }[];
}

export interface Stip {
  readonly code: string;
  readonly text: string;
  readonly state: string;
  readonly reason?: string;
}

export interface Deal {
  readonly dealId: string;
  readonly dealType: string;
  readonly state: string;
  readonly vin: string;
  readonly buyer: { readonly zip: string; readonly name?: string };
  readonly desked?: Desked;
  readonly credit?: { readonly applicationId: string; readonly state: string };
  readonly checkout?: {
    readonly linkId: string;
    readonly status: string;
    readonly checkoutUrl: string;
    readonly amount: string;
    readonly expiresAt: string;
  };
  readonly handoff?: {
    readonly kind: string;
    readonly state: string;
    readonly url?: string;
    readonly expiresAt: string;
  };
  readonly envelope?: { readonly state: string; readonly signer: { readonly name: string } };
  readonly notarization?: {
    readonly state: string;
    readonly reason?: string;
    readonly notary?: Readonly<Record<string, string>>;
  };
  readonly stips?: { readonly state: string; readonly rows: readonly Stip[] };
  readonly insurance?: { readonly policyNumber: string; readonly state: string; readonly reason?: string };
  readonly transport?: { readonly state: string; readonly price?: string };
  readonly delivery?: { readonly method: string; readonly at: string };
  readonly payment?: { readonly paymentId: string; readonly amount: string };
  readonly title?: { readonly titleId: string; readonly state: string };
  readonly checklist: { readonly steps: readonly Step[]; readonly completed: number; readonly total: number };
  readonly available: readonly { readonly transition: string; readonly requires: readonly string[] }[];
  readonly blocked: readonly { readonly transition: string; readonly blockedBy: readonly string[] }[];
}

export interface MenuProduct {
  readonly productType: string;
  readonly name: string;
  readonly coverage: string;
  readonly termMonths: number;
  readonly retailPrice: string;
  readonly paymentIncrease: string;
}

export interface Package {
  readonly package: string;
  readonly products: readonly MenuProduct[];
  readonly retailTotal: string;
  readonly monthlyPayment: string;
  readonly paymentIncrease: string;
}

export interface FiDeal {
  readonly state: string;
  readonly menu?: {
    readonly basePayment: string;
    readonly packages: readonly Package[];
    readonly disclosures: readonly { readonly code: string; readonly text: string }[];
  };
  readonly selection?: { readonly package?: string };
  readonly contracts?: readonly { readonly contractId: string; readonly name: string; readonly state: string }[];
  readonly available: readonly { readonly transition: string }[];
}

export interface Decision {
  readonly decision: string;
  readonly lender: { readonly name: string };
  readonly tier: string;
  readonly customerRate: string;
  readonly approved?: { readonly amountFinanced?: string; readonly maxPayment?: string };
  readonly stipulations: readonly { readonly code: string; readonly text: string }[];
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
}

export interface DealEvent {
  readonly seq: number;
  readonly type: string;
  readonly time: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface KeyState {
  readonly keyId: string;
  readonly prefix: string;
  readonly usage: {
    readonly spendToDate: string;
    readonly callsToday: number;
    readonly remainingCeiling: string;
    readonly ceiling: string;
    readonly byDoor: readonly { readonly door: string; readonly calls: number; readonly spend: string }[];
  };
}
