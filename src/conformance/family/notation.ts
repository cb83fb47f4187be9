/** Notation of families: a noun, its fields, its states and one row per verb. */
import type { ScalarType } from '../expression/formula.ts';
import type { Noun, NounsOf } from './nouns.ts';

const PILLARS = [
  'data',
  'inventory',
  'sales',
  'finance',
  'fi',
  'title',
  'service',
  'parts',
  'wholesale',
  'logistics',
  'compliance',
  'customer',
  'marketing',
  'ev',
  'fleet',
  'insurance',
  'operations',
  'platform',
] as const;
export type PillarName = (typeof PILLARS)[number];

/** The counterparties that give assessments, each with a sandbox. */
const COUNTERPARTIES = [
  'lender',
  'bureau',
  'notary',
  'esign',
  'identity',
  'dmv',
  'title-agency',
  'history-provider',
  'screening',
  'carrier',
  'transporter',
  'tow-operator',
  'telematics',
  'oem',
  'inspector',
  'recon-vendor',
  'parts-supplier',
  'valuation',
  'auction',
  'floorplan-lender',
  'marketplace',
  'ad-network',
  'insurer',
  'product-provider',
  'payment-rail',
  'charging-network',
  'utility',
  'engagement-platform',
] as const;
export type Counterparty = (typeof COUNTERPARTIES)[number];

/** The field that identifies a record's subject. */
export type Subject = 'vin' | 'deal' | 'customer' | 'dealer' | 'none';

export type FieldType = ScalarType | 'enum' | `ref:${Noun}`;
/** A trailing question mark makes a field optional. */
type Marked<T extends string> = T | `${T}?`;

/** Type, a valid example, and the values of an enum. */
export type FieldRow =
  | readonly [Marked<'integer' | 'number'>, number]
  | readonly [Marked<'boolean'>, boolean]
  | readonly [Marked<Exclude<ScalarType, 'integer' | 'number' | 'boolean'> | `ref:${Noun}`>, string]
  | readonly [Marked<'enum'>, string, readonly string[]];

type Filter<F extends string> = readonly (F | 'state')[];
type Formula = { readonly get: string; readonly live?: true } | { readonly post: string; readonly live?: true };

/** Kind, name, and only the deviations from the kind's defaults. */
export type VerbRow<F extends string = string, S extends string = string> =
  | readonly ['create' | 'export' | 'history', string]
  | readonly ['get', string]
  | readonly ['get', string, { readonly by?: readonly F[]; readonly where?: string; readonly live?: true }]
  | readonly ['list', string, { readonly by?: Filter<F>; readonly where?: string; readonly live?: true }]
  | readonly ['search', string, { readonly by: Filter<F> }]
  | readonly ['update', string, { readonly fields: readonly F[]; readonly when?: string }]
  | readonly ['transition', string, Moves<S>]
  | readonly [
      'assess',
      string,
      { readonly ask: Counterparty; readonly outcomes: readonly [string, string, ...string[]] },
    ]
  | readonly ['calculate' | 'validate', string, Formula]
  | readonly ['summarize', string, { readonly by?: Filter<F>; readonly measures?: readonly Measure<F>[] }];

interface Moves<S extends string> {
  readonly from: readonly [S, ...S[]];
  readonly to: S;
  /** Names that must be present in the body or on the record. */
  readonly needs?: readonly string[];
  /** A condition over the record. */
  readonly when?: string;
}

export type Measure<F extends string = string> = 'count' | `sum:${F}` | `avg:${F}`;

export interface FamilyRow<
  F extends Readonly<Record<string, FieldRow>> = Readonly<Record<string, FieldRow>>,
  S extends readonly string[] = readonly string[],
> {
  readonly noun: Noun;
  /** Singular of the noun, used as prefix of ids. */
  readonly one: string;
  readonly title: string;
  readonly subject: Subject;
  readonly summary: string;
  readonly fields: F;
  /** The first is the initial state; states without outgoing transitions are final. */
  readonly states: S;
  readonly verbs: Readonly<Record<string, VerbRow<NoInfer<keyof F & string>, NoInfer<S>[number]>>>;
}

/** Declares a family. An unknown field, state, noun or counterparty does not compile. */
export function family<
  const F extends Readonly<Record<string, FieldRow>>,
  const S extends readonly [string, string, ...string[]],
>(row: FamilyRow<F, S>): FamilyRow {
  return row as unknown as FamilyRow;
}

export interface PillarListing {
  readonly pillar: PillarName;
  readonly families: readonly FamilyRow[];
}

/** Declares a pillar's families by noun. A missing family, or one of another pillar, does not compile. */
export function pillarListing<P extends PillarName>(
  pillar: P,
  families: Readonly<Record<NounsOf<P>, FamilyRow>>,
): PillarListing {
  return { pillar, families: Object.values<FamilyRow>(families) };
}
