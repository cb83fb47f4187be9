/** Table of the rules behind each figure. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Ok } from '../../wire/api.ts';

type Step = Ok<'GET /taxes/{vin}'>['derivation'][number];

export function derivationTable(steps: readonly Step[] = []): TemplateResult | typeof nothing {
  if (steps.length === 0) return nothing;
  return html`<details class="derivation"><summary>How each figure is computed</summary>
    <div class="wide" tabindex="0" role="group" aria-label="Derivation"><table><thead><tr><th scope="col">Figure</th><th scope="col" class="number">Value</th><th scope="col">Rule</th><th scope="col">Source</th></tr></thead>
    <tbody>${steps.map(
      ({ figure, value, rule, note, row }) =>
        html`<tr><th scope="row"><code>${figure}</code></th><td class="number">${value}</td><td>${rule}${note === undefined ? nothing : html`<br><span class="soft">${note}</span>`}</td>
          <td>${row === undefined ? nothing : html`${row.authority ?? row.source} <span class="soft">${row.key}, confidence ${row.confidence}</span>`}</td></tr>`,
    )}</tbody></table></div></details>`;
}
