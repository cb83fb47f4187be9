/** The data of a drawing as a table for screen readers, from which the drawing is hidden. */
import { html, type TemplateResult } from 'lit-html';

/** The first cell of a row is its header. */
export function unseenTable(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly [string, ...string[]])[],
): TemplateResult {
  return html`<div class="unseen"><table><caption>${caption}</caption><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}
