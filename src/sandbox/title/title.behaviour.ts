/** Decides title brands and returned applications of the sandbox title office. Pure. */

import { ADVERSE_CARS } from '#domain/fleet/fixtures.data.ts';
import { adverseCarOf } from '#domain/fleet/fixtures.ts';
import { draw, pick } from '#kernel/hash.ts';
import { cents } from '#kernel/money.ts';
import type { Lien } from '#ports/payoff.ts';
import type { TitleBrand, TitleCheck } from '#ports/title.ts';
import type { MagicInput } from '../magic-input.ts';
import { BLOCKING_BRANDS } from './brands.data.ts';

export const TITLE_MAGIC: readonly MagicInput<'branded' | 'name-mismatch'>[] = [
  ...ADVERSE_CARS.map(({ vin, brands }) => ({
    port: 'title',
    input: 'vin',
    how: 'is' as const,
    value: vin,
    outcome: 'branded' as const,
    effect: `The title carries ${brands.join(' and ')}.`,
  })),
  {
    port: 'title',
    input: 'buyer.name',
    how: 'holds',
    value: 'a digit',
    outcome: 'name-mismatch',
    effect: 'The title application is returned, and the title stays applied for.',
    example: 'Ada 2nd',
  },
];

const STATES = ['CA', 'TX', 'FL', 'NY', 'OH', 'WA', 'CO', 'GA'] as const;
/** Fictional lenders of sellers. */
const LENDERS = ['Northgate Credit Union', 'Harvest Auto Finance', 'Bellwether Bank'] as const;
const ONE_IN = 3;

/** One car in three has a lien; the table lists the branded ones. */
export function titleOf(vin: string): TitleCheck {
  const titleState = pick(STATES, 'title-state', vin);
  const adverse = adverseCarOf(vin);
  const brands = (adverse?.brands ?? []).map(brandOf);
  const base = { titleState, brands, auctionOnly: adverse?.kind === 'salvage-pool' };
  return draw(ONE_IN, 'title-lien', vin) === 0 ? { ...base, lien: lienOn(vin, titleState) } : base;
}

function brandOf(text: string): TitleBrand {
  const [code = '', ...name] = text.split(' ');
  return { code, name: name.join(' '), blocking: BLOCKING_BRANDS.includes(code) };
}

function lienOn(vin: string, titleState: string): Lien {
  return {
    lender: pick(LENDERS, 'lien-lender', vin),
    account: String(10_000_001 + draw(80_000_000, 'lien-account', vin)),
    balance: cents(300_000 + draw(1_500_000, 'lien-balance', vin)),
    aprPct: 4 + draw(600, 'lien-apr', vin) / 100,
    titleState,
  };
}

/** A name with a digit matches no identity document. */
export function isSentBack(owner: string): boolean {
  return /\d/.test(owner);
}
