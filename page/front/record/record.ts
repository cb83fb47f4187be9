/** VIN box: reads one car from four endpoints and shows each request and raw answer. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { exchangeView, refusalNote } from '../../view/exchange-view.ts';
import { answerOf, call, type Exchange } from '../../wire/exchange.ts';
import type { CarRecord, InForce, Payments, Specs } from '../../wire/shapes.ts';
import { type Sticker, stickerView } from './sticker.ts';

/** The requests about a car, in display order. */
const ASKED = [
  { title: 'Record', path: (vin: string) => `/${vin}` },
  { title: 'Payment', path: (vin: string) => `/payments/${vin}` },
  { title: 'In force', path: (vin: string) => `/fi/inforce/${vin}` },
  { title: 'Specs', path: (vin: string) => `/specs/${vin}` },
] as const;

interface State {
  vin: string;
  isAsking: boolean;
  exchanges: readonly Exchange[];
  shown: number;
}

export interface RecordIsland {
  readonly onRead: (record: CarRecord) => void;
  readonly onBuy: (vin: string, record: CarRecord | undefined) => void;
}

/** Replaces the form, the examples and the two panes that the server rendered. */
export function recordIsland(section: HTMLElement, { onRead, onBuy }: RecordIsland): void {
  const form = section.querySelector<HTMLFormElement>('form');
  const input = section.querySelector<HTMLInputElement>('input[name=vin]');
  const pane = section.querySelector<HTMLElement>('[data-pane]');
  if (form === null || input === null || pane === null) return;
  const state: State = { vin: '', isAsking: false, exchanges: [], shown: 0 };
  let latest = 0;

  async function ask(vin: string): Promise<void> {
    latest += 1;
    const mine = latest;
    Object.assign(state, { vin, isAsking: true });
    draw();
    const exchanges = await Promise.all(ASKED.map(({ path }) => call('GET', path(encodeURIComponent(vin)))));
    // A newer request was sent.
    if (mine !== latest) return;
    Object.assign(state, { isAsking: false, exchanges, shown: 0 });
    draw();
    const record = recordIn(exchanges);
    if (record !== undefined) onRead(record);
  }

  function draw(): void {
    if (pane !== null)
      render(
        panes(state, show, (vin) => onBuy(vin, recordIn(state.exchanges))),
        pane,
      );
  }

  function show(index: number): void {
    state.shown = index;
    draw();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask(input.value.trim().toUpperCase());
  });
  for (const example of section.querySelectorAll<HTMLAnchorElement>('a[data-vin]'))
    example.addEventListener('click', (event) => {
      event.preventDefault();
      input.value = example.dataset['vin'] ?? '';
      void ask(input.value);
    });
  pane.replaceChildren();
  void ask(input.value);
}

function recordIn(exchanges: readonly Exchange[]): CarRecord | undefined {
  const [first] = exchanges;
  return first === undefined ? undefined : answerOf<CarRecord>(first);
}

function panes(state: State, show: (index: number) => void, buy: (vin: string) => void): TemplateResult {
  const sticker = stickerOf(state.exchanges);
  const exchange = state.exchanges[state.shown];
  return html`<div class="record-panes" aria-busy=${state.isAsking}>
    <div class="record-car">${sticker === undefined ? unreadNote(state) : stickerView(sticker, buy)}</div>
    <div class="record-wire">
      <div class="tabs" role="group" aria-label="Calls behind this view">
        ${ASKED.map(({ title }, i) => tab(title, i, state, show))}
      </div>
      ${guard([exchange], () => (exchange === undefined ? nothing : exchangeView(exchange)))}
    </div>
  </div>`;
}

function unreadNote({ exchanges: [first] }: State): TemplateResult | typeof nothing {
  return first === undefined ? html`<p class="soft">Loading …</p>` : refusalNote(first);
}

function tab(title: string, index: number, { exchanges, shown }: State, show: (index: number) => void): TemplateResult {
  const envelope = exchanges[index]?.envelope ?? '';
  return html`<button type="button" aria-pressed=${index === shown} @click=${() => show(index)}>${title} <b class=${`kind kind-${envelope.toLowerCase()}`}>${envelope}</b></button>`;
}

function stickerOf(exchanges: readonly Exchange[]): Sticker | undefined {
  const [first, payments, inForce, specs] = exchanges;
  const record = recordIn(exchanges);
  if (first === undefined || record === undefined) return undefined;
  return {
    record,
    payments: payments === undefined ? undefined : answerOf<Payments>(payments),
    inForce: inForce === undefined ? undefined : answerOf<InForce>(inForce),
    specs: specs === undefined ? undefined : answerOf<Specs>(specs),
  };
}
