/** Form that opens a deal. */
import { html, type TemplateResult } from 'lit-html';
import { refusalNote } from '../../view/exchange-view.ts';
import { textField, valueIn } from '../../view/fields.ts';
import { api, type CallInputs } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import type { Bench } from '../view.ts';

type Sent = NonNullable<CallInputs<'POST /buy/deals'>['body']>;

const DEMO_VIN = 'F1XDEMCR4SDEM0001';
const TYPES = ['Concierge Buy', 'Concierge Search', 'Private Party'] as const;

/** Keeps the answer to the last attempt while its view is open. */
export function createOpenForm(bench: Bench): () => TemplateResult {
  const commands = createCommandQueue();
  let refused: Exchange | undefined;

  async function open(body: Sent): Promise<void> {
    const { ok, exchange } = await api('POST /buy/deals', { body });
    refused = ok === undefined ? exchange : undefined;
    if (ok === undefined) bench.redraw();
    else bench.go(`#/deals/${ok.dealId}`);
  }

  const submit = (event: Event) => {
    event.preventDefault();
    const name = valueIn(event, 'open-buyer').trim();
    const body: Sent = {
      vin: valueIn(event, 'open-vin').trim(),
      buyer: { zip: valueIn(event, 'open-zip').trim(), ...(name === '' ? {} : { name }) },
      dealType: TYPES.find((type) => type === valueIn(event, 'open-type')) ?? TYPES[0],
    };
    void commands.make('open', () => open(body));
  };

  return () => html`<details class="open-form"><summary class="deed">Open a deal</summary>
    <form class="fields" @submit=${submit}>
      ${textField({ name: 'open-vin', label: 'VIN', value: DEMO_VIN })}
      ${textField({ name: 'open-buyer', label: 'Buyer', value: 'Demo Buyer' })}
      ${textField({ name: 'open-zip', label: 'ZIP code', value: '94105', inputMode: 'numeric' })}
      <div class="field"><label for="open-type">Type of deal</label><select id="open-type" name="open-type">${TYPES.map((type) => html`<option>${type}</option>`)}</select></div>
      <button type="submit" class="deed">Open</button>
    </form>${refused === undefined ? '' : refusalNote(refused)}</details>`;
}
