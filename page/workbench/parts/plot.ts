/** Line plots as SVG, with the same numbers as a table for screen readers and for copying. */
import { html, svg, type TemplateResult } from 'lit-html';

interface Series {
  readonly name: string;
  /** `a` to `c`: a color of the style sheet. */
  readonly tone: 'a' | 'b' | 'c';
  readonly values: readonly number[];
}

export interface Plot {
  readonly title: string;
  /** Column name of the points. */
  readonly along: string;
  readonly points: readonly string[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** The table has one row for every so many points, and always one for the last point. */
  readonly rowEvery: number;
}

const WIDE = 640;
/** Width on a phone, so that the text keeps its size. */
const NARROW = 360;
const HEIGHT = 240;
const LEFT = 64;
const BOTTOM = 26;
const TOP = 10;
const TICKS = 4;

export function plot({ title, along, points, series, format, rowEvery }: Plot): TemplateResult {
  const width = matchMedia('(max-width: 34rem)').matches ? NARROW : WIDE;
  const top = niceTop(Math.max(...series.flatMap(({ values }) => values), 1));
  const x = (i: number) => LEFT + (i / Math.max(1, points.length - 1)) * (width - LEFT - 8);
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const ticks = Array.from({ length: TICKS + 1 }, (_, i) => (top / TICKS) * i);
  const marks = [0, Math.floor((points.length - 1) / 2), points.length - 1];
  const path = (values: readonly number[]) =>
    values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)},${y(value).toFixed(1)}`).join('');
  const rows = points.map((_, i) => i).filter((i) => i % rowEvery === 0 || i === points.length - 1);
  return html`<figure class="plot">
    <figcaption>${title}<span class="plot-keys">${series.map(({ name, tone }) => html`<span class=${`plot-key tone-${tone}`}>${name}</span>`)}</span></figcaption>
    <svg viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" aria-label=${`${title}. The numbers are in the table below.`}>
      ${ticks.map((tick) => svg`<g class="plot-tick"><line x1=${LEFT} x2=${width - 8} y1=${y(tick)} y2=${y(tick)} /><text x=${LEFT - 8} y=${y(tick) + 4} text-anchor="end">${format(tick)}</text></g>`)}
      ${marks.map((i) => svg`<text class="plot-mark" x=${x(i)} y=${HEIGHT - 6} text-anchor=${i === 0 ? 'start' : i === points.length - 1 ? 'end' : 'middle'}>${points[i]}</text>`)}
      ${series.map(({ values, tone }) => svg`<path class=${`plot-line tone-${tone}`} d=${path(values)} />`)}
    </svg>
    <details><summary>Read as a table</summary><div class="wide" tabindex="0" role="group" aria-label=${`${title}, as a table`}><table><caption>${title}</caption>
      <thead><tr><th scope="col">${along}</th>${series.map(({ name }) => html`<th scope="col" class="number">${name}</th>`)}</tr></thead>
      <tbody>${rows.map((i) => html`<tr><th scope="row">${points[i]}</th>${series.map(({ values }) => html`<td class="number">${format(values[i] ?? 0)}</td>`)}</tr>`)}</tbody></table></div></details>
  </figure>`;
}

/** The next 1, 2 or 5 times a power of ten. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((one) => one * power >= value) ?? 10;
  return factor * power;
}
