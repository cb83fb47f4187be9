/** Fees of a sale: doc fee under the state's cap, title, registration and agency fees. */
import { type Cents, cents, dollars, lesser, percentOf, sum, toDecimal } from '#kernel/money.ts';
import type { StateCode } from '../../places/states.ts';
import { type Derivation, moneyStep, type TableRow } from '../derivation.ts';
import {
  DEFAULT_DOC_FEE,
  FEE_ROWS,
  FEE_TABLE,
  LEASE_ACQUISITION_FEE,
  LUXURY_MSRP,
  SMALL_FEES,
  type SmallFee,
} from './fee-rows.data.ts';

export interface FeeFacts {
  readonly state: StateCode;
  readonly salesPrice: Cents;
  /** What the dealer asks for documents; the service's default when absent. */
  readonly docFee?: Cents;
  readonly condition: 'new' | 'used';
  readonly financed: boolean;
  readonly leased?: boolean;
  readonly electric?: boolean;
  readonly msrp?: Cents;
}

export interface Fees {
  readonly titleFee: Cents;
  readonly registrationFee: Cents;
  /** Sum of `dmvFees`. */
  readonly dmvFee: Cents;
  readonly dmvFees: Readonly<Record<string, Cents>>;
  readonly docFee: Cents;
  /** The lessor's fee for writing a lease; a lease only. */
  readonly acquisitionFee?: Cents;
  /** Title, registration, agency, document and acquisition fee. */
  readonly combinedFees: Cents;
}

export interface FeesCharged {
  readonly fees: Fees;
  readonly derivation: readonly Derivation[];
}

/** Every fee of a sale in a state, each with its derivation. */
export function vehicleFees(facts: FeeFacts): FeesCharged {
  const row = FEE_ROWS[facts.state];
  const docFee = allowedDocFee(facts);
  const titleFee = titleFeeOf(facts);
  const registrationFee = dollars(row.registration);
  const dmvFees = Object.fromEntries(
    SMALL_FEES.filter((fee) => isDue(fee, facts)).map((fee) => [fee.label, dollars(fee.amount)]),
  );
  const dmvFee = sum(...Object.values(dmvFees));
  const acquisitionFee = facts.leased ? dollars(LEASE_ACQUISITION_FEE) : undefined;
  const planning = { row: citeFee(facts.state, 'low') };
  return {
    fees: {
      titleFee,
      registrationFee,
      dmvFee,
      dmvFees,
      docFee: docFee.value,
      ...(acquisitionFee === undefined ? {} : { acquisitionFee }),
      combinedFees: sum(titleFee, registrationFee, dmvFee, docFee.value, acquisitionFee ?? cents(0)),
    },
    derivation: [
      docFee.step,
      moneyStep(
        'titleFee',
        titleFee,
        'title fee of the state',
        { condition: facts.condition, financed: facts.financed },
        planning,
      ),
      moneyStep(
        'registrationFee',
        registrationFee,
        'planning figure for one year',
        { basis: row.registrationBasis },
        planning,
      ),
      moneyStep('dmvFee', dmvFee, 'sum of the smaller agency fees', printed(dmvFees), planning),
    ],
  };
}

/** The most a dealer may charge for documents on a sale in a state; undefined where no law limits it. */
export function docFeeCap(state: StateCode, salesPrice: Cents): Cents | undefined {
  const { docCap, docCapPct } = FEE_ROWS[state];
  if (docCap === undefined) return undefined;
  const cap = dollars(docCap);
  return docCapPct === undefined ? cap : lesser(cap, percentOf(salesPrice, docCapPct));
}

function allowedDocFee({ state, salesPrice, docFee }: FeeFacts): { value: Cents; step: Derivation } {
  const row = FEE_ROWS[state];
  const asked = docFee ?? dollars(DEFAULT_DOC_FEE);
  const cap = docFeeCap(state, salesPrice);
  const clamped = cap !== undefined && asked > cap;
  const value = clamped ? cap : asked;
  const notes = [
    ...(clamped ? [`Clamped from ${toDecimal(asked)} to the most that ${state} allows.`] : []),
    ...(row.docNote === undefined ? [] : [row.docNote]),
  ];
  const step = moneyStep(
    'docFee',
    value,
    cap === undefined ? 'as asked, no cap in the state' : 'as asked, at most the cap of the state',
    {
      asked: toDecimal(asked),
      default: docFee === undefined,
      ...(cap === undefined ? {} : { cap: toDecimal(cap) }),
      clamped,
    },
    { row: citeFee(state, row.docConfidence), ...(notes.length > 0 ? { note: notes.join(' ') } : {}) },
  );
  return { value, step };
}

function titleFeeOf({ state, condition, financed }: FeeFacts): Cents {
  const row = FEE_ROWS[state];
  if (financed && row.titleWithLien !== undefined) return dollars(row.titleWithLien);
  return dollars(condition === 'used' ? (row.titleUsed ?? row.title) : row.title);
}

function isDue({ states, when }: SmallFee, { state, condition, financed, electric, msrp }: FeeFacts): boolean {
  if (states?.startsWith('-') ? states.slice(1).split(' ').includes(state) : states && states !== state) return false;
  switch (when) {
    case 'always':
      return true;
    case 'new':
      return condition === 'new';
    case 'financed':
      return financed;
    case 'electric':
      return electric === true;
    case 'luxury':
      return msrp !== undefined && msrp > dollars(LUXURY_MSRP);
  }
}

function citeFee(state: StateCode, confidence: TableRow['confidence']): TableRow {
  return { ...FEE_TABLE, key: state, confidence };
}

function printed(amounts: Readonly<Record<string, Cents>>): Record<string, string> {
  return Object.fromEntries(Object.entries(amounts).map(([label, amount]) => [label, toDecimal(amount)]));
}
