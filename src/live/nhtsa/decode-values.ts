/**
 * Parses NHTSA's `DecodeVinValues` response as a vPIC decode. Members: https://vpic.nhtsa.dot.gov/api/, "Decode VIN
 * (flat format)".
 */
import { z } from 'zod';
import type { Correction } from '#domain/vehicle/vpic/correction.ts';
import type { VpicDecode } from '#domain/vehicle/vpic/decode-vpic.ts';
import type { ElementName } from '#domain/vehicle/vpic/elements.data.ts';
import { ERROR_CODES, type ErrorCode } from '#domain/vehicle/vpic/error-codes.data.ts';
import type { Vin } from '#kernel/vin.ts';

/** NHTSA's name of each element in the flat format. */
const MEMBERS: Readonly<Record<ElementName, string>> = {
  batteryType: 'BatteryType',
  bedType: 'BedType',
  cab: 'BodyCabType',
  bodyClass: 'BodyClass',
  cylinders: 'EngineCylinders',
  destinationMarket: 'DestinationMarket',
  displacementCc: 'DisplacementCC',
  displacementCi: 'DisplacementCI',
  displacementL: 'DisplacementL',
  doors: 'Doors',
  driveType: 'DriveType',
  engineModel: 'EngineModel',
  enginePowerKw: 'EngineKW',
  fuelPrimary: 'FuelTypePrimary',
  gvwrFrom: 'GVWR',
  model: 'Model',
  plantCity: 'PlantCity',
  seats: 'Seats',
  series: 'Series',
  steering: 'SteeringLocation',
  transmissionStyle: 'TransmissionStyle',
  trim: 'Trim',
  brakeSystem: 'BrakeSystemType',
  curbWeightPounds: 'CurbWeightLB',
  airBagsCurtain: 'AirBagLocCurtain',
  wheelBaseType: 'WheelBaseType',
  seatRows: 'SeatRows',
  valveTrain: 'ValveTrainDesign',
  transmissionSpeeds: 'TransmissionSpeeds',
  engineConfiguration: 'EngineConfiguration',
  airBagsFront: 'AirBagLocFront',
  fuelSecondary: 'FuelTypeSecondary',
  fuelDelivery: 'FuelInjectionType',
  airBagsKnee: 'AirBagLocKnee',
  engineHorsepower: 'EngineHP',
  plantCountry: 'PlantCountry',
  plantCompany: 'PlantCompanyName',
  plantState: 'PlantState',
  seatBelts: 'SeatBeltsAll',
  adaptiveCruiseControl: 'AdaptiveCruiseControl',
  antiLockBrakes: 'ABS',
  crashImminentBraking: 'CIB',
  blindSpotWarning: 'BlindSpotMon',
  stabilityControl: 'ESC',
  tractionControl: 'TractionControl',
  forwardCollisionWarning: 'ForwardCollisionWarning',
  laneDepartureWarning: 'LaneDepartureWarning',
  laneKeepingAssistance: 'LaneKeepSystem',
  backupCamera: 'RearVisibilitySystem',
  parkingAssist: 'ParkAssist',
  airBagsSide: 'AirBagLocSide',
  trim2: 'Trim2',
  series2: 'Series2',
  note: 'Note',
  restraints: 'OtherRestraintSystemInfo',
  engineHorsepowerTo: 'EngineHP_to',
  electrification: 'ElectrificationLevel',
  chargerLevel: 'ChargerLevel',
  engineNote: 'OtherEngineInfo',
  turbo: 'Turbo',
  basePrice: 'BasePrice',
  engineManufacturer: 'EngineManufacturer',
  tirePressureMonitoring: 'TPMS',
  gvwrTo: 'GVWR_to',
};

const ANSWER = z.looseObject({ Results: z.array(z.record(z.string(), z.unknown())).min(1) });
/** Error codes for an unknown manufacturer or a VIN without data. */
const TELLS_NOTHING: ReadonlySet<number> = new Set([7, 8]);
const NOT_APPLICABLE = 'Not Applicable';
const CORRECTING = [2, 3, 4, 5] as const;

/**
 * Undefined when the response has another form or decodes no car. `known` is the offline decode, because NHTSA's API
 * capitalizes makes and types and omits the manufacturer's country.
 */
export function decodeIn(
  answer: unknown,
  vin: Vin,
  known: VpicDecode | undefined,
  source: string,
): VpicDecode | undefined {
  const result = ANSWER.safeParse(answer).data?.Results[0];
  if (result === undefined) return undefined;
  const member = (name: string) => {
    const text = result[name];
    return typeof text !== 'string' || text.trim() === '' || text === NOT_APPLICABLE ? undefined : text.trim();
  };
  const codes = (member('ErrorCode') ?? '').split(',').map(Number);
  const manufacturer = member('Manufacturer');
  if (manufacturer === undefined || codes.some((code) => TELLS_NOTHING.has(code))) return undefined;
  const values: Partial<Record<ElementName, string>> = {};
  for (const [name, theirs] of Object.entries(MEMBERS) as [ElementName, string][]) {
    const text = member(theirs);
    if (text !== undefined) values[name] = text;
  }
  const year = Number(member('ModelYear'));
  return {
    wmi: known?.wmi ?? vin.slice(0, 3),
    year: Number.isInteger(year) && year > 0 ? year : null,
    make: withKnownSpelling(member('Make'), known?.make),
    manufacturer,
    vehicleType: withKnownSpelling(member('VehicleType'), known?.vehicleType) ?? known?.vehicleType ?? '',
    country: known?.country ?? '',
    values,
    candidates: [],
    errorCodes: codes.filter((code): code is ErrorCode => code in ERROR_CODES),
    correction: correctionIn(codes, member('SuggestedVIN'), member('PossibleValues')),
    source,
  };
}

/** The tables' spelling when only the case differs, else each word capitalized. */
function withKnownSpelling(text: string | undefined, known: string | undefined): string | undefined {
  if (text === undefined || text.toLowerCase() === known?.toLowerCase()) return text && known;
  return text.toLowerCase().replace(/(^|[\s(/-])[a-z]/g, (first) => first.toUpperCase());
}

/** `(8:12)(12:ABFPRS)`: a position and the characters that fit there. */
function correctionIn(codes: readonly number[], suggestedVin = '', possible = ''): Correction | undefined {
  const code = CORRECTING.find((one) => codes.includes(one));
  if (code === undefined) return undefined;
  const positions = [...possible.matchAll(/\((\d+):([^)]*)\)/g)].map(([, position, characters = '']) => ({
    position: Number(position),
    characters,
  }));
  return { code, suggestedVin, positions };
}
