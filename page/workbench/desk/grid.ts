/** The payment grid: terms across, down payments down; clicking a cell sets the controls to its pair. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { money, wholeNumber } from '../../view/words.ts';
import type { Figures, Payments } from './figures.ts';

type Cell = NonNullable<Payments['grid']>[number];

export function gridPart(
  cells: readonly Cell[],
  { term, down }: Figures,
  set: (change: Partial<Figures>) => void,
): TemplateResult | typeof nothing {
  if (cells.length === 0) return nothing;
  const terms = [...new Set(cells.map((cell) => cell.term))];
  const downs = [...new Set(cells.map((cell) => cell.downPayment))];
  const at = (months: number, amount: number) =>
    cells.find((cell) => cell.term === months && cell.downPayment === amount);
  return html`<div class="wide" tabindex="0" role="group" aria-label="Payment grid"><table class="grid-table">
    <thead><tr><th scope="col">Down</th>${terms.map((months) => html`<th scope="col" class="number">${months} months</th>`)}</tr></thead>
    <tbody>${downs.map(
      (amount) =>
        html`<tr><th scope="row" class="number">${wholeNumber(amount)}</th>${terms.map((months) => {
          const isChosen = months === term && amount === down;
          return html`<td class="number"><button type="button" aria-pressed=${isChosen} @click=${() => set({ term: months, down: amount })}>${money(at(months, amount)?.monthlyPayment ?? 0)}</button></td>`;
        })}</tr>`,
    )}</tbody></table></div>`;
}
