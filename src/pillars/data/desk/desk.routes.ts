/** Handlers of the desk endpoints: the platform gateway's bytes when configured, else the built-in desk. */

import { type Car, statedBy } from '#domain/car/car.ts';
import { factsOf } from '#domain/car/car-facts.ts';
import { DEFAULT_SCORE } from '#domain/credit-tiers/score.ts';
import { aprAnswer } from '#domain/desk/canonical/apr.ts';
import { DEFAULT_TERM, paymentsAnswer } from '#domain/desk/canonical/payments.ts';
import { plateAnswer, vinOfPlate } from '#domain/desk/canonical/plate.ts';
import { defaultPrice, type Subject, subjectOf } from '#domain/desk/canonical/subject.ts';
import { taxesAnswer } from '#domain/desk/canonical/taxes.ts';
import type { PriceBasis } from '#domain/desk/canonical/taxes-and-fees.ts';
import { tcoAnswer } from '#domain/desk/canonical/tco.ts';
import { carOf } from '#domain/desk/car.ts';
import { plateProblems } from '#domain/desk/desk-input.ts';
import { firstPaymentProblems } from '#domain/desk/payment/schedule-wire.ts';
import { stateOfZip } from '#domain/places/places.ts';
import type { StateCode } from '#domain/places/states.ts';
import { zipProblem } from '#domain/places/zip.ts';
import { notFound, ok, refuseProblems, withoutUndefined } from '#kernel/answer.ts';
import { type IsoDate, yearOf } from '#kernel/dates.ts';
import type { AnswerOf, CallOf, Routes } from '#kernel/endpoint.ts';
import { andThen, type MaybePromise } from '#kernel/maybe-promise.ts';
import { type Cents, cents, toDecimal } from '#kernel/money.ts';
import { type Problem, problem } from '#kernel/problems.ts';
import { SOURCES, simulated } from '#kernel/provenance.ts';
import { relay } from '#pillars/data/gateway/relay.ts';
import type { Tools } from '#ports/tools.ts';
import { resolveCar } from '#streams/cars/resolve-car.ts';
import type { desk } from './desk.contract.ts';
import type { SentParameters } from './inputs.ts';

type DeskTools = Pick<Tools, 'gateway' | 'events' | 'vehicles'>;
type Ask<Name extends keyof typeof desk> = CallOf<(typeof desk)[Name]>;
type Reply<Name extends keyof typeof desk> = AnswerOf<(typeof desk)[Name]>;

const provenance = simulated(SOURCES.desk);
/** The default ZIP of the buyer. */
const DEFAULT_ZIP = '94020';

/** The gateway path of a call, and the reason returned when it finds nothing. */
function at(path: string, missing = 'The platform gateway has no record for that VIN.') {
  return { path, missing };
}

export const routes: Routes<typeof desk, DeskTools> = {
  readPayments: (call, tools) =>
    tools.gateway === undefined
      ? withCar(call, tools, (car) => payments(call, car))
      : relay(tools.gateway, call, at(`/payments/${call.params.vin}`)),
  readApr: (call, tools) =>
    tools.gateway === undefined
      ? withCar(call, tools, (car) => apr(call, car))
      : relay(tools.gateway, call, at(`/apr/${call.params.vin}`)),
  readTco: (call, tools) =>
    tools.gateway === undefined
      ? withCar(call, tools, (car) => tco(call, car))
      : relay(tools.gateway, call, at(`/tco/${call.params.vin}`)),
  readTaxes: (call, tools) =>
    tools.gateway === undefined
      ? withCar(call, tools, (car) => taxes(call, car))
      : relay(tools.gateway, call, at(`/taxes/${call.params.vin}`)),
  readPlate: (call, tools) => {
    const { gateway } = tools;
    const { state, number } = call.params;
    if (gateway === undefined) return plate(call, tools);
    return relay(gateway, call, at(`/plate/${state}/${number}`, 'The platform gateway has no such plate.'));
  },
};

/** Runs on the car as the caller sees it. */
function withCar<T>(
  { params, caller, today }: Ask<'readPayments' | 'readApr' | 'readTco' | 'readTaxes'>,
  tools: DeskTools,
  answer: (car: Car) => T,
): MaybePromise<T> {
  return andThen(resolveCar(tools, { vin: params.vin, account: caller.account, today }), answer);
}

function payments({ query, today }: Ask<'readPayments'>, car: Car): Reply<'readPayments'> {
  const subject = subjectFor(car, today);
  const { downPayment = cents(0), term, loanTerm, docFee, interestRate, plateTransfer, soldOnline } = query;
  const priced = priceOf(subject, car, query.price);
  const place = placeOf(query.zip);
  const problems = [
    ...place.problems,
    ...(place.state === undefined ? [] : plateProblems('query', plateTransfer, place.state)),
    ...termProblems(term, loanTerm),
    ...downPaymentProblems(downPayment, priced.price),
    ...firstPaymentProblems(query.firstPaymentDate, query.asOf ?? today),
  ];
  if (place.state === undefined || problems.length > 0) return refuseProblems(problems);
  const { firstPaymentDate, prepaidFinanceCharge = cents(0) } = query;
  const answer = paymentsAnswer(onDay(subject, query.asOf), {
    state: place.state,
    zip: place.zip,
    ...priced,
    tradeIn: query.tradeIn?.cents ?? cents(0),
    downPayment,
    term: term ?? loanTerm ?? DEFAULT_TERM,
    creditScore: query.creditScore ?? DEFAULT_SCORE,
    ...withoutUndefined({ docFee, interestRate, plateTransfer, soldOnline }),
    ...(query.schedule === true ? { schedule: { firstPaymentDate, prepaidFinanceCharge } } : {}),
    grid: query.grid === true,
    sent: { price: query.price?.text, tradeIn: query.tradeIn?.text },
  });
  return ok({ ...answer, facts: factsOf(car, today), provenance });
}

function apr({ query, today }: Ask<'readApr'>, car: Car): Reply<'readApr'> {
  const { vehicleAge, vehicleMileage, creditScore } = query;
  const place = placeOf(query.zip);
  if (place.problems.length > 0) return refuseProblems(place.problems);
  const { car: known, ...identified } = subjectFor(car, today);
  // Facts that the caller states take precedence over known ones.
  const year = query.year ?? identified.year;
  const modelYear = vehicleAge === undefined ? year : yearOf(today) - vehicleAge;
  const listed = statedBy(car);
  const odometer = vehicleMileage?.value ?? listed.odometer;
  // New or used is determined again when the caller states another age or mileage.
  const condition = vehicleMileage === undefined && modelYear === identified.year ? listed.condition : undefined;
  const rated = carOf({ modelYear, currentYear: yearOf(today), odometer, condition });
  const described = {
    ...identified,
    year,
    ...withoutUndefined({ make: query.make ?? identified.make, model: query.model ?? identified.model }),
  };
  const answer = aprAnswer(
    { ...described, car: { ...known, ...rated } },
    {
      zip: place.zip,
      creditScore: creditScore?.value ?? DEFAULT_SCORE,
      sent: { creditScore: creditScore?.text, vehicleMileage: vehicleMileage?.text },
    },
  );
  const facts = factsOf(car, today, { odometer: vehicleMileage?.value, judged: true });
  return ok({ ...answer, facts, provenance });
}

function tco({ query, today }: Ask<'readTco'>, car: Car): Reply<'readTco'> {
  const subject = subjectFor(car, today);
  const place = placeOf(query.zip);
  if (place.state === undefined) return refuseProblems(place.problems);
  const { fromZip } = query;
  const asked = {
    state: place.state,
    zip: place.zip,
    ...priceOf(subject, car, undefined),
    ...withoutUndefined({ fromZip }),
  };
  return ok({ ...tcoAnswer(onDay(subject, query.asOf), asked), facts: factsOf(car, today), provenance });
}

function taxes({ query, today }: Ask<'readTaxes'>, car: Car): Reply<'readTaxes'> {
  const subject = subjectFor(car, today);
  const place = placeOf(query.zip);
  if (place.state === undefined) return refuseProblems(place.problems);
  const { price, tradeIn, docFee, downPayment, plateTransfer, soldOnline } = query;
  const problems = plateProblems('query', plateTransfer, place.state);
  if (problems.length > 0) return refuseProblems(problems);
  const answer = taxesAnswer(onDay(subject, query.asOf), {
    state: place.state,
    zip: place.zip,
    ...priceOf(subject, car, price),
    tradeIn: tradeIn?.cents ?? cents(0),
    ...withoutUndefined({ docFee, downPayment, plateTransfer, soldOnline }),
    sent: { price: price?.text, tradeIn: tradeIn?.text },
  });
  return ok({ ...answer, facts: factsOf(car, today), provenance });
}

function plate({ params, query, today, caller }: Ask<'readPlate'>, tools: DeskTools): MaybePromise<Reply<'readPlate'>> {
  const { state, number } = params;
  if (query.state !== undefined && query.state !== state) {
    return refuseProblems([problem('query', 'state', `the state of the path, ${state}`, query.state)]);
  }
  const vin = vinOfPlate(state, number);
  if (vin === undefined) return notFound(`No car has the plate ${number} of ${state}.`, { state, number });
  return andThen(resolveCar(tools, { vin, account: caller.account, today }), (car) =>
    ok({ ...plateAnswer(car.identity), facts: factsOf(car, today), provenance }),
  );
}

/** The car with the mileage and condition of its listing. */
function subjectFor(car: Car, today: IsoDate): Subject {
  return subjectOf(car.identity, today, statedBy(car));
}

/** The same car, taxed at the rates of another date. */
function onDay(subject: Subject, asOf: IsoDate | undefined): Subject {
  return asOf === undefined ? subject : { ...subject, asOf };
}

/** The price as sent, else the car's price. */
function priceOf(
  subject: Subject,
  { listed }: Car,
  sent: SentParameters | undefined,
): { price: Cents; priceBasis: PriceBasis } {
  if (sent !== undefined) return { price: sent.cents, priceBasis: 'asked' };
  return defaultPrice(subject, listed?.askingDollars);
}

interface Place {
  readonly zip: string;
  /** Undefined when no state taxes; then `problems` says so. */
  readonly state: StateCode | undefined;
  readonly problems: readonly Problem[];
}

function placeOf(zip = DEFAULT_ZIP): Place {
  const state = stateOfZip(zip);
  return { zip, state, problems: state === undefined ? [zipProblem('query', zip)] : [] };
}

/** One value with two names: the gateway documents `loanTerm`, its clients send `term`. */
function termProblems(term: number | undefined, loanTerm: number | undefined): Problem[] {
  if (term === undefined || loanTerm === undefined || term === loanTerm) return [];
  return [problem('query', 'loanTerm', `the same as term, ${term}, or only one of them`, loanTerm)];
}

function downPaymentProblems(downPayment: Cents, price: Cents): Problem[] {
  if (downPayment <= price) return [];
  const expected = `a number of dollars up to the price ${toDecimal(price)}`;
  return [problem('query', 'downPayment', expected, toDecimal(downPayment))];
}
