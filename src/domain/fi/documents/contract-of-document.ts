/** Builds a contract from extracted fields, and lists the defaults used for missing ones. */
import { expirationOf } from '#domain/fi/contract-terms.ts';
import { isProductType, type ProductType } from '#domain/fi/families.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import { daysBetween, type IsoDate, isIsoDate, monthsBetween } from '#kernel/dates.ts';
import { modelYear, parseVin, type Vin } from '#kernel/vin.ts';
import { CANNED, type ExtractedFields, type Extraction } from './extraction.ts';

/** The terms for a renewal or refund. `defaultedFields` names every member that the document did not state. */
export interface DocumentContract {
  readonly contractNumber?: string;
  readonly customer?: string;
  readonly productType: ProductType;
  readonly vin: Vin;
  /** The car as named in the document; absent when it names none. */
  readonly vehicle?: { readonly year?: number; readonly make?: string; readonly model?: string };
  readonly termMonths: number;
  /** Null when only time counts. */
  readonly termMiles: number | null;
  readonly startDate: IsoDate;
  readonly endDate: IsoDate;
  readonly price: string;
  readonly deductible: string;
  readonly defaultedFields: readonly string[];
}

/** Defaults for unstated terms, from the middle of the rate book's service contracts. */
const DEFAULTS = { termMonths: 60, termMiles: 75_000, price: '2495.00', deductible: '100.00' } as const;

/** Families whose plans have a mile limit. */
const MILED: ReadonlySet<ProductType> = new Set(['VSC', 'PPM', 'LTW']);

/** The sample contract for a document without recognizable fields. */
const SAMPLE_NUMBER = 'SAMPLE-0001';
const SAMPLE_CUSTOMER = 'Sample Holder';

interface Subject {
  readonly demoVin: Vin;
  /** The caller's year, for deriving a model year from a VIN. */
  readonly currentYear: number;
}

/** The contract of an extraction; deterministic. */
export function contractOfDocument(extraction: Extraction, subject: Subject): DocumentContract {
  // A license expires too, but its dates are not contract terms.
  const fields = extraction.kind === 'drivers-license' ? {} : extraction.fields;
  const stated = new Set<string>();
  const take = <T>(member: string, value: T | undefined, otherwise: () => T): T => {
    if (value === undefined) return otherwise();
    stated.add(member);
    return value;
  };
  const productType = take('productType', productOf(fields), () => 'VSC' as const);
  const vin = take('vin', parseVin(String(fields.vin ?? '')), () => subject.demoVin);
  const startDate = take('startDate', startOf(fields), () => defaultStart(yearOfCar(fields, vin, subject.currentYear)));
  const statedEnd = endOf(fields, startDate);
  const termMonths = take('termMonths', numberOf(fields, 'termMonths'), () => termBetween(startDate, statedEnd));
  const terms = {
    productType,
    vin,
    termMonths,
    termMiles: take<number | null>('termMiles', numberOf(fields, 'termMiles'), () =>
      MILED.has(productType) ? DEFAULTS.termMiles : null,
    ),
    startDate,
    endDate: take('endDate', statedEnd, () => expirationOf(startDate, termMonths)),
    price: take('price', textOf(fields, 'price'), () => DEFAULTS.price),
    deductible: take('deductible', textOf(fields, 'deductible'), () => DEFAULTS.deductible),
  };
  const defaultedFields = Object.keys(terms).filter((member) => !stated.has(member));
  return { ...partiesOf(extraction.basis === CANNED, fields), ...vehicleOf(fields), ...terms, defaultedFields };
}

/** A canned answer names its sample parties; a parsed one only those in the document. */
function partiesOf(canned: boolean, fields: ExtractedFields): { contractNumber?: string; customer?: string } {
  if (canned) return { contractNumber: SAMPLE_NUMBER, customer: SAMPLE_CUSTOMER };
  const contractNumber = textOf(fields, 'contractNumber');
  const customer = textOf(fields, 'customer') ?? textOf(fields, 'insured');
  return {
    ...withoutUndefined({ contractNumber, customer }),
  };
}

function productOf(fields: ExtractedFields): ProductType | undefined {
  const product = textOf(fields, 'productType');
  return product !== undefined && isProductType(product) ? product : undefined;
}

/** Coverage starts on its effective date, or on the sale date if only that is given. */
function startOf(fields: ExtractedFields): IsoDate | undefined {
  return [fields.startDate, fields.effectiveDate, fields.saleDate].find(isDate);
}

/** An end before the start is a misreading and is ignored. */
function endOf(fields: ExtractedFields, start: IsoDate): IsoDate | undefined {
  const end = [fields.endDate, fields.startDate === undefined ? fields.expirationDate : undefined].find(isDate);
  return end !== undefined && daysBetween(start, end) > 0 ? end : undefined;
}

function isDate(value: unknown): value is IsoDate {
  return typeof value === 'string' && isIsoDate(value);
}

/** Months between stated dates, at least one; the default term without an end. */
function termBetween(start: IsoDate, end: IsoDate | undefined): number {
  return end === undefined ? DEFAULTS.termMonths : Math.max(1, monthsBetween(start, end));
}

/** June 15 of the year after the car's, like the exemplar contracts of a VIN. */
function defaultStart(year: number): IsoDate {
  return `${year + 1}-06-15`;
}

/** The model year in the document, else that of the VIN. */
function yearOfCar(fields: ExtractedFields, vin: Vin, currentYear: number): number {
  return numberOf(fields, 'year') ?? modelYear(vin, currentYear) ?? currentYear - 1;
}

function vehicleOf(fields: ExtractedFields): Pick<DocumentContract, 'vehicle'> {
  const year = numberOf(fields, 'year');
  const make = textOf(fields, 'make');
  const model = textOf(fields, 'model');
  const vehicle = {
    ...withoutUndefined({ year, make, model }),
  };
  return Object.keys(vehicle).length === 0 ? {} : { vehicle };
}

function numberOf(fields: ExtractedFields, field: string): number | undefined {
  const value = fields[field];
  return typeof value === 'number' ? value : undefined;
}

function textOf(fields: ExtractedFields, field: string): string | undefined {
  const value = fields[field];
  return typeof value === 'string' ? value : undefined;
}
