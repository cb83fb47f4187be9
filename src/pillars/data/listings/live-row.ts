/** Compact row of a listing that the platform gateway returned. */
import { CENTS_MAX, dollars, toDecimal } from '#kernel/money.ts';

/** Members of any kind: the gateway's shapes are not guaranteed. */
export type LiveRow = { readonly [member: string]: unknown };

export interface LiveCompactRow {
  readonly vin?: string;
  readonly year?: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
  /** Null for an unpriced car. */
  readonly askingPrice: string | null;
  readonly miles?: number;
  readonly condition?: 'new' | 'used' | 'certified';
  readonly dealer?: string;
  readonly dealerId?: string;
  readonly city?: string;
  readonly state?: string;
  readonly href?: string;
}

/** The compact form of a canonical row, or of the flat row that `select` returns. */
export function liveCompactRow(row: LiveRow, base: string): LiveCompactRow {
  const of = (block: 'vehicle' | 'retailListing', name: string) => row[`${block}.${name}`] ?? asRow(row[block])[name];
  const vehicle = (name: string) => of('vehicle', name);
  const retail = (name: string) => of('retailListing', name);
  const vin = vehicle('vin') ?? row.vin;
  const [price, used, cpo] = [retail('price'), retail('used'), retail('cpo')];
  return {
    ...texts({ vin }),
    ...numbers({ year: vehicle('year') }),
    ...texts({ make: vehicle('make'), model: vehicle('model'), trim: vehicle('trim') }),
    askingPrice: isPrice(price) ? toDecimal(dollars(price)) : null,
    ...numbers({ miles: retail('miles') }),
    ...(typeof used === 'boolean' ? { condition: cpo === true ? 'certified' : used ? 'used' : 'new' } : {}),
    ...texts({ dealer: retail('dealer'), dealerId: retail('dealerId'), city: retail('city'), state: retail('state') }),
    ...(typeof vin === 'string' ? { href: `${base}/listings/${vin}` } : {}),
  };
}

export function asRow(value: unknown): LiveRow {
  return typeof value === 'object' && value !== null ? (value as LiveRow) : {};
}

/** The gateway writes 0 or null for an unpriced car. */
function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value * 100 <= CENTS_MAX;
}

/** The members that are non-empty text. */
export function texts<Name extends string>(members: Readonly<Record<Name, unknown>>): Partial<Record<Name, string>> {
  return only(members, (value) => typeof value === 'string' && value !== '') as Partial<Record<Name, string>>;
}

/** The members that are numbers. */
export function numbers<Name extends string>(members: Readonly<Record<Name, unknown>>): Partial<Record<Name, number>> {
  return only(members, (value) => typeof value === 'number') as Partial<Record<Name, number>>;
}

function only(members: LiveRow, holds: (value: unknown) => boolean): LiveRow {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => holds(value)));
}
