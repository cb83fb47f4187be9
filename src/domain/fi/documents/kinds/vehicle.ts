/** Reads a printed vehicle: VIN, year, make and model. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { LabelledField } from '../reading/labels.ts';
import { type Reader, textAs, vinAs, wholeAs } from '../reading/readers.ts';
import { VEHICLE_LABELS } from './labels.data.ts';

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

const MAKE_WORDS = MAKES.map((make) => make.replaceAll(/[ -]/g, '[ -]')).join('|');

const CAR = new RegExp(
  String.raw`\b((?:19[89]|20[0-4])\d)[\s,/-]+(${MAKE_WORDS})\b(?:[\s,/-]+([A-Z0-9][\w-]*(?: [A-Z0-9][\w-]*){0,3}))?`,
  'i',
);

/** Words that may follow a model in a sentence: another fact of the car, or its VIN. */
const AFTER_MODEL = /(?:^|\s)(?:(?:VIN|with|and|bearing|serial|odometer|mileage|insured)\b|[A-HJ-NPR-Z0-9]{17}\b).*$/i;

/** `2024 Honda Accord EX` in a text. */
export const carReader: Reader = {
  typed: 'car',
  read: (text) => {
    const match = CAR.exec(text);
    if (match === null) return undefined;
    const model = (match[3] ?? '').replace(AFTER_MODEL, '').trim();
    const values = {
      year: Number(match[1]),
      make: makeNamed(match[2]),
      ...(model === '' ? {} : { model }),
    };
    return { values, start: match.index, end: match.index + match[0].length, quality: 1 };
  },
};

const MAKE_MODEL = new RegExp(
  String.raw`^[\s:]*(${MAKE_WORDS})\b[\s,/-]*([A-Z0-9][\w-]*(?: [A-Z0-9][\w-]*){0,3})?`,
  'i',
);

/** `Toyota Corolla` under its own label. */
const makeModelReader: Reader = {
  typed: 'car',
  read: (text) => {
    const match = MAKE_MODEL.exec(text);
    if (match === null) return undefined;
    const start = match[0].length - match[0].trimStart().length;
    const values = { make: makeNamed(match[1]), ...withoutUndefined({ model: match[2] }) };
    return { values, start, end: match[0].length, quality: 1 };
  },
};

/** The make in its common spelling. */
function makeNamed(text = ''): string {
  const plain = (name: string) => name.toLowerCase().replace('-', ' ');
  return MAKES.find((make) => plain(make) === plain(text)) ?? text;
}

export const VEHICLE_FIELDS: readonly LabelledField[] = [
  { labels: VEHICLE_LABELS.vin, reader: vinAs('vin') },
  { labels: VEHICLE_LABELS.car, reader: carReader },
  { labels: VEHICLE_LABELS.year, reader: wholeAs('year', 1980, 2049) },
  { labels: VEHICLE_LABELS.makeModel, reader: makeModelReader },
  { labels: VEHICLE_LABELS.make, reader: textAs('make', 30) },
  { labels: VEHICLE_LABELS.model, reader: textAs('model', 40) },
];
