/** The specifications of a real vehicle: only what NHTSA publishes. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { FedIdentity, PublishedIdentity } from '../published/published-identity.ts';
import type { ElementName } from '../vpic/elements.data.ts';
import type { Features } from './feature.ts';
import { BODY_CATEGORIES, type Specs } from './specs.ts';

/** Category, its display name and group, and its features by vPIC element. */
const CATEGORIES: readonly (readonly [
  category: string,
  name: string,
  group: string,
  features: Readonly<Partial<Record<ElementName, string>>>,
])[] = [
  [
    'engine',
    'Engine',
    'Mechanical',
    {
      engineModel: 'engineModel',
      engineManufacturer: 'engineManufacturer',
      valveTrain: 'camType',
      fuelDelivery: 'fuelDelivery',
      turbo: 'turbocharger',
      engineNote: 'note',
    },
  ],
  [
    'fuel',
    'Fuel',
    'Mechanical',
    {
      fuelPrimary: 'fuelType',
      fuelSecondary: 'secondaryFuelType',
      electrification: 'electrification',
      batteryType: 'batteryType',
      chargerLevel: 'chargerLevel',
    },
  ],
  [
    'driveTrain',
    'Drivetrain',
    'Mechanical',
    {
      driveType: 'driveType',
      transmissionStyle: 'transmission',
      transmissionSpeeds: 'transmissionSpeeds',
      brakeSystem: 'brakes',
    },
  ],
  [
    'measurements',
    'Measurements',
    'Exterior',
    { gvwrFrom: 'grossVehicleWeightRating', gvwrTo: 'grossVehicleWeightRatingTo', wheelBaseType: 'wheelbaseType' },
  ],
  [
    'exteriorOptions',
    'Exterior options',
    'Exterior',
    { bodyClass: 'body', doors: 'doors', cab: 'cab', bedType: 'bed' },
  ],
  ['interiorOptions', 'Interior options', 'Interior', { seatRows: 'seatRows', steering: 'steering' }],
  [
    'safety',
    'Safety',
    'Safety',
    {
      airBagsFront: 'frontAirbags',
      airBagsSide: 'sideAirbags',
      airBagsCurtain: 'curtainAirbags',
      airBagsKnee: 'kneeAirbags',
      seatBelts: 'seatBelts',
      restraints: 'restraints',
      antiLockBrakes: 'antiLockBrakes',
      stabilityControl: 'stabilityControl',
      tractionControl: 'tractionControl',
      tirePressureMonitoring: 'tirePressureMonitoring',
      forwardCollisionWarning: 'forwardCollisionWarning',
      crashImminentBraking: 'automaticEmergencyBraking',
      blindSpotWarning: 'blindSpotWarning',
      laneDepartureWarning: 'laneDepartureWarning',
      laneKeepingAssistance: 'laneKeepingAssistance',
      adaptiveCruiseControl: 'adaptiveCruiseControl',
      backupCamera: 'backupCamera',
      parkingAssist: 'parkingAssist',
    },
  ],
];

export function publishedSpecs(car: PublishedIdentity | FedIdentity): Specs {
  const { vin, year, make, model, manufacturer, trim, style, engine, body, seats, vehicleType, provenance } = car;
  const written = CATEGORIES.map(([category, name, group, names]) => ({
    category,
    name,
    group,
    features: { ...OWN_FEATURES[category]?.(car), ...featuresOf(car, names) },
  })).filter(({ features }) => Object.keys(features).length > 0);
  const words = [trim, style ?? vehicleType, engine.text === undefined ? undefined : `(${engine.text})`];
  return {
    vehicle: { vin, year, ...withoutUndefined({ make, model }), manufacturer },
    specs: {
      name: words.filter((word) => word !== undefined).join(' '),
      ...withoutUndefined({ totalSeating: seats }),
      features: Object.fromEntries(written.map(({ category, features }) => [category, features])),
      orderedFeatures: written.map(({ name, group, features }) => ({ category: name, categoryGroup: group, features })),
      typeCategories: typeCategoriesOf(car),
      styleAttributes: {
        electric: engine.fuel === 'Electric',
        pluginElectric: engine.fuel === 'Plug-In Hybrid',
        truck: body === 'Truck',
      },
    },
    provenance,
  };
}

/** Size, cylinders and power with their units. */
function engineFeatures({
  engine: { litres, cylinders, layout, horsepower },
}: PublishedIdentity | FedIdentity): Features {
  return withoutUndefined({
    baseEngineSize: litres === undefined ? undefined : `${litres.toFixed(1)} L`,
    cylinders: layout ?? (cylinders === undefined ? undefined : String(cylinders)),
    horsepower: horsepower === undefined ? undefined : `${horsepower} hp`,
  });
}

/** EPA's figures with their source. */
function economyFeatures({ mpg, mpgSource }: PublishedIdentity | FedIdentity): Features {
  if (mpg === undefined) return {};
  return {
    epaCombinedMpg: `${mpg.combined} MPG`,
    'epaCity/highwayMpg': `${mpg.city}/${mpg.highway} MPG`,
    ...withoutUndefined({ epaSource: mpgSource }),
  };
}

const OWN_FEATURES: Readonly<Record<string, (car: PublishedIdentity | FedIdentity) => Features>> = {
  engine: engineFeatures,
  fuel: economyFeatures,
};

function featuresOf(
  { decode }: Pick<PublishedIdentity, 'decode'>,
  names: Readonly<Partial<Record<ElementName, string>>>,
): Features {
  const entries = Object.entries(names).flatMap(([element, name]) => {
    const value = decode.values[element as ElementName];
    return value === undefined || value === 'Not Applicable' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function typeCategoriesOf({ body, engine }: PublishedIdentity | FedIdentity): Specs['specs']['typeCategories'] {
  const own: Record<string, { id: number; name: string }> = {};
  if (body !== undefined) {
    const [key, id, name] = BODY_CATEGORIES[body];
    own[key] = { id, name };
  }
  if (engine.fuel === 'Electric') own['electric'] = { id: 20, name: 'Electric' };
  if (engine.fuel?.endsWith('Hybrid')) own['hybrid'] = { id: 21, name: 'Hybrid' };
  return own;
}
