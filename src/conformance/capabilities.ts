/** All capability families and rows, with the look-up of a row by path. */
import { once } from '#kernel/bounds/once.ts';
import { type InSlices, runInSlices, runWhole } from '#kernel/bounds/turns.ts';
import { type Family, RECORD_NAMES, readFamily, type Verb } from './family/family.ts';
import type { PillarListing } from './family/notation.ts';

/** One capability route and its implementation. */
export interface Row {
  /** `<family>.<verb>` */
  readonly id: string;
  readonly family: Family;
  readonly verb: Verb;
}

export interface Capabilities {
  readonly families: readonly Family[];
  /** Sorted by id. */
  readonly rows: readonly Row[];
  /** The row at `/vin-checks/list`, or undefined. */
  readonly at: (path: string) => Row | undefined;
  readonly family: (noun: string) => Family | undefined;
}

/** Converts listings to families and rows. Throws with the family's name when the data is inconsistent. */
export function readCapabilities(listings: readonly PillarListing[]): Capabilities {
  return runWhole(capabilitiesIn(listings));
}

/** Families to read before yielding. */
const SLICE_FAMILIES = 8;

function* capabilitiesIn(listings: readonly PillarListing[]): InSlices<Capabilities> {
  const families: Family[] = [];
  for (const { pillar, families: rows } of listings)
    for (const row of rows) {
      if (families.length % SLICE_FAMILIES === SLICE_FAMILIES - 1) yield;
      families.push(readFamily(row, pillar));
    }
  for (const family of families) checkFamily(family);
  const rows = families
    .flatMap((family) => family.verbs.map((verb): Row => ({ id: `${family.noun}.${verb.verb}`, family, verb })))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const byPath = new Map(rows.map((row) => [row.verb.path, row]));
  const byNoun = new Map(families.map((family) => [family.noun, family]));
  if (byPath.size !== rows.length || byNoun.size !== families.length)
    throw new Error(
      `${repeatedIn([...families.map(({ noun }) => noun), ...rows.map(({ verb }) => verb.path)])} is listed twice.`,
    );
  return {
    families,
    rows,
    at: (path) => byPath.get(path),
    family: (noun) => byNoun.get(noun),
  };
}

function repeatedIn(names: readonly string[]): string | undefined {
  return names.find((name, at) => names.indexOf(name) !== at);
}

/** Checks beyond the types: no field has a reserved name, and every lifecycle ends. */
function checkFamily(family: Family): void {
  const taken = family.fields.find((field) => RECORD_NAMES.some((name) => name === field.name));
  if (taken !== undefined) throw new Error(`${family.noun}: the field ${taken.name} is reserved for every record.`);
  if (family.terminal.size === 0) throw new Error(`${family.noun}: the lifecycle has no final state.`);
  if (family.terminal.has(family.initial))
    throw new Error(`${family.noun}: the initial state ${family.initial} has no transition.`);
}

/** The service's capabilities, loaded on first use, to keep the start fast. */
export const loadCapabilities = once(
  (): Promise<Capabilities> =>
    import('./families/all.ts')
      .then(({ loadListings }) => loadListings())
      .then((listings) => runInSlices(capabilitiesIn(listings))),
);
