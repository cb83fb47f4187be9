/** Tests the rating facts of an identified car. */
import { expect, test } from 'vitest';
import { type Identity, sampleIdentity } from '#domain/vehicle/identity.ts';
import { caseVin } from '#test/samples/rating-cases.ts';
import { factsOfIdentity } from './facts-of-identity.ts';

const { trim: _trim, ...SAMPLE } = sampleIdentity(caseVin(), 2026);

/** A plain gasoline sedan, changed. */
function identity(over: object = {}, engine: object = {}): Identity {
  const plain = { make: 'Toyota', model: 'Camry', trim: 'LE', body: 'Sedan', drive: 'FWD', assumedYear: 2024 };
  return { ...SAMPLE, ...plain, engine: { fuel: 'Gasoline', ...engine }, ...over } as Identity;
}

const PLAIN = {
  vin: caseVin(),
  year: 2024,
  make: 'Toyota',
  model: 'Camry',
  trim: 'LE',
  body: 'Sedan',
  fuel: 'gasoline',
  msrp: SAMPLE.msrpCents,
};

test.each<[string, Identity, object]>([
  ['a plain car', identity(), {}],
  ['a car of unknown fuel', identity({}, { fuel: undefined }), {}],
  ['a hybrid', identity({}, { fuel: 'Plug-In Hybrid' }), { fuel: 'hybrid' }],
  ['a diesel', identity({}, { fuel: 'Diesel' }), { fuel: 'diesel' }],
  ['a turbocharged car', identity({}, { induction: 'Turbo' }), { forcedInduction: true }],
  ['an all-wheel drive', identity({ drive: 'AWD' }), { allWheelDrive: true }],
  ['a four-wheel drive', identity({ drive: '4WD' }), { allWheelDrive: true }],
  ['a rear-wheel drive', identity({ drive: 'RWD' }), {}],
  ['a one-ton truck', identity({ body: 'Truck', model: '3500' }), { body: 'Truck', model: '3500', oneTon: true }],
  ['a dual rear wheel truck', identity({ body: 'Truck', trim: 'DRW' }), { body: 'Truck', trim: 'DRW', oneTon: true }],
  ['a half-ton truck', identity({ body: 'Truck', model: '1500' }), { body: 'Truck', model: '1500' }],
  ['a car named 350', identity({ model: '350' }), { model: '350' }],
  [
    'a car with a salvage brand',
    identity({ vin: 'F1XSALVG1MADV9003' }),
    { vin: 'F1XSALVG1MADV9003', salvageTitle: true },
  ],
  [
    'a car with flood and rebuilt brands',
    identity({ vin: 'F1XBRAND8KADV9001' }),
    { vin: 'F1XBRAND8KADV9001', salvageTitle: true },
  ],
  ['a car with another brand', identity({ vin: 'F1XFRAUD4LADV9002' }), { vin: 'F1XFRAUD4LADV9002' }],
  [
    'a motorcycle',
    identity({ origin: 'published', vehicleType: 'Motorcycle' }),
    { notRated: 'a vehicle of NHTSA type Motorcycle' },
  ],
  [
    'a heavy truck',
    identity({ origin: 'published', vehicleType: 'Truck', gvwr: 'Class 4: 14,001 - 16,000 lb' }),
    { notRated: 'a truck of weight class 4' },
  ],
  ['a light truck', identity({ origin: 'published', vehicleType: 'Truck', gvwr: 'Class 3: 10,001 - 14,000 lb' }), {}],
  [
    'a bus',
    identity({ origin: 'published', vehicleType: 'Truck', bodyClass: 'Bus' }),
    { notRated: 'a vehicle of NHTSA body Bus' },
  ],
])('%s has its facts', (_what, car, more) => {
  expect(factsOfIdentity(car)).toEqual({ ...PLAIN, ...more });
});
