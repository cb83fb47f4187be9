/** Faults that the sandbox injects into calls from this page, and the inputs that make a counterparty fail. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { exchangeView } from '../../view/exchange-view.ts';
import { textField } from '../../view/fields.ts';
import { api, type Ok } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { faults } from '../../wire/session.ts';
import { createLoaded } from '../parts/loaded.ts';
import { section } from '../parts/page.ts';
import type { Bench, Tab } from '../view.ts';

type Magic = Ok<'GET /sandbox/magic-values'>['values'][number];

const FAULTS = [
  ['', 'None', 'Calls are answered normally.'],
  ['429', '429', 'The rate limit refuses the call before any work. Retry after a second.'],
  ['503', '503', 'A counterparty is unavailable. Nothing is changed.'],
  ['timeout', 'Timeout', 'The call is carried out, but its answer is lost. Retry it with the same Idempotency-Key.'],
  ['duplicate-webhook', 'Duplicate webhook', 'The call is carried out, and its webhooks are delivered twice.'],
] as const;

export function faultsTab(bench: Bench): Tab {
  const state = { tried: undefined as Exchange | undefined, words: '' };
  const commands = createCommandQueue();
  const magic = createLoaded<'GET /sandbox/magic-values'>(
    () => api('GET /sandbox/magic-values', { as: 'nobody', counts: false }),
    bench.redraw,
  );
  void magic.load();

  function pick(fault: string): void {
    faults.active = fault;
    state.tried = undefined;
    bench.say(fault === '' ? 'No fault is injected.' : `The fault ${fault} is injected into your calls.`);
  }

  async function attempt(): Promise<void> {
    state.tried = (
      await api('POST /buy/deals', { body: { vin: 'F1XDEMCR4SDEM0001', buyer: { zip: '94105' } } })
    ).exchange;
    bench.redraw();
  }

  return {
    draw: () => html`${section(
      'fault',
      'Fault in your calls',
      html`<fieldset class="faults"><legend class="unseen">Fault</legend>${FAULTS.map(
        ([value, title, says]) =>
          html`<label class="fault"><input type="radio" name="fault" value=${value} .checked=${faults.active === value} @change=${() => pick(value)} /><span><b>${title}</b><span class="line soft">${says}</span></span></label>`,
      )}</fieldset>
      <p class="soft">A fault stays on in this tab until you choose None. It is sent in the Sandbox-Fault header of each call that you make; the page’s own reads are not affected.</p>
      <p><button type="button" class="quiet" @click=${() => void commands.make('try', attempt)}>Try it: open a deal</button></p>${state.tried === undefined ? nothing : exchangeView(state.tried)}`,
    )}
    ${magic.note()} ${magic.value === undefined ? nothing : section('magic', 'Inputs that determine an outcome', magicPart(magic.value.values))}`,
  };

  function magicPart(rows: readonly Magic[]): TemplateResult {
    const words = state.words.toLowerCase().split(/\s+/);
    const shown = rows.filter((row) => {
      const text = Object.values(row).join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return html`<div class="search-row">${textField({
      name: 'magic-words',
      label: 'Search inputs',
      value: state.words,
      hint: 'A port, an outcome or a value, such as notary or declined',
      onInput: (value) => {
        state.words = value;
        bench.redraw();
      },
    })}<p class="soft" role="status">${shown.length} of ${rows.length}</p></div>
    <div class="wide tall" tabindex="0" role="group" aria-label="Magic inputs"><table class="rows"><thead><tr><th scope="col">Port</th><th scope="col">Send</th><th scope="col">Outcome</th><th scope="col">Effect</th></tr></thead>
      <tbody>${shown.map(({ port, input, how, value, outcome, effect, endpoint }) => html`<tr><th scope="row">${port}<span class="line soft"><code>${endpoint}</code></span></th><td><code>${input}</code> ${how} <b>${value}</b></td><td>${outcome}</td><td>${effect}</td></tr>`)}</tbody></table></div>`;
  }
}
