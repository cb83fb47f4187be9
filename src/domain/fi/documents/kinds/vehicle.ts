/** Owns the car as documents print it: VIN, year, make and model. */
import type { LabelledField } from '../reading/labels.ts';
import { type Reader, textAs, vinAs, wholeAs } from '../reading/readers.ts';

const MAKES = [
  'Acura',
  'Alfa Romeo',
  'Audi',
  'BMW',
  'Buick',
  'Cadillac',
  'Chevrolet',
  'Chevy',
  'Chrysler',
  'Dodge',
  'Fiat',
  'Ford',
  'Genesis',
  'GMC',
  'Honda',
  'Hyundai',
  'Infiniti',
  'Jaguar',
  'Jeep',
  'Kia',
  'Land Rover',
  'Lexus',
  'Lincoln',
  'Lucid',
  'Maserati',
  'Mazda',
  'Mercedes-Benz',
  'Mercedes',
  'Mini',
  'Mitsubishi',
  'Nissan',
  'Polestar',
  'Porsche',
  'Ram',
  'Rivian',
  'Scion',
  'Subaru',
  'Tesla',
  'Toyota',
  'Volkswagen',
  'Volvo',
] as const;

const CAR = new RegExp(
  String.raw`\b((?:19[89]|20[0-4])\d)[\s,/-]+(${MAKES.map((make) => make.replaceAll(/[ -]/g, '[ -]')).join('|')})\b(?:[\s,/-]+([A-Z0-9][\w-]*(?: [A-Z0-9][\w-]*){0,3}))?`,
  'i',
);

/** `2024 Honda Accord EX` in a text. */
export const carReader: Reader = {
  typed: 'car',
  read: (text) => {
    const match = CAR.exec(text);
    if (match === null) return undefined;
    const make = MAKES.find((one) => one.toLowerCase().replace('-', ' ') === match[2]?.toLowerCase().replace('-', ' '));
    const model = match[3]?.replace(/\s+(?:VIN|with|and|bearing|serial|odometer|mileage|insured)\b.*$/i, '').trim();
    const values = {
      year: Number(match[1]),
      make: make ?? match[2] ?? '',
      ...(model === undefined || model === '' || /^(?:VIN|with|and|bearing|serial)$/i.test(model) ? {} : { model }),
    };
    return { values, start: match.index, end: match.index + match[0].length, quality: 1 };
  },
};

export const VEHICLE_FIELDS: readonly LabelledField[] = [
  {
    labels: [
      'VIN',
      'VIN #',
      'VIN No',
      'VIN Number',
      'V.I.N.',
      'Vehicle Identification Number',
      'Vehicle Identification No',
      'Vehicle ID',
      'Vehicle ID Number',
      'Vehicle ID #',
      'Serial No',
      'Serial Number',
      'Serial #',
      'Serial',
      'Vehicle Serial Number',
    ],
    reader: vinAs('vin'),
  },
  {
    labels: [
      'Year/Make/Model',
      'Yr/Make/Model',
      'Year Make Model',
      'Vehicle',
      'Covered Vehicle',
      'Vehicle Description',
      'Collateral',
      'Vehicle Year/Make/Model',
      'Insured Vehicle',
      'Year and Make',
    ],
    reader: carReader,
  },
  { labels: ['Year', 'Model Year', 'Vehicle Year', 'Yr'], reader: wholeAs('year', 1980, 2049) },
  { labels: ['Make', 'Vehicle Make'], reader: textAs('make', 30) },
  { labels: ['Model', 'Vehicle Model'], reader: textAs('model', 40) },
];
