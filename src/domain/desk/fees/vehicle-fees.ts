/** Computes the fees of a sale: document fee, title, registration and agency fees, each line with its legal source. */
import { withoutUndefined } from '#kernel/answer.ts';
import type { IsoDate } from '#kernel/dates.ts';
import { type Cents, cents, dollars, lesser, percentOf, sum, toDecimal } from '#kernel/money.ts';
import { placeOfZip } from '../../places/places.ts';
import type { StateCode } from '../../places/states.ts';
import type { DeskCar } from '../car.ts';
import { type Derivation, moneyStep } from '../derivation/derivation.ts';
import { inForce } from '../in-force.ts';
import { AGENCY_FEES, type AgencyFee } from './agency-fees.data.ts';
import { DOC_FEES, LEASE_ACQUISITION_FEE, USUAL_DOC_FEE } from './doc-fees.data.ts';
import { citation, type Line } from './line.ts';
import { plateTransferLine } from './plate-transfer.ts';
import {
  isRoadFee,
  type Registration,
  type RegistrationFacts,
  type RegistrationLine,
  registrationOf,
} from './registration/registration.ts';
import { inputsOf, ruleOf } from './registration/rule-text.ts';

export interface FeeFacts {
  readonly state: StateCode;
  /** Where the car is kept, for county registration fees. */
  readonly zip?: string | undefined;
  /** The date whose fees apply. */
  readonly asOf: IsoDate;
  readonly salesPrice: Cents;
  /** The dealer's document fee; the state's usual one when absent. */
  readonly docFee?: Cents | undefined;
  readonly car: DeskCar;
  /** The list price stated by the caller; by default that of the car. */
  readonly msrp?: Cents | undefined;
  readonly financed: boolean;
  readonly leased?: boolean;
  /** The buyer's plate is transferred to this car. */
  readonly plateTransfer?: boolean | undefined;
}

export interface Fees {
  readonly titleFee: Cents;
  readonly registrationFee: Cents;
  /** Sum of `dmvFees`. */
  readonly dmvFee: Cents;
  readonly dmvFees: Readonly<Record<string, Cents>>;
  readonly docFee: Cents;
  /** The lessor's fee; leases only. */
  readonly acquisitionFee?: Cents;
  /** Title, registration, agency, document and acquisition fee. */
  readonly combinedFees: Cents;
}

export interface FeesCharged {
  readonly fees: Fees;
  readonly derivation: readonly Derivation[];
}

/** Every fee of a sale in a state, each line with its derivation. */
export function vehicleFees(facts: FeeFacts): FeesCharged {
  const docFee = allowedDocFee(facts);
  const registration = registrationOf(registrationFacts(facts));
  const moved = facts.plateTransfer === true ? plateTransferLine(facts.state) : undefined;
  const agency = agencyFees(facts).filter(({ kind }) => moved === undefined || kind !== 'tag');
  const titles = agency.filter(({ kind }) => kind === 'title').map((fee) => agencyLine(facts.state, 'titleFee', fee));
  const parts =
    moved === undefined
      ? registration.lines.map((line) => registrationLine(facts.state, registration, line))
      : [{ ...moved, roadFee: false }];
  const smaller = [
    ...agency.filter(({ kind }) => kind !== 'title').map((fee) => agencyLine(facts.state, 'dmvFee', fee)),
    ...parts.filter(({ roadFee }) => roadFee),
  ];
  const registered = parts.filter(({ roadFee }) => !roadFee);
  const acquisitionFee = facts.leased ? dollars(LEASE_ACQUISITION_FEE) : undefined;
  const fees = {
    titleFee: total(titles),
    registrationFee: total(registered),
    dmvFee: total(smaller),
    dmvFees: Object.fromEntries(smaller.map(({ label, amount }) => [label, amount])),
    docFee: docFee.value,
    ...withoutUndefined({ acquisitionFee }),
  };
  return {
    fees: {
      ...fees,
      combinedFees: sum(fees.titleFee, fees.registrationFee, fees.dmvFee, fees.docFee, acquisitionFee ?? cents(0)),
    },
    derivation: [
      docFee.step,
      ...titles.map(({ step }) => step),
      ...registered.map(({ step }) => step),
      moneyStep(
        'registrationFee',
        fees.registrationFee,
        moved === undefined
          ? `every line of the registration, ${termOf(registration)}`
          : 'the plate is transferred from another car with its registration',
        amountsOf(registered),
      ),
      ...smaller.map(({ step }) => step),
      moneyStep('dmvFee', fees.dmvFee, 'sum of the smaller agency fees', amountsOf(smaller)),
    ],
  };
}

/** The inputs of registration formulas from a sale. */
export function registrationFacts({
  state,
  zip,
  asOf,
  salesPrice,
  car,
  msrp,
}: Omit<FeeFacts, 'financed'>): RegistrationFacts {
  const { condition, ageYears, fuel, curbWeightLb, milesPerGallon, cylinders, estimated = [] } = car;
  return {
    state,
    asOf,
    price: salesPrice,
    condition,
    ageYears,
    msrp: msrp ?? car.msrp,
    fuel,
    curbWeightLb,
    milesPerGallon,
    cylinders,
    county: zip === undefined ? undefined : placeOfZip(zip)?.county?.name,
    estimated: msrp === undefined ? estimated : estimated.filter((fact) => fact !== 'msrp'),
  };
}

/** The maximum document fee on a sale in a state; undefined when no law limits it. */
export function docFeeCap(state: StateCode, salesPrice: Cents): Cents | undefined {
  const { cap, capPct } = DOC_FEES[state];
  if (cap === undefined) return undefined;
  return capPct === undefined ? dollars(cap) : lesser(dollars(cap), percentOf(salesPrice, capPct));
}

/** The usual document fee in a state, never above its cap. */
export function usualDocFee(state: StateCode, salesPrice: Cents): Cents {
  const usual = dollars(DOC_FEES[state].usual);
  const cap = docFeeCap(state, salesPrice);
  return cap === undefined ? usual : lesser(usual, cap);
}

function allowedDocFee({ state, salesPrice, docFee }: FeeFacts): { value: Cents; step: Derivation } {
  const row = DOC_FEES[state];
  const requested = docFee ?? usualDocFee(state, salesPrice);
  const cap = docFeeCap(state, salesPrice);
  const clamped = cap !== undefined && requested > cap;
  const value = clamped ? cap : requested;
  const notes = [
    ...(clamped ? [`Clamped from ${toDecimal(requested)} to the maximum in ${state}.`] : []),
    ...(docFee === undefined ? ['No fee was stated, so the state’s usual fee is assumed, an estimate.'] : []),
    ...(row.note === undefined ? [] : [row.note]),
  ];
  const rule = docFee === undefined ? 'usual in the state' : 'as asked';
  // No law sets a fee without a cap: its source is the market.
  const source = docFee === undefined && cap === undefined ? USUAL_DOC_FEE : row;
  const step = moneyStep(
    'docFee',
    value,
    cap === undefined ? `${rule}, no cap in the state` : `${rule}, at most the cap of the state`,
    {
      asked: toDecimal(requested),
      default: docFee === undefined,
      ...(cap === undefined ? {} : { cap: toDecimal(cap) }),
      clamped,
    },
    { row: citation('document-fees', state, source), ...(notes.length > 0 ? { note: notes.join(' ') } : {}) },
  );
  return { value, step };
}

/** Title and smaller fees due on a sale, each in the version in force. */
function agencyFees({ state, asOf, car, financed }: FeeFacts): AgencyFee[] {
  const due = AGENCY_FEES.filter((fee) => fee.state === state && isDue(fee, car.condition, financed));
  return [...Map.groupBy(due, ({ label }) => label).values()].flatMap(
    (group) => inForce(group, asOf) ?? group.slice(0, 1),
  );
}

function isDue({ when }: AgencyFee, condition: 'new' | 'used', financed: boolean): boolean {
  return when === 'always' || when === condition || (when === 'financed' && financed);
}

function agencyLine(state: StateCode, figure: string, fee: AgencyFee): Line {
  const amount = dollars(fee.amount);
  const note = withoutUndefined({ note: fee.note });
  const step = moneyStep(
    `${figure}: ${fee.label}`,
    amount,
    WHEN[fee.when],
    {},
    { row: citation('agency-fees', state, fee), ...note },
  );
  return { label: fee.label, amount, step };
}

const WHEN: Readonly<Record<AgencyFee['when'], string>> = {
  always: 'flat',
  new: 'flat, a new car',
  used: 'flat, a used car',
  financed: 'flat, with a lien',
};

function registrationLine(
  state: StateCode,
  { car, assumed }: Registration,
  { part, amount }: RegistrationLine,
): Line & { readonly roadFee: boolean } {
  const inputs = inputsOf(part.pays, car);
  const guessed = assumed.filter((fact) => Object.hasOwn(inputs, fact));
  const notes = [
    ...guessed.map((fact) => `${fact} is estimated.`),
    ...(part.localAverage ? ['An average of counties and cities.'] : []),
    ...(part.note === undefined ? [] : [part.note]),
  ];
  const roadFee = isRoadFee(part);
  const step = moneyStep(
    `${roadFee ? 'dmvFee' : 'registrationFee'}: ${part.label}`,
    amount,
    ruleOf(part.pays, car),
    inputs,
    { row: citation('registration-fees', state, part), ...(notes.length > 0 ? { note: notes.join(' ') } : {}) },
  );
  return { label: part.label, amount, step, roadFee };
}

function termOf({ termYears }: Registration): string {
  return termYears === 1 ? 'one year' : `${termYears} years`;
}

function total(lines: readonly Line[]): Cents {
  return sum(...lines.map(({ amount }) => amount));
}

function amountsOf(lines: readonly Line[]): Record<string, string> {
  return Object.fromEntries(lines.map(({ label, amount }) => [label, toDecimal(amount)]));
}
