/** Vehicle taxes by level of government, and the division of an amount among levels. */
import { allocate, type Cents, cents, sum } from '#kernel/money.ts';
import type { LocalLevel } from './local/local-rate.ts';

/** `combinedSalesTax` is the sum of the four sales taxes. */
export interface Taxes {
  readonly stateSalesTax: Cents;
  readonly countySalesTax: Cents;
  readonly citySalesTax: Cents;
  readonly districtSalesTax: Cents;
  readonly combinedSalesTax: Cents;
  /** Always zero: the federal gas-guzzler tax is paid by the maker and included in the price. */
  readonly gasGuzzlerTax: Cents;
  /** Florida's tax on the note of a financed deal. */
  readonly documentaryStampTax: Cents;
}

export type ByLevel = Readonly<Record<LocalLevel, Cents>>;

export function taxesOf(stateSalesTax: Cents, { county, city, district }: ByLevel): Taxes {
  return {
    stateSalesTax,
    countySalesTax: county,
    citySalesTax: city,
    districtSalesTax: district,
    combinedSalesTax: sum(stateSalesTax, county, city, district),
    gasGuzzlerTax: cents(0),
    documentaryStampTax: cents(0),
  };
}

export const NO_LOCAL_TAX: ByLevel = { county: cents(0), city: cents(0), district: cents(0) };

/** Divides a tax among levies by percentage; the parts add up to the cent. */
export function divideTax<Levy extends { readonly level: LocalLevel; readonly pct: number }>(
  tax: Cents,
  levies: readonly Levy[],
): readonly { readonly levy: Levy; readonly tax: Cents }[] {
  if (levies.length === 0) return [];
  const parts = allocate(
    tax,
    levies.map(({ pct }) => pct),
  );
  return levies.map((levy, i) => ({ levy, tax: parts[i] ?? cents(0) }));
}

/** The sum of each level. */
export function byLevel(
  parts: readonly { readonly levy: { readonly level: LocalLevel }; readonly tax: Cents }[],
): ByLevel {
  const of = (level: LocalLevel) => sum(...parts.filter(({ levy }) => levy.level === level).map(({ tax }) => tax));
  return { county: of('county'), city: of('city'), district: of('district') };
}
