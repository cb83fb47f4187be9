/** A button that reads a whole list and downloads it as CSV. */
import { html, type TemplateResult } from 'lit-html';
import type { Bench } from '../view.ts';
import { download } from './csv.ts';

/** `all` returns every row, or undefined when the service refused a page. */
export function exportButton<Row>(
  bench: Bench,
  file: string,
  all: () => Promise<readonly Row[] | undefined>,
  csvOf: (rows: readonly Row[]) => string,
  label = 'Export as CSV',
): TemplateResult {
  const save = async () => {
    bench.say(`Loading every row for ${file}.`);
    const rows = await all();
    if (rows !== undefined) download(file, csvOf(rows));
    bench.say(
      rows === undefined
        ? `The service refused a page, so ${file} was not saved. Try again.`
        : `Saved ${file}, ${rows.length} rows.`,
    );
  };
  return html`<button type="button" class="quiet" @click=${() => void save()}>${label}</button>`;
}
