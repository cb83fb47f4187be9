/** Owns what a car is worth, drawn on one scale: trade-in, retail value, asking price, price when new. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { whole } from '../view/words.ts';
import type { CarRecord } from '../wire/shapes.ts';

interface Mark {
  readonly says: string;
  readonly dollars: number;
  readonly isAsking: boolean;
}

const WIDTH = 600;
const EDGE = 56;
const LINE_Y = 58;
/** Words closer than this go to the other side of the line. */
const APART = 96;

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
  const label = marks.map(({ says, dollars }) => `${says} ${whole(dollars)}`).join(', ');
  return html`<svg class="price-scale" viewBox="0 0 600 116" role="img" aria-label=${`In US dollars: ${label}`}>
    <line class="axis" x1=${EDGE - 30} x2=${WIDTH - EDGE + 30} y1=${LINE_Y} y2=${LINE_Y} />
    ${placed(marks).map(drawn)}
  </svg>`;
}

function mark(says: string, amount: string | null | undefined, isAsking = false): Mark | undefined {
  return amount === undefined || amount === null ? undefined : { says, dollars: Number(amount), isAsking };
}

interface Placed extends Mark {
  readonly x: number;
  readonly isBelow: boolean;
}

function placed(marks: readonly Mark[]): Placed[] {
  const least = Math.min(...marks.map(({ dollars }) => dollars));
  const span = Math.max(...marks.map(({ dollars }) => dollars)) - least || 1;
  const all: Placed[] = [];
  for (const one of marks) {
    const x = EDGE + ((one.dollars - least) / span) * (WIDTH - 2 * EDGE);
    const last = all.at(-1);
    all.push({ ...one, x, isBelow: last !== undefined && x - last.x < APART && !last.isBelow });
  }
  return all;
}

function drawn({ says, dollars, isAsking, x, isBelow }: Placed): TemplateResult<2> {
  const y = isBelow ? LINE_Y + 30 : LINE_Y - 36;
  return svg`<g class=${isAsking ? 'mark is-asking' : 'mark'}>
    <line class="tick" x1=${x} x2=${x} y1=${LINE_Y - 7} y2=${LINE_Y + 7} />
    <circle cx=${x} cy=${LINE_Y} r=${isAsking ? 6 : 4} />
    <text class="mark-says" x=${x} y=${y} text-anchor="middle">${says}</text>
    <text class="mark-figure" x=${x} y=${y + 18} text-anchor="middle">${whole(dollars)}</text>
  </g>`;
}
