/**
 * The equipment that a car of a model year is taken to have by its trim level.
 * Source: federal motor vehicle safety standards where they fix a year (airbags 1998, tire pressure monitoring 2008,
 * stability control 2012, rear camera 2018); else our own planning years of the US
 * market, 2026. Confidence high for the mandated rows, low for the rest: a labelled sample, not a window sticker.
 */
import type { Body } from '../lines/line.ts';

/** First model years with the feature as standard on the base, the middle and the top trims of a line; 0 is never. */
type FirstYears = readonly [base: number, middle: number, top: number];

export type EquipmentRow = readonly [
  category: string,
  feature: string,
  firstYears: FirstYears,
  /** What the feature says; `true` when left out. */
  value?: string | undefined,
  /** Bodies that never have it. */
  except?: readonly Body[],
];

const OPEN: readonly Body[] = ['Convertible', 'Truck', 'Van'];
const TWO_ROWS_AT_MOST: readonly Body[] = ['Coupe', 'Convertible', 'Truck'];

export const EQUIPMENT: readonly EquipmentRow[] = [
  ['safety', '4WheelAbs', [2008, 2000, 1992]],
  ['safety', 'dualFrontAirbags', [1998, 1995, 1993]],
  ['safety', 'dualFrontSideMountedAirbags', [2010, 2005, 2001]],
  ['safety', 'frontAndRearHeadAirbags', [2012, 2008, 2005], undefined, ['Convertible']],
  ['safety', 'passengerAirbagOccupantSensingDeactivation', [2006, 2006, 2006]],
  ['safety', 'childSeatAnchors', [2003, 2002, 2002]],
  ['safety', 'stabilityControl', [2012, 2008, 2003]],
  ['safety', 'tractionControl', [2012, 2006, 2000]],
  ['safety', 'emergencyBrakingAssist', [2012, 2008, 2004]],
  ['safety', 'tirePressureMonitoring', [2008, 2008, 2005]],
  ['safety', 'engineImmobilizer', [2008, 2003, 2000]],
  ['safety', 'daytimeRunningLights', [2014, 2006, 2002]],
  ['safety', 'rearviewCamera', [2018, 2014, 2010]],
  ['safety', 'preCollisionSafetySystem', [2021, 2018, 2015]],
  ['safety', 'laneKeepingAssist', [2021, 2018, 2016]],
  ['safety', 'blindSpotMonitoring', [2026, 2019, 2014]],
  ['safety', 'rearCrossTrafficAlert', [2026, 2019, 2015]],
  ['safety', 'postCollisionSafetySystem', [0, 2020, 2012]],
  ['frontseats', 'bucketFrontSeats', [1980, 1980, 1980]],
  ['frontseats', 'heightAdjustableDriverSeat', [2010, 2002, 1996]],
  ['frontseats', '8WayPowerDriverSeat', [0, 2012, 2000]],
  ['frontseats', 'heatedFrontSeats', [0, 2019, 2010]],
  ['frontseats', 'ventilatedFrontSeats', [0, 0, 2018]],
  ['rearseats', 'splitFoldingRearSeatback', [2006, 1998, 1994], undefined, TWO_ROWS_AT_MOST],
  ['rearseats', 'foldingRearCenterArmrest', [2012, 2004, 1996], undefined, TWO_ROWS_AT_MOST],
  ['rearseats', 'heatedRearSeats', [0, 0, 2017], undefined, TWO_ROWS_AT_MOST],
  ['instrumentation', 'clock', [1990, 1985, 1980]],
  ['instrumentation', 'tripComputer', [2010, 2004, 1998]],
  ['instrumentation', 'externalTemperatureDisplay', [2010, 2003, 1997]],
  ['inCarEntertainment', 'am/fmStereo', [1992, 1985, 1980]],
  ['inCarEntertainment', 'auxiliaryAudioInput', [2010, 2008, 2006]],
  ['inCarEntertainment', 'usbConnection', [2012, 2011, 2009]],
  ['inCarEntertainment', 'satelliteRadio', [0, 2013, 2008]],
  ['inCarEntertainment', 'totalSpeakers', [1980, 1980, 1980], '4 total speakers'],
  ['inCarEntertainment', 'totalSpeakers', [2012, 2002, 1996], '6 total speakers'],
  ['inCarEntertainment', 'totalSpeakers', [0, 2018, 2008], '8 total speakers'],
  ['telematics', 'bluetooth', [2013, 2011, 2009], 'hands-free phone and audio'],
  ['telematics', 'appleCarplay', [2020, 2018, 2017]],
  ['telematics', 'androidAuto', [2021, 2018, 2017]],
  ['telematics', 'navigation', [0, 0, 2012]],
  ['telematics', 'emergencyService', [2021, 2018, 2012]],
  ['comfortConvenience', 'airConditioning', [1996, 1990, 1985]],
  ['comfortConvenience', 'dualZoneAirConditioning', [0, 2014, 2005]],
  ['comfortConvenience', 'cruiseControl', [2010, 1996, 1988]],
  ['comfortConvenience', 'adaptiveCruiseControl', [2021, 2018, 2016]],
  ['comfortConvenience', 'tiltAdjustableSteeringWheel', [1996, 1988, 1984]],
  ['comfortConvenience', 'keylessIgnition', [2024, 2016, 2009]],
  ['comfortConvenience', 'rearParkingSensors', [0, 0, 2014]],
  ['comfortConvenience', 'sunroof', [0, 0, 2002], undefined, OPEN],
  ['powerFeature', 'powerSteering', [1992, 1986, 1980]],
  ['powerFeature', 'powerWindows', [2008, 1996, 1988]],
  ['powerFeature', 'powerDoorLocks', [2008, 1996, 1988]],
  ['powerFeature', 'powerMirrors', [2009, 1998, 1990]],
  ['powerFeature', 'heatedMirrors', [0, 2010, 2002]],
  ['powerFeature', 'powerLiftgate', [0, 0, 2014], undefined, ['Sedan', 'Coupe', 'Convertible', 'Truck', 'Hatchback']],
  ['packages', 'allWeatherPackage', [2004, 2004, 2004]],
  ['exteriorOptions', 'allSeasonFloorLiners', [2004, 2004, 2004]],
  ['exteriorOptions', 'mudguards', [1995, 1995, 1995]],
  ['interiorOptions', 'cargoTray', [2002, 2002, 2002], undefined, ['Truck']],
  ['mechanicalOptions', 'towHitchReceiver', [1995, 1995, 1995], undefined, ['Coupe', 'Convertible', 'Sedan', 'Hatchback']],
];
