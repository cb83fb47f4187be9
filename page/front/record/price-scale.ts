/** Draws trade-in, retail, asking and new price on one scale. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { unseenTable } from '../../view/unseen-table.ts';
import { wholeNumber } from '../../view/words.ts';
import type { CarRecord } from '../../wire/shapes.ts';

interface Mark {
  readonly says: string;
  readonly dollars: number;
  readonly isAsking: boolean;
}

const WIDTH = 600;
const EDGE = 56;
const LINE_Y = 66;
/** The minimum distance of labels on the same side of the line. */
const APART = 104;

export function priceScale({ valuation, listing, vehicle }: CarRecord): TemplateResult | typeof nothing {
  const marks = [
    mark('trade-in', valuation?.tradeInValue),
    mark('retail value', valuation?.retailValue),
    mark('asking', listing?.askingPrice, true),
    mark('new', vehicle.msrp),
  ]
    .filter((one) => one !== undefined)
    .sort((a, b) => a.dollars - b.dollars);
  if (marks.length < 2) return nothing;
  const rows = marks.map(({ says, dollars }) => [says, wholeNumber(dollars)] as const);
  return html`${unseenTable('Prices of the car', ['Price', 'US dollars'], rows)}<svg class="price-scale" viewBox="0 0 600 132" aria-hidden="true">
    <line class="axis" x1=${EDGE - 30} x2=${WIDTH - EDGE + 30} y1=${LINE_Y} y2=${LINE_Y} />
    ${placeMarks(marks)
      .sort((a, b) => Number(a.isAsking) - Number(b.isAsking))
      .map(drawMark)}
  </svg>`;
}

function mark(says: string, amount: string | null | undefined, isAsking = false): Mark | undefined {
  return amount === undefined || amount === null ? undefined : { says, dollars: Number(amount), isAsking };
}

interface Placed extends Mark {
  readonly x: number;
  /** Position of its label, which need not be directly at the mark. */
  readonly wordsX: number;
  readonly isBelow: boolean;
}

/** Marks in order of price. A label that would overlap another moves to the other side of the line, then further along. */
function placeMarks(marks: readonly Mark[]): Placed[] {
  const least = Math.min(...marks.map(({ dollars }) => dollars));
  const span = Math.max(...marks.map(({ dollars }) => dollars)) - least || 1;
  const taken = { above: -APART, below: -APART };
  return marks.map((one) => {
    const x = EDGE + ((one.dollars - least) / span) * (WIDTH - 2 * EDGE);
    const isBelow = x - taken.above < APART && taken.below <= taken.above;
    const side = isBelow ? 'below' : 'above';
    const wordsX = Math.max(x, taken[side] + APART);
    taken[side] = wordsX;
    return { ...one, x, wordsX, isBelow };
  });
}

function drawMark({ says, dollars, isAsking, x, wordsX, isBelow }: Placed): TemplateResult<2> {
  const y = isBelow ? LINE_Y + 38 : LINE_Y - 40;
  const lead = isBelow ? LINE_Y + 24 : LINE_Y - 17;
  return svg`<g class=${isAsking ? 'mark is-asking' : 'mark'}>
    <path class="lead-line" d=${`M${x},${LINE_Y}L${wordsX},${lead}`} />
    <circle cx=${x} cy=${LINE_Y} r=${isAsking ? 6 : 4} />
    <text class="mark-says" x=${wordsX} y=${y} text-anchor="middle">${says}</text>
    <text class="mark-figure" x=${wordsX} y=${y + 18} text-anchor="middle">${wholeNumber(dollars)}</text>
  </g>`;
}
