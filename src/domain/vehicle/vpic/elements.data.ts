/**
 * Lists the vPIC elements that Carport reads, by NHTSA's number, with the name of each in an answer.
 * Numbers and meanings: table `Element` of NHTSA's vPIC, which is in the public domain.
 */
export const MODEL_ELEMENT = 28;
export const ENGINE_MODEL_ELEMENT = 18;
/** City, country and state of the plant. */
export const PLANT_ELEMENTS: ReadonlySet<number> = new Set([31, 75, 77]);
/** Told by the WMI or computed, never by a pattern: make, manufacturer, model year, vehicle type. */
export const NOT_BY_PATTERN: ReadonlySet<number> = new Set([26, 27, 29, 39]);

/** Elements that Carport does not read: their keys alone are kept, for the characters that they allow. */
export const UNREAD_ELEMENT = 0;

export const ELEMENTS = {
  2: 'batteryType',
  3: 'bedType',
  4: 'cab',
  5: 'bodyClass',
  9: 'cylinders',
  10: 'destinationMarket',
  11: 'displacementCc',
  12: 'displacementCi',
  13: 'displacementL',
  14: 'doors',
  15: 'driveType',
  18: 'engineModel',
  21: 'enginePowerKw',
  24: 'fuelPrimary',
  25: 'gvwrFrom',
  28: 'model',
  31: 'plantCity',
  33: 'seats',
  34: 'series',
  36: 'steering',
  37: 'transmissionStyle',
  38: 'trim',
  42: 'brakeSystem',
  54: 'curbWeightPounds',
  55: 'airBagsCurtain',
  60: 'wheelBaseType',
  61: 'seatRows',
  62: 'valveTrain',
  63: 'transmissionSpeeds',
  64: 'engineConfiguration',
  65: 'airBagsFront',
  66: 'fuelSecondary',
  67: 'fuelDelivery',
  69: 'airBagsKnee',
  71: 'engineHorsepower',
  75: 'plantCountry',
  76: 'plantCompany',
  77: 'plantState',
  79: 'seatBelts',
  81: 'adaptiveCruiseControl',
  86: 'antiLockBrakes',
  87: 'crashImminentBraking',
  88: 'blindSpotWarning',
  99: 'stabilityControl',
  100: 'tractionControl',
  101: 'forwardCollisionWarning',
  102: 'laneDepartureWarning',
  103: 'laneKeepingAssistance',
  104: 'backupCamera',
  105: 'parkingAssist',
  107: 'airBagsSide',
  109: 'trim2',
  110: 'series2',
  114: 'note',
  121: 'restraints',
  125: 'engineHorsepowerTo',
  126: 'electrification',
  127: 'chargerLevel',
  129: 'engineNote',
  135: 'turbo',
  136: 'basePrice',
  146: 'engineManufacturer',
  168: 'tirePressureMonitoring',
  190: 'gvwrTo',
} as const;

export type ElementName = (typeof ELEMENTS)[keyof typeof ELEMENTS];

/** What the patterns tell of a VIN, in NHTSA's words. */
export type Values = Readonly<Partial<Record<ElementName, string>>>;

/** An element's weight where both model years of a VIN are scored; from NHTSA's table, zero where it has none. */
export const ELEMENT_WEIGHTS: Readonly<Partial<Record<ElementName, number>>> = {
  model: 99,
  bodyClass: 99,
  plantCountry: 99,
  displacementCc: 98,
  plantCity: 98,
  plantState: 98,
  fuelPrimary: 91,
  cylinders: 88,
  gvwrFrom: 70,
  series: 61,
  trim: 61,
  engineModel: 55,
  seatBelts: 65,
  airBagsFront: 64,
};
