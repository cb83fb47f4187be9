/** A listing as stored: the canonical row without address-dependent members. */
import type { Point } from '#domain/places/distance.ts';

/** A car in a listing. Members that neither the feed nor the decode states are absent. */
export interface ListedVehicle {
  readonly vin: string;
  readonly squishVin: string;
  readonly year: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  readonly series?: string;
  readonly style?: string;
  readonly bodyStyle?: string;
  readonly type?: string;
  readonly drivetrain?: string;
  readonly engine?: string;
  /** 0 for electric cars. */
  readonly cylinders?: number;
  readonly fuel?: string;
  readonly transmission?: string;
  /** 0 … 1 */
  readonly confidence?: number;
  readonly doors?: number;
  readonly seats?: number;
  readonly exteriorColor?: string;
  readonly interiorColor?: string;
  /** Whole US dollars, as in the canonical shape. */
  readonly baseMsrp?: number;
  readonly baseInvoice?: number;
}

interface RetailListing {
  /** US dollars; null for an unpriced car. */
  readonly price: number | null;
  readonly miles: number;
  readonly used: boolean;
  readonly cpo: boolean;
  readonly dealer: string;
  readonly dealerId: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly photoCount: number;
  /** As in the dealer's feed. */
  readonly stockNo?: string;
  readonly options?: readonly string[];
  readonly comments?: string;
}

export interface WholesaleListing {
  readonly auction: string;
  readonly miles: number;
  readonly buyNowPrice: number;
  readonly state: string;
}

export interface ListedHistory {
  readonly accidents: boolean;
  readonly accidentCount: number;
  readonly ownerCount: number;
  readonly oneOwner: boolean;
  readonly usageType: string;
}

export interface Listing {
  readonly vin: string;
  readonly location: Point;
  /** `YYYY-MM-DD HH:MM:SS` in UTC, as in the canonical shape. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly online: boolean;
  readonly vehicle: ListedVehicle;
  readonly retailListing: RetailListing;
  readonly wholesaleListing: WholesaleListing | null;
  readonly history: ListedHistory | null;
}
