/** Counts matching rows by facet, with an address that narrows to each value. */
import type { InSlices } from '#kernel/bounds/turns.ts';
import { addressWith } from './address.ts';
import type { Bits } from './bits.ts';
import { FIELD_BY_NAME, type Field } from './fields.ts';
import type { ListingIndex } from './listing-index.ts';
import type { SearchInput } from './search-input.ts';

/** Group → the filter its links set. */
const GROUPS: readonly (readonly [group: string, filter: string])[] = [
  ['years', 'vehicle.year'],
  ['makes', 'vehicle.make'],
  ['models', 'vehicle.model'],
  ['trims', 'vehicle.trim'],
  ['types', 'vehicle.bodyStyle'],
  ['vehicleType', 'vehicle.type'],
  ['exteriorColor', 'vehicle.exteriorColor'],
  ['interiorColor', 'vehicle.interiorColor'],
  ['fuel', 'vehicle.fuel'],
  ['drivetrain', 'vehicle.drivetrain'],
  ['transmissions', 'vehicle.transmission'],
  ['engine', 'vehicle.engine'],
  ['cylinders', 'vehicle.cylinders'],
  ['series', 'vehicle.series'],
  ['accidents', 'history.accidents'],
  ['owners', 'history.ownerCount'],
  ['dealers', 'dealerId'],
  ['states', 'retailListing.state'],
  ['cities', 'retailListing.city'],
];

/** Numeric groups are split into equal buckets `low-high`. */
const BUCKETS: readonly (readonly [group: string, field: string, width: number])[] = [
  ['prices', 'retailListing.price', 5_000],
  ['mileage', 'retailListing.miles', 10_000],
];

/** The fields of the groups, then of the buckets. */
const FIELDS_COUNTED: readonly Field[] = [...GROUPS, ...BUCKETS].map(([group, name]) => {
  const field = FIELD_BY_NAME.get(name);
  if (field === undefined) throw new Error(`The facet ${group} counts ${name}, which is not a field of listings.`);
  return field;
});

type Facets = Record<string, Record<string, string>>;

/** Counts ignore paging. A link keeps every current parameter and replaces only the filter on its field. */
export function* facetsOf(index: ListingIndex, bits: Bits, { params, address }: SearchInput): InSlices<Facets> {
  const narrowedAddress = (filter: string, value: string) =>
    addressWith(address, params, { page: undefined, cursor: undefined, [filter]: value });
  const facets: Facets = {};
  const tallies = yield* index.tallies(bits, FIELDS_COUNTED);
  for (const [i, [group, filter]] of GROUPS.entries()) {
    const parts = tallies[i] ?? [];
    if (parts.length > 0)
      facets[group] = Object.fromEntries(
        parts.map(({ label, count }) => [`${label} (${count})`, narrowedAddress(filter, label)]),
      );
  }
  for (const [i, [group, , width]] of BUCKETS.entries()) {
    const buckets = new Map<number, number>();
    for (const { label, count } of tallies[GROUPS.length + i] ?? []) {
      const low = Math.floor(Number(label) / width) * width;
      buckets.set(low, (buckets.get(low) ?? 0) + count);
    }
    const parts = [...buckets]
      .sort(([a], [b]) => a - b)
      .map(([low, count]) => [
        `${low}-${low + width - 1} (${count})`,
        narrowedAddress(group, `${low}-${low + width - 1}`),
      ]);
    if (parts.length > 0) facets[group] = Object.fromEntries(parts);
  }
  return facets;
}
