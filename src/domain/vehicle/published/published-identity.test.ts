import { describe, expect, it } from 'vitest';
import { relayedBy } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import { decodeOf } from '../decode.ts';
import { publishedSpecs } from '../specs/published-specs.ts';
import type { VpicDecode } from '../vpic/decode-vpic.ts';
import type { Values } from '../vpic/elements.data.ts';
import { publishedIdentity } from './published-identity.ts';

const ACCORD = '1HGCM82633A004352' as Vin;
const SOURCE = relayedBy('NHTSA vPIC');
const decoded = (values: Values, more: Partial<VpicDecode> = {}): VpicDecode => ({
  wmi: '1HG',
  year: 2003,
  make: 'Honda',
  manufacturer: 'AMERICAN HONDA MOTOR CO., INC.',
  vehicleType: 'Passenger Car',
  country: 'UNITED STATES (USA)',
  values,
  candidates: [],
  errorCodes: [0],
  correction: undefined,
  ...more,
});
const identityOf = (values: Values, more?: Partial<VpicDecode>) =>
  publishedIdentity(ACCORD, decoded(values, more), 2026, SOURCE);

/** What NHTSA's API answers for the VIN (DecodeVinValues, 2026-11-28), as far as Carport reads it. */
const ACCORD_VALUES: Values = {
  model: 'Accord',
  trim: 'EX-V6',
  bodyClass: 'Coupe',
  doors: '2',
  cylinders: '6',
  displacementCc: '2998.832712',
  displacementL: '2.998832712',
  engineConfiguration: 'V-Shaped',
  engineHorsepower: '240',
  engineModel: 'J30A4',
  fuelPrimary: 'Gasoline',
  transmissionStyle: 'Automatic',
  transmissionSpeeds: '5',
  plantCity: 'MARYSVILLE',
  plantState: 'OHIO',
  plantCountry: 'UNITED STATES (USA)',
  gvwrFrom: 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)',
  airBagsFront: '1st Row (Driver and Passenger)',
  seatBelts: 'Not Applicable',
};

describe('the published identity of a car', () => {
  const identity = identityOf(ACCORD_VALUES);

  it('has NHTSA’s facts in the trade’s words', () => {
    const { msrpEstimate, decode: _, ...facts } = identity;
    expect(facts).toEqual({
      origin: 'published',
      vin: ACCORD,
      year: 2003,
      assumedYear: 2003,
      provenance: SOURCE,
      make: 'Honda',
      model: 'Accord',
      trim: 'EX-V6',
      manufacturer: 'AMERICAN HONDA MOTOR CO., INC.',
      vehicleType: 'Passenger Car',
      body: 'Coupe',
      bodyClass: 'Coupe',
      style: '2dr Coupe',
      bodyStyle: 'Coupe',
      engine: {
        text: '3.0L V6',
        litres: 3,
        cylinders: 6,
        layout: 'V6',
        horsepower: 240,
        fuel: 'Gasoline',
        fuelText: 'Gasoline',
        model: 'J30A4',
      },
      gearbox: { text: '5-Speed Automatic', kind: 'Automatic' },
      doors: 2,
      gvwr: 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)',
      plant: { city: 'MARYSVILLE', state: 'OHIO', country: 'UNITED STATES (USA)' },
      builtIn: 'United States',
      msrpCents: msrpEstimate.msrpCents,
      candidates: [],
      missing: [],
    });
    expect(msrpEstimate.method).toContain('the base trim of the Honda Accord');
  });

  it('is decoded flat, with what the patterns tell beyond', () => {
    expect(decodeOf(identity)).toEqual({
      vin: ACCORD,
      vinValid: true,
      wmi: '1HG',
      origin: 'United States',
      squishVin: '1HGCM8263A',
      checkDigit: '3',
      checksum: true,
      make: 'Honda',
      model: 'Accord',
      trim: 'EX-V6',
      style: '2dr Coupe',
      body: 'Coupe',
      engine: '3.0L V6',
      transmission: 'Automatic',
      vehicle: {
        vin: ACCORD,
        year: 2003,
        make: 'Honda',
        model: 'Accord',
        manufacturer: 'AMERICAN HONDA MOTOR CO., INC.',
      },
      ambiguous: false,
      published: {
        vehicleType: 'Passenger Car',
        bodyClass: 'Coupe',
        doors: 2,
        cylinders: 6,
        displacementL: 3,
        engineModel: 'J30A4',
        horsepower: 240,
        fuel: 'Gasoline',
        gvwr: 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)',
        plant: { city: 'MARYSVILLE', state: 'OHIO', country: 'UNITED STATES (USA)' },
        errorCodes: [{ code: 0, meaning: 'No error: every position is allowed, and the check digit is right.' }],
      },
      provenance: SOURCE,
    });
  });

  it('has a sheet of what NHTSA publishes', () => {
    expect(publishedSpecs({ ...identity, mpg: { city: 20, highway: 28, combined: 23 }, mpgSource: 'EPA' })).toEqual({
      vehicle: {
        vin: ACCORD,
        year: 2003,
        make: 'Honda',
        model: 'Accord',
        manufacturer: 'AMERICAN HONDA MOTOR CO., INC.',
      },
      specs: {
        name: 'EX-V6 2dr Coupe (3.0L V6)',
        features: {
          engine: { baseEngineSize: '3.0 L', cylinders: 'V6', horsepower: '240 hp', engineModel: 'J30A4' },
          fuel: { epaCombinedMpg: '23 MPG', 'epaCity/highwayMpg': '20/28 MPG', epaSource: 'EPA', fuelType: 'Gasoline' },
          driveTrain: { transmission: 'Automatic', transmissionSpeeds: '5' },
          measurements: { grossVehicleWeightRating: 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)' },
          exteriorOptions: { body: 'Coupe', doors: '2' },
          safety: { frontAirbags: '1st Row (Driver and Passenger)' },
        },
        orderedFeatures: [
          { category: 'Engine', categoryGroup: 'Mechanical', features: expect.objectContaining({ cylinders: 'V6' }) },
          { category: 'Fuel', categoryGroup: 'Mechanical', features: expect.objectContaining({ epaSource: 'EPA' }) },
          { category: 'Drivetrain', categoryGroup: 'Mechanical', features: expect.anything() },
          { category: 'Measurements', categoryGroup: 'Exterior', features: expect.anything() },
          { category: 'Exterior options', categoryGroup: 'Exterior', features: expect.anything() },
          { category: 'Safety', categoryGroup: 'Safety', features: expect.anything() },
        ],
        typeCategories: { coupe: { id: 2, name: 'Coupe' } },
        styleAttributes: { electric: false, pluginElectric: false, truck: false },
      },
      provenance: SOURCE,
    });
  });
});

describe('the sheet of a published car', () => {
  it.each<[string, Values, object]>([
    [
      'an electric truck',
      { bodyClass: 'Pickup', fuelPrimary: 'Electric' },
      {
        name: 'Pickup (Electric)',
        typeCategories: { pickup: { id: 4, name: 'Pickup' }, electric: { id: 20, name: 'Electric' } },
        styleAttributes: { electric: true, pluginElectric: false, truck: true },
      },
    ],
    [
      'a plug-in hybrid',
      { electrification: 'PHEV', cylinders: '4' },
      {
        typeCategories: { hybrid: { id: 21, name: 'Hybrid' } },
        styleAttributes: { electric: false, pluginElectric: true, truck: false },
      },
    ],
    [
      'a hybrid',
      { electrification: 'Mild HEV' },
      {
        typeCategories: { hybrid: { id: 21, name: 'Hybrid' } },
        styleAttributes: { electric: false, pluginElectric: false, truck: false },
      },
    ],
    ['a car of unknown body', {}, { name: 'Passenger Car', features: {}, orderedFeatures: [], typeCategories: {} }],
    [
      'a car with seats and cylinders',
      { seats: '5', cylinders: '3' },
      { name: 'Passenger Car (3-cylinder)', totalSeating: 5, features: { engine: { cylinders: '3' } } },
    ],
  ])('tells the kind of %s', (_, values, expected) => {
    expect(publishedSpecs(identityOf(values)).specs).toMatchObject(expected);
  });
});

describe('the engine of a published car', () => {
  it.each<[Values, object]>([
    [{}, {}],
    [{ displacementCc: '1496' }, { text: '1.5L', litres: 1.5 }],
    [{ displacementCc: '1450' }, { text: '1.5L', litres: 1.5 }],
    [{ displacementL: '2.45' }, { text: '2.5L', litres: 2.5 }],
    [
      { displacementL: '0', displacementCc: '649' },
      { text: '0.6L', litres: 0.6 },
    ],
    [{ displacementL: 'x' }, {}],
    [{ cylinders: '4' }, { text: '4-cylinder', cylinders: 4 }],
    [{ cylinders: 'four' }, {}],
    [
      { cylinders: '4', engineConfiguration: 'In-Line', turbo: 'Yes' },
      { text: 'I4 Turbo', cylinders: 4, layout: 'I4', induction: 'turbo' },
    ],
    [{ turbo: 'No' }, {}],
    [
      { fuelPrimary: 'Diesel', displacementL: '6.7' },
      { text: '6.7L Diesel', litres: 6.7, fuel: 'Diesel', fuelText: 'Diesel' },
    ],
    [
      { fuelPrimary: 'Electric', engineHorsepower: '283' },
      { text: 'Electric', fuel: 'Electric', fuelText: 'Electric', horsepower: 283 },
    ],
    [{ engineHorsepower: '0' }, {}],
    [{ engineHorsepower: '0.5' }, { horsepower: 0.5 }],
  ])('of %j', (values, engine) => {
    expect(identityOf(values).engine).toEqual(engine);
  });
});

describe('what a published identity lacks', () => {
  const model = 'NHTSA publishes no pattern of the manufacturer code 1HG that determines the model of this VIN.';
  const make =
    'NHTSA lists several makes under the manufacturer code 1HG, and no published pattern of this VIN determines which.';

  it('is listed with the reason', () => {
    const identity = identityOf({}, { make: undefined, year: null });
    expect(identity.missing).toEqual([
      { member: 'make', reason: make },
      { member: 'model', reason: model },
      { member: 'year', reason: 'Position 10 of the VIN is not a year code.' },
    ]);
    expect([identity.year, identity.assumedYear]).toEqual([null, 2026]);
    expect(decodeOf(identity)).toMatchObject({
      missing: identity.missing,
      published: { vehicleType: 'Passenger Car' },
    });
    expect(decodeOf(identity).published).not.toHaveProperty('plant');
  });

  it('includes candidates, with their makes where known, and the correction of a wrong position', () => {
    const candidates = [
      { name: 'Accord', make: 'Honda' },
      { name: 'TL', make: undefined },
    ];
    const correction = { code: 2 as const, suggestedVin: ACCORD, positions: [{ position: 4, characters: 'C' }] };
    const {
      ambiguous,
      candidates: named,
      published,
    } = decodeOf(identityOf({ model: 'Accord' }, { candidates, correction, errorCodes: [2, 14] }));
    expect([ambiguous, named]).toEqual([true, [{ make: 'Honda', model: 'Accord' }, { model: 'TL' }]]);
    expect(published?.correction).toEqual({ suggestedVin: ACCORD, positions: [{ position: 4, characters: 'C' }] });
    expect(published?.errorCodes.map(({ code }) => code)).toEqual([2, 14]);
    expect(decodeOf(identityOf({ model: 'Accord' }, { candidates: candidates.slice(0, 1) })).ambiguous).toBe(true);
  });

  it.each<[Values, object]>([
    [
      { trim2: 'b', series2: 'd' },
      { trim: 'b', series: 'd' },
    ],
    [
      { trim: 'a', trim2: 'b', series: 'c', series2: 'd' },
      { trim: 'a', series: 'c' },
    ],
    [
      { bodyClass: 'Pickup', doors: '4' },
      { style: '4dr Pickup', bodyStyle: 'Truck', doors: 4 },
    ],
    [{ bodyClass: 'Motorcycle - Sport' }, { style: 'Motorcycle - Sport', bodyStyle: 'Motorcycle - Sport' }],
    [{ bodyClass: 'Van' }, { style: 'Van' }],
    [
      { plantCompany: 'NUMMI', driveType: 'AWD/All-Wheel Drive', seats: '7' },
      { plant: { company: 'NUMMI' }, drive: 'AWD', seats: 7 },
    ],
  ])('is filled from what else is known: %j', (values, members) => {
    expect(identityOf(values)).toMatchObject(members);
  });
});
