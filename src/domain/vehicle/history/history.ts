/** Vehicle history: title brands, and the steps behind a fixture's state. */
import { addDays, addMonths, type IsoDate } from '#kernel/dates.ts';
import { draw } from '#kernel/hash.ts';
import type { Vin } from '#kernel/vin.ts';
import { adverseCarOf, fixtureOf } from '../../fleet/fixtures.ts';
import { TITLE_SHARE } from '../valuation/valuation.data.ts';
import type { TitleStanding } from '../valuation/valuation.ts';
import { BRAND_STANDING, BRAND_STATES, STEPS, STORIES_FROM, type StepRow } from './history.data.ts';

interface TitleBrand {
  readonly kind: 'title-brand';
  readonly date: IsoDate;
  /** Two letters: the recording state. */
  readonly state: string;
  /** ANSI D20. */
  readonly code: string;
  readonly words: string;
  /** The resulting title status for valuation. */
  readonly titleStanding: TitleStanding;
  /** Its effect on the valuation, in one sentence. */
  readonly effect: string;
}

interface HistoryStep {
  readonly kind: 'title' | 'transport' | 'recon';
  readonly date: IsoDate;
  readonly event: string;
  readonly words: string;
}

export type HistoryEntry = TitleBrand | HistoryStep;

const KINDS: readonly string[] = ['title', 'transport', 'recon'] satisfies HistoryStep['kind'][];
const DAYS_BETWEEN_STEPS = 5;

/** The history of a VIN, oldest first; empty when nothing is recorded. */
export function historyOf(vin: Vin, modelYear: number): HistoryEntry[] {
  return [...brandsOf(vin, modelYear), ...stepsOf(vin)];
}

/** The title status: the brand with the largest reduction decides. */
export function titleStandingOf(vin: Vin): TitleStanding {
  const standings = brandTexts(vin).map(({ code }) => standingOf(code));
  return standings.reduce<TitleStanding>(
    (worst, one) => (TITLE_SHARE[one] < TITLE_SHARE[worst] ? one : worst),
    'clean',
  );
}

function brandsOf(vin: Vin, modelYear: number): TitleBrand[] {
  return brandTexts(vin).map(({ code, words }, i) => {
    const titleStanding = standingOf(code);
    const months = 12 * (i + 1) + draw(6, 'brand-month', vin, code);
    const shift = draw(BRAND_STATES.length, 'brand-state', vin);
    return {
      kind: 'title-brand',
      date: addMonths(`${modelYear}-03-15`, months),
      state: BRAND_STATES[(shift + i) % BRAND_STATES.length] ?? '',
      code,
      words,
      titleStanding,
      effect: effectOf(vin, titleStanding),
    };
  });
}

/** Splits `01 Flood damage` into code and words. */
function brandTexts(vin: Vin): { code: string; words: string }[] {
  const brands = adverseCarOf(vin)?.brands ?? [];
  return brands.map((text) => ({ code: text.slice(0, 2), words: text.slice(3) }));
}

function standingOf(code: string): TitleStanding {
  return BRAND_STANDING[code] ?? 'branded';
}

function effectOf(vin: Vin, standing: TitleStanding): string {
  const valued = `The title counts as ${standing}: the car is valued at ${TITLE_SHARE[standing] * 100}% of one with a clean title.`;
  const auctionOnly = adverseCarOf(vin)?.kind === 'salvage-pool';
  return auctionOnly ? `${valued} It is assigned to a salvage pool and sold at auction only.` : valued;
}

/** The steps to a fixture's state, for machines shown on a record. */
function stepsOf(vin: Vin): HistoryStep[] {
  const fixture = fixtureOf(vin);
  if (fixture === undefined || !isKind(fixture.machine)) return [];
  const kind = fixture.machine;
  const first = addDays(STORIES_FROM, draw(14, 'story-day', vin));
  return pathTo(kind, fixture.state).map(([, , , event, words], i) => ({
    kind,
    date: addDays(first, i * DAYS_BETWEEN_STEPS),
    event,
    words,
  }));
}

function isKind(machine: string): machine is HistoryStep['kind'] {
  return KINDS.includes(machine);
}

function pathTo(machine: string, state: string): StepRow[] {
  const step = STEPS.find(([of, reached]) => of === machine && reached === state);
  return step === undefined ? [] : [...pathTo(machine, step[2]), step];
}
