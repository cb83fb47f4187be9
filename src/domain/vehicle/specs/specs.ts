/** Vehicle specifications in canonical shape: style, price, colors, features and categories. */
import { pick } from '#kernel/hash.ts';
import { toDollars } from '#kernel/money.ts';
import type { Provenance } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import type { SampleIdentity } from '../identity.ts';
import type { Engine, Gearbox } from '../lines/engine.ts';
import type { Body } from '../lines/line.ts';
import { type Cover, MAKERS } from '../makers.data.ts';
import { CABINS, PAINTS } from './colors.data.ts';
import { EQUIPMENT } from './equipment.data.ts';
import { type Features, type Level, levelOf, type Subject, whole } from './feature.ts';
import { driveTrainFeatures, engineFeatures, fuelFeatures, suspensionFeatures } from './mechanical.ts';
import { frontRoom, measurementFeatures, rearRoom, wheelFeatures } from './size.ts';

interface Color {
  readonly name: string;
  /** Decimal `r,g,b`. */
  readonly rgb: string;
}

export interface Specs {
  readonly vehicle: {
    readonly vin: Vin;
    readonly year: number | null;
    readonly make?: string;
    readonly model?: string;
    readonly manufacturer: string;
  };
  readonly specs: {
    /** The full style name: `XSE 4dr Sedan AWD (2.5L 4cyl gas/electric hybrid CVT)`. */
    readonly name: string;
    readonly totalSeating?: number;
    /** US dollars, as in the canonical shape. Only for samples, since no published source states prices. */
    readonly price?: { readonly baseMsrp: number; readonly baseInvoice: number };
    readonly color?: { readonly exterior: Color[]; readonly interior: Color[] };
    /** By category; empty categories are omitted. */
    readonly features: Readonly<Record<string, Features>>;
    /** The same, in display order with display names. */
    readonly orderedFeatures: {
      readonly category: string;
      readonly categoryGroup: string;
      readonly features: Features;
    }[];
    readonly typeCategories: Readonly<Record<string, { readonly id: number; readonly name: string }>>;
    readonly styleAttributes: {
      readonly electric: boolean;
      readonly pluginElectric: boolean;
      readonly truck: boolean;
    };
  };
  readonly provenance: Provenance;
}

/** Category, its display name and group, and the features derived from the build; equipment is added to them. */
const CATEGORIES: readonly (readonly [
  category: string,
  name: string,
  group: string,
  read?: (subject: Subject) => Features,
])[] = [
  ['engine', 'Engine', 'Mechanical', engineFeatures],
  ['fuel', 'Fuel', 'Mechanical', fuelFeatures],
  ['driveTrain', 'Drivetrain', 'Mechanical', driveTrainFeatures],
  ['suspension', 'Suspension', 'Mechanical', suspensionFeatures],
  ['mechanicalOptions', 'Mechanical options', 'Mechanical'],
  ['measurements', 'Measurements', 'Exterior', measurementFeatures],
  ['tiresAndWheels', 'Tires and wheels', 'Exterior', wheelFeatures],
  ['exteriorOptions', 'Exterior options', 'Exterior'],
  ['frontseats', 'Front seats', 'Interior', (subject) => ({ [cabinMaterial(subject)]: true, ...frontRoom(subject) })],
  ['rearseats', 'Rear seats', 'Interior', rearRoom],
  ['instrumentation', 'Instrumentation', 'Interior'],
  ['comfortConvenience', 'Comfort and convenience', 'Interior'],
  ['powerFeature', 'Power features', 'Interior'],
  ['inCarEntertainment', 'In-car entertainment', 'Interior'],
  ['telematics', 'Telematics', 'Interior'],
  ['interiorOptions', 'Interior options', 'Interior'],
  ['safety', 'Safety', 'Safety'],
  ['packages', 'Packages', 'Other'],
  ['warranty', 'Warranty', 'Other', ({ car }) => warrantyFeatures(car.make)],
];

export const BODY_CATEGORIES: Readonly<Record<Body, readonly [key: string, id: number, name: string]>> = {
  Convertible: ['convertible', 1, 'Convertible'],
  Coupe: ['coupe', 2, 'Coupe'],
  Hatchback: ['hatchback', 3, 'Hatchback'],
  Truck: ['pickup', 4, 'Pickup'],
  Sedan: ['sedan', 5, 'Sedan'],
  SUV: ['suv', 6, 'SUV'],
  Wagon: ['wagon', 7, 'Wagon'],
  Minivan: ['minivan', 8, 'Minivan'],
  Van: ['van', 9, 'Van'],
};

/** The specifications of an identity: its trim's standard equipment in its model year. */
export function sampleSpecs(car: SampleIdentity): Specs {
  const { vin, year, make, model, manufacturer, seats, msrpCents, invoiceCents, engine, body } = car;
  const subject: Subject = { car, year: car.assumedYear, level: levelOf(car) };
  const written = CATEGORIES.map(([category, name, group, read]) => ({
    category,
    name,
    group,
    features: { ...read?.(subject), ...equipment(category, subject) },
  })).filter(({ features }) => Object.keys(features).length > 0);
  return {
    vehicle: { vin, year, make, model, manufacturer },
    specs: {
      name: styleName(car),
      totalSeating: seats,
      price: { baseMsrp: toDollars(msrpCents), baseInvoice: toDollars(invoiceCents) },
      color: { exterior: paintsOf(car), interior: cabinsOf(subject) },
      features: Object.fromEntries(written.map(({ category, features }) => [category, features])),
      orderedFeatures: written.map(({ name, group, features }) => ({ category: name, categoryGroup: group, features })),
      typeCategories: typeCategoriesOf(car),
      styleAttributes: {
        electric: engine.fuel === 'Electric',
        pluginElectric: engine.fuel === 'Plug-In Hybrid',
        truck: body === 'Truck',
      },
    },
    provenance: car.provenance,
  };
}

/** Rows of one feature are in ascending order, so the last match applies. */
function equipment(category: string, { car, year, level }: Subject): Features {
  const has = EQUIPMENT.filter(([of, , firstYears, , except]) => {
    const from = firstYears[level];
    return of === category && from !== 0 && from <= year && except?.includes(car.body) !== true;
  });
  return Object.fromEntries(has.map(([, feature, , value]) => [feature, value ?? (true as const)]));
}

function warrantyFeatures(make: string): Features {
  const maker = MAKERS[make];
  if (maker === undefined) return {};
  return {
    basic: coverText(maker.basic),
    drivetrain: coverText(maker.drivetrain),
    rust: coverText(maker.rust),
    roadsideAssistance: coverText(maker.roadside),
    ...(maker.maintenance === undefined ? {} : { freeMaintenance: coverText(maker.maintenance) }),
  };
}

/** `3 yr./ 36,000 mi.` */
function coverText([years, thousandMiles]: Cover): string {
  return `${years} yr./ ${thousandMiles === 0 ? 'unlimited mi.' : whole(thousandMiles * 1000, 'mi.')}`;
}

function styleName({ trim, style, drive, engine, gearbox }: SampleIdentity): string {
  return `${trim} ${style} ${drive} (${engineName(engine)} ${gearboxName(gearbox)})`;
}

function engineName({ litres, cylinders, induction, fuel }: Engine): string {
  if (fuel === 'Electric') return 'electric';
  const words = [`${litres.toFixed(1)}L`, cylinders === 0 ? 'rotary' : `${cylinders}cyl`];
  if (induction !== undefined) words.push(induction);
  if (fuel === 'Diesel') words.push('diesel');
  if (fuel.endsWith('Hybrid')) words.push(`gas/electric ${fuel.toLowerCase()}`);
  return words.join(' ');
}

/** `8A`, `6M`, `CVT`; direct drive (`1A`) is `DD`. */
function gearboxName({ text, kind }: Gearbox): string {
  if (kind === 'CVT') return 'CVT';
  return text.startsWith('Single') ? 'DD' : `${Number.parseInt(text, 10)}${kind.charAt(0)}`;
}

/** One shade of each color family, the same for every car of a model. */
function paintsOf({ make, model }: SampleIdentity): Color[] {
  return Object.entries(PAINTS).map(([family, shades]) => {
    const [name, rgb] = pick(shades, 'vehicle-paint', make, model, family);
    return { name, rgb };
  });
}

function cabinsOf(subject: Subject): Color[] {
  const material = cabinMaterial(subject);
  return Object.values(CABINS).map(([name, rgb]) => ({ name: `${name}, ${material}`, rgb }));
}

function cabinMaterial({ level, year }: { level: Level; year: number }): 'leather' | 'cloth' {
  return level === 2 && year >= 1996 ? 'leather' : 'cloth';
}

function typeCategoriesOf({ body, engine }: SampleIdentity): Specs['specs']['typeCategories'] {
  const [key, id, name] = BODY_CATEGORIES[body];
  const own = { [key]: { id, name } };
  if (engine.fuel === 'Electric') return { ...own, electric: { id: 20, name: 'Electric' } };
  if (engine.fuel.endsWith('Hybrid')) return { ...own, hybrid: { id: 21, name: 'Hybrid' } };
  return own;
}
