/**
 * Generates the sandbox corpus: 500 drawn cars, and the fixture, adverse and demo cars for sale. Deterministic: every
 * choice is a hash of the row number, so a rerun changes nothing.
 */

import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { CorpusRow } from '../src/domain/corpus/corpus-row.ts';
import { DEMO_VIN, FIXTURE_ROWS } from '../src/domain/fleet/fixtures.data.ts';
import { FIXTURES, type Fixture, listingStatusOf } from '../src/domain/fleet/fixtures.ts';
import { ROOFTOPS } from '../src/domain/listings/rooftops.data.ts';
import { linesSoldIn } from '../src/domain/vehicle/builds.ts';
import { titleStandingOf } from '../src/domain/vehicle/history/history.ts';
import { identifiedAs, sampleIdentity } from '../src/domain/vehicle/identity.ts';
import { valuationOf } from '../src/domain/vehicle/valuation/valuation.ts';
import { addDays } from '../src/kernel/dates.ts';
import { draw, drawHash, pick } from '../src/kernel/hash.ts';
import { modelYear, type Vin, withCheckDigit, yearCode } from '../src/kernel/vin.ts';

const DRAWN = 500;
/** The date of the corpus; nothing in it is newer. */
const TAKEN_ON = '2026-11-01';
const CURRENT_YEAR = 2026;
/** Model years, with the number of cars per hundred. */
const YEARS: readonly (readonly [year: number, share: number])[] = [
  [2027, 4],
  [2026, 20],
  [2025, 12],
  [2024, 13],
  [2023, 13],
  [2022, 10],
  [2021, 8],
  [2020, 6],
  [2019, 5],
  [2018, 4],
  [2017, 2],
  [2016, 2],
  [2014, 1],
];
const EXTERIOR = ['White', 'Black', 'Gray', 'Silver', 'Blue', 'Red', 'Green', 'Beige'] as const;
const INTERIOR = ['Black', 'Gray', 'Beige', 'Brown', 'Red'] as const;
/** Well-known world manufacturer identifiers; the rest of each VIN is invented. */
const WMI: Readonly<Record<string, string>> = {
  Toyota: '4T1',
  Lexus: 'JTH',
  Honda: '1HG',
  Acura: '19U',
  Nissan: '1N4',
  Infiniti: 'JN1',
  Ford: '1FT',
  Lincoln: '5LM',
  Chevrolet: '1GC',
  GMC: '1GT',
  Buick: '1G4',
  Cadillac: '1G6',
  Dodge: '2C3',
  Chrysler: '2C4',
  Jeep: '1C4',
  Ram: '1C6',
  Hyundai: 'KMH',
  Kia: 'KND',
  Genesis: 'KMT',
  BMW: 'WBA',
  MINI: 'WMW',
  'Mercedes-Benz': 'W1K',
  Volkswagen: '3VW',
  Audi: 'WAU',
  Porsche: 'WP1',
  Subaru: '4S4',
  Mazda: 'JM3',
  Tesla: '5YJ',
  Volvo: 'YV4',
  'Land Rover': 'SAL',
  Jaguar: 'SAJ',
  Mitsubishi: 'JA4',
  Rivian: '7FC',
  Lucid: '50E',
  Polestar: 'YSM',
  Fiat: 'ZFB',
  'Alfa Romeo': 'ZAR',
  Maserati: 'ZAM',
};
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

function yearOfRow(n: number): number {
  let rest = draw(100, 'corpus-year', n);
  for (const [year, share] of YEARS) {
    if (rest < share) return year;
    rest -= share;
  }
  return CURRENT_YEAR;
}

function vinOf(n: number, make: string, year: number): string {
  const letter = (purpose: string) => pick([...LETTERS], purpose, n);
  const body = `${WMI[make] ?? '7XX'}ZZ${draw(10, 'corpus-5', n)}${letter('corpus-7')}${letter('corpus-8')}0${yearCode(year)}${letter('corpus-11')}${String(n).padStart(6, '0')}`;
  return withCheckDigit(body as Vin);
}

function stamp(daysBack: number, n: number, purpose: string): string {
  const minutes = draw(1440, purpose, n);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${addDays(TAKEN_ON, -daysBack)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

type Names = readonly [make: string, model: string, trim: string];

/** Cars of this and last model year are new, every fourth under six years certified, the rest used. */
function conditionOf(n: number, year: number): CorpusRow[7] {
  if (year >= CURRENT_YEAR) return 'n';
  return year >= CURRENT_YEAR - 5 && draw(4, 'corpus-certified', n) === 0 ? 'c' : 'u';
}

function rowOf(n: number, vin: string, names: Names, year: number, priced = true): CorpusRow {
  const condition = conditionOf(n, year);
  const age = CURRENT_YEAR - year;
  const miles =
    condition === 'n'
      ? 4 + draw(60, 'corpus-new-miles', n)
      : Math.round((age + 0.4) * (7_500 + draw(7_000, 'corpus-miles', n)));
  const build = linesSoldIn(year)
    .flatMap(({ builds }) => builds)
    .find((one) => one.make === names[0] && one.model === names[1] && one.trim === names[2]);
  if (build === undefined)
    throw new Error(`The ${names.join(' ')} was not sold in ${year}. Choose another model year.`);
  const identity = identifiedAs(vin as Vin, build, CURRENT_YEAR);
  const worth =
    (condition === 'n'
      ? identity.msrpCents
      : valuationOf({ identity, miles, asOf: TAKEN_ON, title: titleStandingOf(vin as Vin) }).retailValue) / 100;
  const asking = worth * (0.965 + draw(70, 'corpus-asked', n) / 1000) * (condition === 'c' ? 1.03 : 1);
  const price = priced ? Math.round(asking / 100) * 100 - 5 : null;
  const created = 2 + draw(88, 'corpus-created', n);
  const updated = draw(created, 'corpus-updated', n);
  const [make, model, trim] = names;
  const plain = [
    vin,
    make,
    model,
    trim,
    draw(ROOFTOPS.length, 'corpus-rooftop', n),
    price,
    miles,
    condition,
    pick(EXTERIOR, 'corpus-exterior', n),
    pick(INTERIOR, 'corpus-interior', n),
    stamp(created, n, 'corpus-created-at'),
    stamp(updated, n, 'corpus-updated-at'),
  ] as const;
  if (condition === 'n' || draw(4, 'corpus-history', n) === 0) return plain;
  const owners = 1 + draw(age > 4 ? 3 : 2, 'corpus-owners', n);
  const accidents = draw(6, 'corpus-accidents', n) === 0 ? 1 : 0;
  const auction = draw(15, 'corpus-auction', n) === 0 ? Math.round((worth * 0.88) / 100) * 100 : undefined;
  return auction === undefined ? [...plain, owners, accidents] : [...plain, owners, accidents, auction];
}

function drawnRow(n: number): CorpusRow {
  const year = yearOfRow(n);
  const build = pick(pick(linesSoldIn(year), 'corpus-line', n).builds, 'corpus-trim', n);
  const { make, model, trim } = build;
  return rowOf(n, vinOf(n, make, year), [make, model, trim], year, drawHash('corpus-unpriced', n) % 40 !== 0);
}

/** The fleet's cars for sale, with their own identities, each at one rooftop by number. */
function fleetRows(): CorpusRow[] {
  const numbered = FIXTURES.filter((fixture) => !isOffSaleByItself(fixture)).map(({ vin }) => vin);
  const sold = new Set(FIXTURES.filter((fixture) => listingStatusOf(fixture) === undefined).map(({ vin }) => vin));
  const rows = [...numbered, 'F1XBRAND8KADV9001', DEMO_VIN].map((vin, i) => {
    const { make, model, trim } = sampleIdentity(vin as Vin, CURRENT_YEAR);
    return rowOf(10_000 + i, vin, [make, model, trim], modelYear(vin as Vin, CURRENT_YEAR) ?? CURRENT_YEAR);
  });
  // Sold cars of other machines' stories are removed after numbering, so that all other cars keep their figures.
  return rows.filter(([vin]) => !sold.has(vin));
}

function isOffSaleByItself({ machine, state }: Fixture): boolean {
  if (machine === 'recon') return state !== 'FRONTLINE_READY';
  return machine.startsWith('deal.') && ['DELIVERED', 'SETTLED'].includes(state);
}

function newestFirst(rows: readonly CorpusRow[]): CorpusRow[] {
  const yearOf = ([vin]: CorpusRow) => modelYear(vin as Vin, CURRENT_YEAR) ?? 0;
  return [...rows].sort((a, b) => yearOf(b) - yearOf(a) || (a[0] < b[0] ? -1 : 1));
}

function fileOf(name: string, what: string, rows: readonly CorpusRow[]): string {
  const lines = rows.map(
    (row) =>
      `  ${JSON.stringify(row)
        .replaceAll('","', '", "')
        .replaceAll("'", "\\'")
        .replaceAll('"', "'")
        .replaceAll(",'", ", '")
        .replace(/,(?=[\dn])/g, ', ')},`,
  );
  const head = `/**\n * ${what} of the sandbox corpus. Written by scripts/generate-corpus.ts; edit that, not this.\n * Source: drawn for this service, ${TAKEN_ON}; real models at invented rooftops and prices.\n */`;
  return `${head}\nimport type { CorpusRow } from './corpus-row.ts';\n\nexport const ${name}: readonly CorpusRow[] = [\n${lines.join('\n')}\n];\n`;
}

/** File name → text of the committed files. */
export function corpusFiles(): Record<string, string> {
  const drawn = newestFirst(Array.from({ length: DRAWN }, (_, i) => drawnRow(i + 1)));
  return {
    'newer.data.ts': fileOf('DRAWN_NEWER', 'The newer half of the drawn cars', drawn.slice(0, DRAWN / 2)),
    'older.data.ts': fileOf('DRAWN_OLDER', 'The older half of the drawn cars', drawn.slice(DRAWN / 2)),
    'fleet.data.ts': fileOf(
      'LISTED_FLEET',
      'The fixture, adverse and demo cars on sale in the listings',
      newestFirst(fleetRows()),
    ),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, text] of Object.entries(corpusFiles()))
    writeFileSync(new URL(`../src/domain/corpus/${name}`, import.meta.url), text);
  console.log(
    `${DRAWN + fleetRows().length} listings over ${ROOFTOPS.length} rooftops (${FIXTURE_ROWS.length} fixtures known)`,
  );
}
