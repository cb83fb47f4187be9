/** Filter vocabulary of listings: names, types and comparisons. */
import type { Listing } from './listing.ts';

export type FieldKind = 'text' | 'integer' | 'money' | 'boolean';

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** Undefined and null never match. */
  readonly read: (row: Listing) => string | number | boolean | null | undefined;
}

const vehicle = (member: keyof Listing['vehicle'], kind: FieldKind): Field => ({
  name: `vehicle.${member}`,
  kind,
  read: (row) => row.vehicle[member],
});
const retail = (member: Exclude<keyof Listing['retailListing'], 'options'>, kind: FieldKind): Field => ({
  name: `retailListing.${member}`,
  kind,
  read: (row) => row.retailListing[member],
});
const wholesale = (member: 'buyNowPrice' | 'miles' | 'state', kind: FieldKind): Field => ({
  name: `wholesaleListing.${member}`,
  kind,
  read: (row) => row.wholesaleListing?.[member],
});

export const FIELDS: readonly Field[] = [
  vehicle('vin', 'text'),
  vehicle('squishVin', 'text'),
  vehicle('year', 'integer'),
  vehicle('make', 'text'),
  vehicle('model', 'text'),
  vehicle('trim', 'text'),
  vehicle('series', 'text'),
  vehicle('style', 'text'),
  vehicle('bodyStyle', 'text'),
  vehicle('type', 'text'),
  vehicle('engine', 'text'),
  vehicle('cylinders', 'integer'),
  vehicle('fuel', 'text'),
  vehicle('transmission', 'text'),
  vehicle('drivetrain', 'text'),
  vehicle('exteriorColor', 'text'),
  vehicle('interiorColor', 'text'),
  vehicle('doors', 'integer'),
  vehicle('seats', 'integer'),
  retail('price', 'money'),
  retail('miles', 'integer'),
  retail('state', 'text'),
  retail('city', 'text'),
  retail('zip', 'text'),
  retail('dealer', 'text'),
  retail('used', 'boolean'),
  retail('cpo', 'boolean'),
  { name: 'dealerId', kind: 'text', read: (row) => row.retailListing.dealerId },
  { name: 'dealerZip', kind: 'text', read: (row) => row.retailListing.zip },
  wholesale('buyNowPrice', 'money'),
  wholesale('miles', 'integer'),
  wholesale('state', 'text'),
  { name: 'history.accidents', kind: 'boolean', read: (row) => row.history?.accidents },
  { name: 'history.ownerCount', kind: 'integer', read: (row) => row.history?.ownerCount },
];

/** Other spellings of a field: those in facet links, and Carport's short dialect. */
export const ALIASES: Readonly<Record<string, string>> = {
  prices: 'retailListing.price',
  mileage: 'retailListing.miles',
  make: 'vehicle.make',
  model: 'vehicle.model',
  'retailListing.dealerId': 'dealerId',
};

/** Carport's open-ended bounds. */
export const BOUNDS: Readonly<Record<string, { readonly field: string; readonly side: 'low' | 'high' }>> = {
  year_min: { field: 'vehicle.year', side: 'low' },
  year_max: { field: 'vehicle.year', side: 'high' },
  price_min: { field: 'retailListing.price', side: 'low' },
  price_max: { field: 'retailListing.price', side: 'high' },
};

export const FIELD_BY_NAME: ReadonlyMap<string, Field> = new Map(FIELDS.map((field) => [field.name, field]));

/** Paths for `select`: every member of a row by its dotted path. */
export const SELECTABLE: ReadonlySet<string> = new Set([
  ...FIELDS.filter(({ name }) => name.includes('.')).map(({ name }) => name),
  ...['createdAt', 'updatedAt', 'location', 'online'],
  ...['vehicle.confidence', 'vehicle.baseMsrp', 'vehicle.baseInvoice'],
  ...['retailListing.vdp', 'retailListing.dealerId', 'retailListing.photoCount'],
  // Paths of gateway rows that the corpus lacks, since photos and reports are not invented.
  ...['retailListing.primaryImage', 'retailListing.carfaxUrl'],
  ...['wholesaleListing.auction', 'history.accidentCount', 'history.oneOwner', 'history.usageType'],
]);
