import { describe, expect, it } from 'vitest';
import { buildNamed, LINES } from '#domain/vehicle/builds.ts';
import { identifiedAs } from '#domain/vehicle/identity.ts';
import { type Specs, sampleSpecs } from '#domain/vehicle/specs/specs.ts';
import type { Vin } from '#kernel/vin.ts';
import { SHEETS } from './sample-sheets.data.ts';

const VIN = '4T1ZZ1AK8RU000042' as Vin;

function specsOf(make: string, model: string, trim: string, year: number): Specs['specs'] {
  const build = buildNamed(make, model, trim, year);
  if (build?.trim !== trim) throw new Error(`no ${year} ${make} ${model} ${trim}`);
  return sampleSpecs({ ...identifiedAs(VIN, build, 2026), assumedYear: year }).specs;
}

/** The features of each category as one line, `name = value; name`. */
const featureLines = ({ features }: Specs['specs']) =>
  Object.fromEntries(
    Object.entries(features).map(([category, named]) => [
      category,
      Object.entries(named)
        .map(([name, value]) => (value === true ? name : `${name} = ${value}`))
        .join('; '),
    ]),
  );

describe('the specification sheet of a sample car', () => {
  it.each(SHEETS)('states every feature of $car', ({ car, name, types, features }) => {
    const specs = specsOf(...car);
    expect(specs.name).toBe(name);
    expect(
      Object.entries(specs.typeCategories)
        .map(([key, of]) => `${key} ${of.id} ${of.name}`)
        .join(', '),
    ).toBe(types);
    expect(featureLines(specs)).toEqual(features);
  });

  it('orders the categories by group', () => {
    const { orderedFeatures } = specsOf('Toyota', 'Camry', 'LE', 2024);
    expect(orderedFeatures.map(({ category, categoryGroup }) => `${categoryGroup}: ${category}`)).toEqual([
      'Mechanical: Engine',
      'Mechanical: Fuel',
      'Mechanical: Drivetrain',
      'Mechanical: Suspension',
      'Exterior: Measurements',
      'Exterior: Tires and wheels',
      'Exterior: Exterior options',
      'Interior: Front seats',
      'Interior: Rear seats',
      'Interior: Instrumentation',
      'Interior: Comfort and convenience',
      'Interior: Power features',
      'Interior: In-car entertainment',
      'Interior: Telematics',
      'Interior: Interior options',
      'Safety: Safety',
      'Other: Packages',
      'Other: Warranty',
    ]);
  });

  it.each([
    ['Convertible', 'convertible', 1, 'Convertible'],
    ['Coupe', 'coupe', 2, 'Coupe'],
    ['Hatchback', 'hatchback', 3, 'Hatchback'],
    ['Truck', 'pickup', 4, 'Pickup'],
    ['Sedan', 'sedan', 5, 'Sedan'],
    ['SUV', 'suv', 6, 'SUV'],
    ['Wagon', 'wagon', 7, 'Wagon'],
    ['Minivan', 'minivan', 8, 'Minivan'],
    ['Van', 'van', 9, 'Van'],
  ])('has the type category of a %s', (body, key, id, name) => {
    const build = LINES.flatMap(({ builds }) => builds).find((one) => one.body === body);
    if (build === undefined) throw new Error(`no ${body}`);
    expect(sampleSpecs(identifiedAs(VIN, build, 2026)).specs.typeCategories[key]).toEqual({ id, name });
  });

  it.each([
    ['Nissan', 'Leaf', 'S', 2025, { electric: true, pluginElectric: false, truck: false }],
    ['Jeep', 'Wrangler', 'Rubicon 4xe', 2026, { electric: false, pluginElectric: true, truck: false }],
    ['Toyota', 'Sienna', 'LE', 2026, { electric: false, pluginElectric: false, truck: false }],
    ['Ram', '2500', 'Laramie', 2026, { electric: false, pluginElectric: false, truck: true }],
  ] as const)('marks the %s %s %s of %d', (make, model, trim, year, attributes) => {
    expect(specsOf(make, model, trim, year).styleAttributes).toEqual(attributes);
  });
});
