/** Writes the rule of a registration part in a form that a controller can check. */
import { type ByAge, type Measured, measureOf, ofAge, type Pays, valueYears } from './formula.ts';

const MEASURES = {
  msrp: 'MSRP',
  price: 'sales price',
  curbWeightLb: 'curb weight',
  ageYears: 'age',
  milesPerGallon: 'fuel economy',
  taxableHorsepower: 'taxable horsepower',
} as const;

/** `60 % of the MSRP, 16.25 % less each year, 2.8 % of that`. */
export function ruleOf(pays: Pays, car: Measured): string {
  switch (pays.kind) {
    case 'flat':
      return typeof pays.amount === 'number' ? 'flat' : 'by age in model years';
    case 'bands':
      return `by ${MEASURES[pays.by]}${keeps(pays.keepsPct, car.ageYears)}`;
    case 'weight':
      return `${pays.perHundredLb} for each started 100 lb${pays.over === undefined ? '' : ` above ${pays.over} lb`}${
        pays.base === undefined ? '' : `, and ${pays.base}`
      }`;
    case 'value': {
      const { sharePct = 100, losesPct, minimum, classOf } = pays;
      const name = pays.of === 'msrp' ? 'MSRP' : 'sales price';
      const base = classOf === undefined ? name : `${name} at the middle of its ${classOf} class`;
      const years = valueYears(pays, car);
      const aged = losesPct === undefined ? keeps(pays.keepsPct, years) : `, ${losesPct} % less each year`;
      const least = minimum === undefined ? '' : `, at least ${minimum}`;
      return `${ofAge(pays.ratePct, years)} % of ${sharePct === 100 ? '' : `${sharePct} % of `}the ${base}${aged}${least}`;
    }
  }
}

/** The car facts that the amount depends on, as printed in a derivation. */
export function inputsOf(pays: Pays, car: Measured): Record<string, string | number> {
  const { ageYears } = car;
  switch (pays.kind) {
    case 'flat':
      return typeof pays.amount === 'number' ? {} : { ageYears };
    case 'bands':
      return { [pays.by]: measureOf(car, pays.by), ageYears };
    case 'weight':
      return { curbWeightLb: car.curbWeightLb };
    case 'value':
      return pays.of === 'msrp'
        ? { msrp: (car.msrp / 100).toFixed(2), ageYears }
        : { salesPrice: (car.price / 100).toFixed(2), ownedYears: car.ownedYears };
  }
}

function keeps(byAge: ByAge | undefined, years: number): string {
  return byAge === undefined ? '' : `, ${ofAge(byAge, years)} % of it at this age`;
}
