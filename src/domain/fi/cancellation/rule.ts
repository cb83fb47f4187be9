/** Selects the cancellation rule of a contract by state and product family, with a default. */

import type { IsoDate } from '#kernel/dates.ts';
import type { ProductType } from '../families.ts';
import { GAP_RULES } from './gap-rules.data.ts';
import type { CancellationReason } from './reasons.ts';
import type { CancellationRow, Confidence, FeeCap, FreeLook, LateCharge } from './row.ts';
import { VSC_RULES } from './vsc-rules.data.ts';

/**
 * Where the pro-rata refund comes from. `statute`: a cited section requires it. `practice`: a law of the state is reported to require it, without a section.
 * `contract-default`: no statute of the state does, and contracts decide.
 */
export type RuleBasis = 'statute' | 'practice' | 'contract-default' | 'model-act-default';

/** A complete rule. */
export interface CancellationRule {
  readonly productType: ProductType;
  /** Two letters, or null when the state is missing or unknown. */
  readonly state: string | null;
  readonly law: string;
  readonly basis: RuleBasis;
  readonly method: 'pro-rata-lesser-of-time-and-miles' | 'pro-rata-by-days';
  readonly freeLook: FreeLook;
  readonly feeCap: FeeCap;
  readonly claimsDeducted: boolean;
  /** GAP: no refund once a total-loss benefit has been paid. */
  readonly endsWithClaim: boolean;
  readonly payWithinDays: number;
  readonly late: LateCharge | null;
  readonly latePenalty: string | null;
  /** Reasons for which a waiver's refund is owed without a request. */
  readonly automaticOn: readonly CancellationReason[];
  readonly requestWithinDays: number | null;
  readonly providerKeepsFee: boolean;
  readonly assignment: string;
  readonly disclosures: readonly string[];
  readonly confidence: Confidence;
  readonly effectiveFrom: IsoDate;
  /** Null if the text was not read. */
  readonly verifiedOn: IsoDate | null;
}

/** The year for which undated rows are stated. */
const STATED_FOR = '2026-01-01';
/** A citation names a section. */
const SECTION = /\d/;

type Defaults = Pick<
  CancellationRule,
  'method' | 'freeLook' | 'feeCap' | 'claimsDeducted' | 'endsWithClaim' | 'payWithinDays'
>;

/** Contract custom without a statute: 30-day free look, pro rata, the lesser of $50 or 10% of the price. */
const SERVICE_DEFAULT: Defaults = {
  method: 'pro-rata-lesser-of-time-and-miles',
  freeLook: { days: 30, claims: 'bars' },
  feeCap: { flatCents: 5_000, pct: { of: 'price', rate: 10 } },
  claimsDeducted: true,
  endsWithClaim: false,
  payWithinDays: 45,
};

/** The common core of the waiver acts: 30-day free look, by days, a stated fee of at most $50. */
const GAP_DEFAULT: Defaults = {
  method: 'pro-rata-by-days',
  freeLook: { days: 30, claims: 'bars' },
  feeCap: { flatCents: 5_000 },
  claimsDeducted: false,
  endsWithClaim: true,
  payWithinDays: 60,
};

/** Families that a state's service-contract statute covers; the others follow their contract. */
const UNDER_SERVICE_STATUTE: ReadonlySet<ProductType> = new Set(['VSC', 'AP', 'TIRE', 'KEY', 'PDR', 'RUST']);

const FAMILY_NOTES: Partial<Record<ProductType, string>> = {
  PPM: 'Maintenance agreements are often exempt from service-contract statutes; contract custom is used.',
  ETCH: 'An installed etch is usually not refundable; this treats the whole price as the benefit part.',
  EWT: 'Lease-end waivers follow their contract; contract custom is used.',
  LTW: 'A dealer-backed warranty follows its certificate; contract custom is used.',
};

const vscByState = new Map(VSC_RULES.map((row) => [row.state, row]));
const gapByState = new Map(GAP_RULES.map((row) => [row.state, row]));

/**
 * The rule for a family in a state (two letters, any case). A missing or unknown state gets a default modeled on the
 * NAIC Service Contracts Model Act #685, and is reported.
 */
export function cancellationRule(productType: ProductType, state: string | undefined): CancellationRule {
  const code = state?.toUpperCase();
  const known = code !== undefined && vscByState.has(code);
  if (!known) return defaultRule(productType, code);
  const row = rowFor(productType, code);
  if (row === undefined) return familyDefault(productType, code);
  const defaults = productType === 'GAP' ? GAP_DEFAULT : SERVICE_DEFAULT;
  return {
    productType,
    state: code,
    law: row.law,
    basis: basisOf(row),
    ...defaults,
    freeLook: row.freeLook ?? defaults.freeLook,
    feeCap: row.feeCap ?? defaults.feeCap,
    claimsDeducted: row.claimsDeducted ?? defaults.claimsDeducted,
    payWithinDays: row.payWithinDays ?? defaults.payWithinDays,
    ...termsOf(row),
    disclosures: disclosuresOf(row),
    confidence: row.confidence,
  };
}

/** A row without a cited section is based on practice. */
function basisOf({ proRataByStatute, law }: CancellationRow): RuleBasis {
  if (proRataByStatute !== true) return 'contract-default';
  return SECTION.test(law) ? 'statute' : 'practice';
}

/** The row's terms besides the refund, with defaults. */
function termsOf(row: Partial<CancellationRow> = {}) {
  const late = row.late === undefined ? null : { ...row.late, ...onlyFreeLook(row) };
  const { latePenalty = late === null ? null : lateWords(late) } = row;
  return {
    late,
    latePenalty,
    automaticOn: automaticReasons(row),
    requestWithinDays: row.requestWithinDays ?? null,
    providerKeepsFee: row.providerKeepsFee === true,
    assignment: row.assignment ?? 'The contract says whether it passes to a later owner.',
    effectiveFrom: row.effectiveFrom ?? STATED_FOR,
    verifiedOn: row.verifiedOn ?? null,
  };
}

/** A statute that requires no refund after the free look charges only for a late free-look refund. */
function onlyFreeLook({ proRataByStatute }: Partial<CancellationRow>): Pick<LateCharge, 'only'> {
  return proRataByStatute === true ? {} : { only: 'free-look' };
}

function automaticReasons({ automaticOnPayoff }: Partial<CancellationRow>): readonly CancellationReason[] {
  if (automaticOnPayoff === undefined) return [];
  return automaticOnPayoff === 'prepayment' ? ['payoff'] : ['payoff', 'total-loss', 'repossession'];
}

function lateWords({ pct, of, per, only }: LateCharge): string {
  const base = of === 'unearned' ? 'unearned part (the whole price in the free look)' : of;
  const until = per === 'once' ? 'once it is late' : `for each ${per === 'month' ? 'month' : '30 days'} late`;
  return `${pct}% of the ${base} ${until}${only === undefined ? '' : ', in the free look only'}`;
}

function rowFor(productType: ProductType, state: string): CancellationRow | undefined {
  if (productType === 'GAP') return gapByState.get(state);
  return UNDER_SERVICE_STATUTE.has(productType) ? vscByState.get(state) : undefined;
}

function disclosuresOf(row: CancellationRow): string[] {
  const said: string[] = [];
  if (!row.proRataByStatute)
    said.push('No statute of this state sets the refund after the free look; contract custom is used.');
  if (row.proRataByStatute && row.freeLook === undefined)
    said.push('The statute sets no free look; contract custom is used for it.');
  if (row.freeLook?.daysWhenMailed !== undefined) {
    said.push(
      `The free look is ${row.freeLook.daysWhenMailed} days when the contract is mailed instead of handed over at the sale.`,
    );
  }
  if (row.note !== undefined) said.push(row.note);
  return said;
}

function familyDefault(productType: ProductType, state: string): CancellationRule {
  return {
    productType,
    state,
    law: 'contract custom',
    basis: 'contract-default',
    ...SERVICE_DEFAULT,
    ...termsOf(),
    disclosures: [FAMILY_NOTES[productType] ?? 'Contract custom is used.'],
    confidence: 'low',
  };
}

function defaultRule(productType: ProductType, unknown: string | undefined): CancellationRule {
  const why = unknown === undefined ? 'No state was given' : `${unknown} is not a state of the table`;
  const family = FAMILY_NOTES[productType];
  return {
    productType,
    state: null,
    law:
      productType === 'GAP'
        ? 'default after the waiver model act'
        : 'default after the NAIC Service Contracts Model Act #685',
    basis: 'model-act-default',
    ...(productType === 'GAP' ? GAP_DEFAULT : SERVICE_DEFAULT),
    ...termsOf(),
    disclosures: [`${why}; the model-act default is used.`, ...(family === undefined ? [] : [family])],
    confidence: 'low',
  };
}
