/**
 * What it costs to run a car: energy prices and insurance by state, servicing by make and age. Amounts are dollars unless
 * a name says otherwise. Each table names its source and its method; what was not read in a source is an estimate.
 */
import type { StateCode } from '../../places/states.ts';
import type { Authority } from '../in-force.ts';

/**
 * Residential electricity in cents a kilowatt-hour. U.S. Energy Information Administration, public domain; Wyoming was cut
 * off in the copy that was read and is an estimate.
 */
export const ELECTRICITY: Authority = {
  authority: 'EIA Electric Power Annual, average revenue per kilowatt-hour, residential, 2023',
  effectiveFrom: '2024-10-17', verifiedOn: '2026-11-28', confidence: 'medium',
  note: 'Residential column of the state table; prices have risen since.',
};
export const CENTS_PER_KWH: Readonly<Record<StateCode, number>> = {
  AL: 14.63, AK: 23.9, AZ: 14.02, AR: 12.25, CA: 29.51, CO: 14.3, CT: 29.88, DE: 15.73, DC: 16.45, FL: 15.21, GA: 13.69, HI: 42.39, ID: 11.05,
  IL: 15.71, IN: 14.94, IA: 13.31, KS: 13.38, KY: 12.65, LA: 11.55, ME: 27.42, MD: 16.6, MA: 29.61, MI: 18.84, MN: 14.73, MS: 13.23, MO: 12.58,
  MT: 12.54, NE: 11.2, NV: 16.67, NH: 28.15, NJ: 17.7, NM: 13.85, NY: 22.25, NC: 12.93, ND: 11.01, OH: 15.38, OK: 12.08, OR: 12.73, PA: 18.1,
  RI: 27.02, SC: 13.68, SD: 12.32, TN: 12.19, TX: 14.46, UT: 11.2, VT: 20.82, VA: 14.26, WA: 10.98, WV: 14.05, WI: 16.88, WY: 11.3,
};

/** A gallon of regular gasoline. */
export const GASOLINE: Authority = {
  authority: 'estimate: a national price of 3.10 moved by state fuel tax and by region',
  effectiveFrom: '2026-01-01', verifiedOn: null, confidence: 'low',
};
export const DOLLARS_PER_GALLON: Readonly<Record<StateCode, number>> = {
  AL: 2.75, AK: 3.65, AZ: 3.3, AR: 2.7, CA: 4.6, CO: 2.95, CT: 3.1, DE: 2.95, DC: 3.2, FL: 3.05, GA: 2.85, HI: 4.45, ID: 3.3, IL: 3.3, IN: 3.05,
  IA: 2.85, KS: 2.75, KY: 2.8, LA: 2.7, ME: 3.1, MD: 3.1, MA: 3.05, MI: 3.1, MN: 2.95, MS: 2.65, MO: 2.75, MT: 3.0, NE: 2.85, NV: 3.75, NH: 3.0,
  NJ: 3.05, NM: 2.85, NY: 3.15, NC: 2.85, ND: 2.9, OH: 2.95, OK: 2.6, OR: 3.85, PA: 3.2, RI: 3.0, SC: 2.75, SD: 2.9, TN: 2.75, TX: 2.65, UT: 3.2,
  VT: 3.1, VA: 2.95, WA: 4.25, WV: 2.95, WI: 2.9, WY: 2.9,
};

/** A gallon of gasoline holds 33.7 kWh, by which the EPA states the economy of battery cars. */
export const KWH_PER_GALLON_EQUIVALENT = 33.7;
/** Diesel costs more a gallon than regular gasoline by about this factor. */
export const DIESEL_FACTOR = 1.18;

/**
 * A year of liability, collision and comprehensive cover: a national premium times the state, of which a part is fixed and
 * a part follows the value of the car.
 */
export const INSURANCE = {
  authority: 'estimate: NAIC combined average premium of 1,258 in 2022, 45 % higher by 2026, by state relativity',
  effectiveFrom: '2026-01-01', verifiedOn: null, confidence: 'low',
  national: 1258, risen: 1.45, fixedShare: 0.55, usualValue: 27_000,
  /** Repairs of these cost insurers more than those of others. */
  electricFactor: 1.15, luxuryFactor: 1.15,
} as const satisfies Authority & Readonly<Record<string, unknown>>;
export const INSURANCE_RELATIVITY: Readonly<Record<StateCode, number>> = {
  AL: 0.88, AK: 0.9, AZ: 0.99, AR: 0.86, CA: 0.95, CO: 1.12, CT: 1.08, DE: 1.13, DC: 1.24, FL: 1.4, GA: 1.18, HI: 0.76, ID: 0.68, IL: 0.86, IN: 0.72,
  IA: 0.66, KS: 0.78, KY: 0.88, LA: 1.4, ME: 0.66, MD: 1.12, MA: 1.01, MI: 1.26, MN: 0.85, MS: 0.92, MO: 0.88, MT: 0.79, NE: 0.77, NV: 1.2, NH: 0.78,
  NJ: 1.2, NM: 0.86, NY: 1.27, NC: 0.66, ND: 0.69, OH: 0.72, OK: 0.93, OR: 0.92, PA: 0.88, RI: 1.18, SC: 1.07, SD: 0.74, TN: 0.8, TX: 1.1, UT: 0.9,
  VT: 0.69, VA: 0.82, WA: 0.98, WV: 0.86, WI: 0.68, WY: 0.78,
};

/** Scheduled services and wear parts, and what no warranty pays, by the age of the car in years; the last entry on. */
export const UPKEEP = {
  authority: 'estimate: national averages of motoring surveys, rounded, by make',
  effectiveFrom: '2026-01-01', verifiedOn: null, confidence: 'low',
  maintenance: [280, 450, 700, 850, 1050, 1200, 1300],
  repairs: [0, 0, 120, 380, 620, 850, 1050, 1200],
  /** Servicing of an electric car as a share of the list above. */
  electricShare: 0.6,
} as const satisfies Authority & Readonly<Record<string, unknown>>;

/** Upkeep of a make as a share of the average of all; 1 for a make that is not here. */
export const UPKEEP_OF_MAKE: Readonly<Record<string, number>> = {
  Acura: 0.95, 'Alfa Romeo': 1.5, Audi: 1.45, BMW: 1.6, Buick: 0.95, Cadillac: 1.15, Chevrolet: 1, Chrysler: 1.05, Dodge: 1.1, Ford: 1.05, Genesis: 1,
  GMC: 1.05, Honda: 0.8, Hyundai: 0.88, Infiniti: 1.05, Jaguar: 1.6, Jeep: 1.15, Kia: 0.88, 'Land Rover': 1.7, Lexus: 0.9, Lincoln: 1.15, Mazda: 0.85,
  'Mercedes-Benz': 1.6, MINI: 1.25, Mitsubishi: 0.9, Nissan: 0.95, Porsche: 1.75, Ram: 1.15, Subaru: 0.98, Tesla: 1, Toyota: 0.75, Volkswagen: 1.05, Volvo: 1.3,
};

/** Makes that insurers rate as luxury. */
export const LUXURY_MAKES: ReadonlySet<string> = new Set([
  'Acura', 'Alfa Romeo', 'Audi', 'BMW', 'Cadillac', 'Genesis', 'Infiniti', 'Jaguar', 'Land Rover', 'Lexus', 'Lincoln', 'Maserati', 'Mercedes-Benz', 'Porsche', 'Tesla', 'Volvo',
]);

/** Share of the price paid down, and the length of the loan on the rest. */
export const OWNER_LOAN = { downPct: 10, termMonths: 60 } as const;
/** The federal clean-vehicle credit ended for cars acquired after 2025-09-30. */
export const FEDERAL_TAX_CREDIT = 0;
