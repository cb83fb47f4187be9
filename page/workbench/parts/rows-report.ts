/** Report of a read file: rows accepted, corrected and refused, by line. */
import { html, nothing, type TemplateResult } from 'lit-html';

interface Problem {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

interface Correction {
  readonly field: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export interface RowsReport {
  readonly rows: number;
  readonly accepted: number;
  readonly corrected: number;
  readonly refused: number;
  readonly results: readonly {
    readonly line: number;
    readonly outcome: string;
    readonly vin?: string | undefined;
    readonly corrections?: readonly (Correction | string)[] | undefined;
    readonly problems?: readonly Problem[] | undefined;
  }[];
  readonly unlisted: number;
  readonly ignoredColumns: readonly string[];
}

const SHOWN = 200;

export function rowsReport({
  rows,
  accepted,
  corrected,
  refused,
  results,
  unlisted,
  ignoredColumns,
}: RowsReport): TemplateResult {
  return html`<dl class="counts"><div><dt>Rows</dt><dd>${rows}</dd></div><div><dt>Accepted</dt><dd>${accepted}</dd></div><div><dt>Corrected</dt><dd>${corrected}</dd></div><div class=${refused > 0 ? 'is-bad' : ''}><dt>Refused</dt><dd>${refused}</dd></div></dl>
    ${ignoredColumns.length === 0 ? nothing : html`<p class="soft">Ignored columns: ${ignoredColumns.join(', ')}.</p>`}
    ${
      results.length === 0
        ? nothing
        : html`<div class="wide tall stacks by-line" tabindex="0" role="group" aria-label="Corrections and refusals by line"><table><caption>Corrections and refusals by line</caption><thead><tr><th scope="col" class="number">Line</th><th scope="col">Outcome</th><th scope="col">Car</th><th scope="col">What</th></tr></thead>
      <tbody>${results.slice(0, SHOWN).map(
        ({
          line,
          outcome,
          vin,
          corrections = [],
          problems = [],
        }) => html`<tr><td class="number">${line}</td><td><span class=${`outcome outcome-${outcome}`}>${outcome}</span></td><td>${vin === undefined ? nothing : html`<code>${vin}</code>`}</td>
          <td>${corrections.map((one) => html`<span class="line">${typeof one === 'string' ? one : `${one.field}: ${one.from} → ${one.to} (${one.why})`}</span>`)}${problems.map(({ path, expected, got }) => html`<span class="line"><code>${path}</code> expects ${expected}, got ${got}</span>`)}</td></tr>`,
      )}</tbody></table></div>`
    }
    ${unlisted + Math.max(0, results.length - SHOWN) === 0 ? nothing : html`<p class="soft">${unlisted + Math.max(0, results.length - SHOWN)} more rows are not shown.</p>`}`;
}
