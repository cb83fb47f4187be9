/**
 * Responses of NHTSA's public APIs as recorded in public repositories; decodes omit members without a value. Works of
 * the United States government, in the public domain.
 */

/** `DecodeVinValues`, recorded on 2026-10-09 for a well-known Accord. */
const ACCORD = {
  AirBagLocCurtain: '1st and 2nd Rows',
  AirBagLocFront: '1st Row (Driver and Passenger)',
  AirBagLocKnee: '',
  BedType: 'Not Applicable',
  BodyClass: 'Coupe',
  DisplacementCC: '2998.832712',
  DisplacementCI: '183',
  DisplacementL: '2.998832712',
  Doors: '2',
  DriveType: '',
  EngineConfiguration: 'V-Shaped',
  EngineCylinders: '6',
  EngineHP: '240',
  EngineModel: 'J30A4',
  ErrorCode: '0',
  ErrorText: '0 - VIN decoded clean. Check Digit (9th position) is correct',
  FuelTypePrimary: 'Gasoline',
  GVWR: 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)',
  Make: 'HONDA',
  Manufacturer: 'AMERICAN HONDA MOTOR CO., INC.',
  Model: 'Accord',
  ModelYear: '2003',
  PlantCity: 'MARYSVILLE',
  PlantCountry: 'UNITED STATES (USA)',
  PlantState: 'OHIO',
  PossibleValues: '',
  SeatBeltsAll: 'Manual',
  SuggestedVIN: '',
  TransmissionSpeeds: '5',
  TransmissionStyle: 'Automatic',
  Trim: 'EX-V6',
  VIN: '1HGCM82633A004352',
  ValveTrainDesign: 'Single Overhead Cam (SOHC)',
  VehicleType: 'PASSENGER CAR',
};

/** The same for a BMW, from the manual of composite/laravel-nhtsa. */
const BMW = {
  AirBagLocFront: '1st Row (Driver and Passenger)',
  BodyClass: 'Sedan/Saloon',
  DisplacementCC: '2000.00',
  DisplacementL: '2.00',
  Doors: '4',
  EngineCylinders: '4',
  EngineHP: '241',
  ErrorCode: '1',
  ErrorText: '1 - Check Digit (9th position) does not calculate properly',
  FuelTypePrimary: 'Gasoline',
  Make: 'BMW',
  Manufacturer: 'BMW AG',
  Model: '328i',
  ModelYear: '2012',
  PlantCity: 'MUNICH',
  PlantCountry: 'GERMANY',
  Series: '3-Series',
  VIN: 'WBA3A5C51CF256987',
  VehicleType: 'PASSENGER CAR',
};

/** The same for a Tesla with wrong positions, recorded for its first eleven characters, which code 6 refers to. */
const TESLA = {
  BodyClass: 'Hatchback/Liftback/Notchback',
  Doors: '5',
  DriveType: 'RWD/ Rear Wheel Drive',
  ErrorCode: '5,6,14',
  Make: 'TESLA',
  Manufacturer: 'TESLA, INC.',
  Model: 'Model S',
  ModelYear: '2014',
  PlantCity: 'FREMONT',
  PlantCountry: 'UNITED STATES (USA)',
  PossibleValues: '(8:12)(12:ABFPRS)',
  SuggestedVIN: '5YJSA3D!*EF!',
  VIN: '5YJSA3DS*EF',
  VehicleType: 'PASSENGER CAR',
};

/** NHTSA's response for an unlisted manufacturer. */
const UNKNOWN = {
  ErrorCode: '1,7',
  ErrorText:
    '1 - Check Digit (9th position) does not calculate properly; 7 - Manufacturer is not registered with NHTSA',
  Make: '',
  Manufacturer: '',
  ModelYear: '2003',
};

export const DECODED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1HGCM82633A004352': ACCORD,
  WBA3A5C51CF256987: BMW,
  '5YJSA3DS5EFP00001': TESLA,
  ZZZCM82633A004352: UNKNOWN,
};

/** `recallsByVehicle`, recorded in March 2025 for a 2025 Ford Mustang, with the long summary cut. */
export const RECALLED = {
  Count: 1,
  Message: 'Results returned successfully',
  results: [
    {
      Manufacturer: 'Ford Motor Company',
      NHTSACampaignNumber: '25V164000',
      parkIt: false,
      parkOutSide: false,
      overTheAirUpdate: false,
      ReportReceivedDate: '14/03/2025',
      Component: 'POWER TRAIN:AUTOMATIC TRANSMISSION:FLUID/LUBRICANT',
      Summary: 'Ford is recalling certain 2024-2025 F-150, Mustang…',
      Consequence: 'Unexpected vehicle movement increases crash risk.',
      Remedy: 'Dealers will replace the transmission valve body.',
      ModelYear: '2025',
      Make: 'FORD',
      Model: 'MUSTANG',
    },
  ],
};
