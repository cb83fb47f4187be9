/** Computes `/apr/{vin}`: the posted rate of a car and a score for each term. */
import { withoutUndefined } from '#kernel/answer.ts';
import { aprStep, POSTED_TERMS, postedAprs } from '../rates/posted-apr.ts';
import type { Subject } from './subject.ts';

export interface AprInput {
  readonly zip: string;
  readonly creditScore: number;
  /** Text as the caller sent it. */
  readonly sent: { readonly creditScore?: string | undefined; readonly vehicleMileage?: string | undefined };
}

/** Score and mileage are echoed as text; age and rates are numbers. Age and miles are those of the subject's car. */
export function aprAnswer({ vin, year, make, model, car }: Subject, { zip, creditScore, sent }: AprInput) {
  const { condition, odometer, ageYears } = car;
  const rated = { creditScore, condition, miles: odometer, ageYears };
  return {
    vehicle: { vin, year, ...withoutUndefined({ make, model }) },
    zip,
    creditScore: sent.creditScore ?? String(creditScore),
    vehicleAge: ageYears,
    vehicleMileage: sent.vehicleMileage ?? String(odometer),
    apr: postedAprs(rated),
    derivation: POSTED_TERMS.map((termMonths) => aprStep(rated, { termMonths })),
  };
}
