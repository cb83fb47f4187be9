/**
 * What is true of a make beyond its lines: its legal name, its factory warranty and the colours it sells.
 * Source: makers' published warranty booklets and corporate names, 2026. Confidence high for names, medium for terms
 * (taken as of the newest model year), low for colours (generic shades under the maker's usual names).
 */

/** Years and thousands of miles; 0 thousand is unlimited. */
export type Cover = readonly [years: number, thousandMiles: number];

export interface Maker {
  /** The legal name that the decode calls `manufacturer`. */
  readonly legalName: string;
  readonly basic: Cover;
  readonly drivetrain: Cover;
  readonly rust: Cover;
  readonly roadside: Cover;
  /** Scheduled maintenance paid by the maker. */
  readonly maintenance?: Cover;
}

const DOMESTIC = { basic: [3, 36], drivetrain: [5, 60], rust: [5, 0], roadside: [5, 60] } as const;
const JAPANESE = { basic: [3, 36], drivetrain: [5, 60], rust: [5, 0], roadside: [3, 36] } as const;
const JAPANESE_LUXURY = { basic: [4, 50], drivetrain: [6, 70], rust: [6, 0], roadside: [4, 0] } as const;
const GERMAN_LUXURY = { basic: [4, 50], drivetrain: [4, 50], rust: [12, 0], roadside: [4, 0] } as const;
const KOREAN = { basic: [5, 60], drivetrain: [10, 100], rust: [7, 0], roadside: [5, 0] } as const;

export const MAKERS: Readonly<Record<string, Maker>> = {
  Acura: { legalName: 'American Honda Motor Company', ...JAPANESE_LUXURY },
  'Alfa Romeo': { legalName: 'FCA US LLC', ...GERMAN_LUXURY, rust: [5, 0] },
  Audi: { legalName: 'AUDI AG', ...GERMAN_LUXURY, maintenance: [1, 10] },
  BMW: { legalName: 'Bayerische Motoren Werke AG', ...GERMAN_LUXURY, maintenance: [3, 36] },
  Buick: { legalName: 'General Motors LLC', ...DOMESTIC, roadside: [5, 60], maintenance: [1, 12] },
  Cadillac: { legalName: 'General Motors LLC', ...DOMESTIC, basic: [4, 50], drivetrain: [6, 70], roadside: [6, 70] },
  Chevrolet: { legalName: 'General Motors LLC', ...DOMESTIC, maintenance: [1, 12] },
  Chrysler: { legalName: 'FCA US LLC', ...DOMESTIC },
  Dodge: { legalName: 'FCA US LLC', ...DOMESTIC },
  Eagle: { legalName: 'Chrysler Corporation', ...DOMESTIC },
  Fiat: { legalName: 'FCA US LLC', ...GERMAN_LUXURY, rust: [5, 0] },
  Ford: { legalName: 'Ford Motor Company', ...DOMESTIC },
  GMC: { legalName: 'General Motors LLC', ...DOMESTIC, maintenance: [1, 12] },
  Genesis: { legalName: 'Genesis Motor America LLC', ...KOREAN, maintenance: [3, 36] },
  Geo: { legalName: 'General Motors Corporation', ...DOMESTIC },
  Honda: { legalName: 'American Honda Motor Company', ...JAPANESE, maintenance: [1, 12] },
  Hummer: { legalName: 'General Motors Corporation', ...DOMESTIC },
  Hyundai: { legalName: 'Hyundai Motor Company', ...KOREAN, maintenance: [3, 36] },
  Infiniti: { legalName: 'Nissan Motor Company', ...JAPANESE_LUXURY, basic: [4, 60], rust: [7, 0] },
  Isuzu: { legalName: 'Isuzu Motors Limited', ...JAPANESE },
  Jaguar: { legalName: 'Jaguar Land Rover Limited', ...GERMAN_LUXURY, rust: [6, 0], basic: [5, 60], drivetrain: [5, 60] },
  Jeep: { legalName: 'FCA US LLC', ...DOMESTIC },
  Kia: { legalName: 'Kia Corporation', ...KOREAN, rust: [5, 100] },
  'Land Rover': { legalName: 'Jaguar Land Rover Limited', ...GERMAN_LUXURY, rust: [6, 0] },
  Lexus: { legalName: 'Toyota Motor Corporation', ...JAPANESE_LUXURY },
  Lincoln: { legalName: 'Ford Motor Company', ...DOMESTIC, basic: [4, 50], drivetrain: [6, 70], roadside: [6, 70] },
  Lucid: { legalName: 'Lucid USA Inc', ...GERMAN_LUXURY, drivetrain: [8, 100] },
  Maserati: { legalName: 'Maserati S.p.A.', ...GERMAN_LUXURY },
  Mazda: { legalName: 'Mazda Motor Corporation', ...JAPANESE },
  Mercury: { legalName: 'Ford Motor Company', ...DOMESTIC },
  'Mercedes-Benz': { legalName: 'Mercedes-Benz AG', ...GERMAN_LUXURY, rust: [4, 50] },
  MINI: { legalName: 'Bayerische Motoren Werke AG', ...GERMAN_LUXURY, maintenance: [3, 36] },
  Mitsubishi: { legalName: 'Mitsubishi Motors Corporation', ...KOREAN, rust: [7, 100] },
  Nissan: { legalName: 'Nissan Motor Company', ...JAPANESE },
  Oldsmobile: { legalName: 'General Motors Corporation', ...DOMESTIC },
  Plymouth: { legalName: 'Chrysler Corporation', ...DOMESTIC },
  Polestar: { legalName: 'Polestar Performance AB', ...GERMAN_LUXURY, drivetrain: [8, 100] },
  Pontiac: { legalName: 'General Motors Corporation', ...DOMESTIC },
  Porsche: { legalName: 'Dr. Ing. h.c. F. Porsche AG', ...GERMAN_LUXURY },
  Ram: { legalName: 'FCA US LLC', ...DOMESTIC },
  Rivian: { legalName: 'Rivian Automotive LLC', ...GERMAN_LUXURY, basic: [5, 60], drivetrain: [8, 175] },
  Saab: { legalName: 'Saab Automobile AB', ...GERMAN_LUXURY },
  Saturn: { legalName: 'Saturn Corporation', ...DOMESTIC },
  Scion: { legalName: 'Toyota Motor Corporation', ...JAPANESE },
  Subaru: { legalName: 'Subaru Corporation', ...JAPANESE },
  Suzuki: { legalName: 'Suzuki Motor Corporation', ...JAPANESE, drivetrain: [7, 100] },
  Tesla: { legalName: 'Tesla Inc', ...GERMAN_LUXURY, drivetrain: [8, 100] },
  Toyota: { legalName: 'Toyota Motor Corporation', ...JAPANESE, maintenance: [2, 25] },
  Volkswagen: { legalName: 'Volkswagen AG', ...GERMAN_LUXURY, rust: [7, 100], maintenance: [2, 20] },
  Volvo: { legalName: 'Volvo Car Corporation', ...GERMAN_LUXURY, maintenance: [3, 36] },
};
