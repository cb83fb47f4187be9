/** Excise tax percentages of the District of Columbia, D.C. Code 50-2201.03(j): by unladen weight and city mileage. */
import type { TaxFacts } from './tax-facts.ts';

/** Percent per weight class, from the lowest to the highest mileage. */
const WEIGHT_CLASSES = [
  { underLb: 3500, pcts: [8.1, 4.4, 3.1, 2.2, 1.0] },
  { underLb: 5000, pcts: [9.1, 5.4, 4.1, 3.2, 2.0] },
] as const;
const HEAVIEST = { pcts: [10.1, 6.4, 5.1, 4.2, 3.0] } as const;
/** Upper bound of each column in city miles per gallon, except the last. */
const MILEAGES = [20, 25, 30, 39] as const;
/** City mileage is about nine tenths of the combined rating, the only one that the desk knows. */
const CITY_SHARE = 0.9;
const DEFAULT_LB = 3800;
const DEFAULT_CITY_MPG = 25;

export function dcExcisePct({ curbWeightLb = DEFAULT_LB, milesPerGallon, fuel }: TaxFacts): {
  readonly pct: number;
  readonly rule: string;
} {
  const { pcts } = WEIGHT_CLASSES.find(({ underLb }) => curbWeightLb < underLb) ?? HEAVIEST;
  // An electric car is not rated by gallon equivalents: it uses the last column.
  const city = milesPerGallon === undefined ? DEFAULT_CITY_MPG : Math.floor(milesPerGallon * CITY_SHARE);
  const column = fuel === 'electric' ? MILEAGES.length : MILEAGES.filter((mileage) => city > mileage).length;
  const pct = pcts[column] ?? 0;
  const mileage = fuel === 'electric' ? 'a battery car' : `about ${city} miles a gallon in the city`;
  return { pct, rule: `${pct} % at ${curbWeightLb} lb and ${mileage}` };
}
