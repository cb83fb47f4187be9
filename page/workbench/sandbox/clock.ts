/** The account's clock: advanced by a slider, by presets, or to a deadline. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { refusalNote } from '../../view/exchange-view.ts';
import { slider, valueIn } from '../../view/fields.ts';
import { eventSummary } from '../../view/gist.ts';
import { dateTime } from '../../view/words.ts';
import { api } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { account } from '../account.ts';
import { carName } from '../parts/cars.ts';
import { section } from '../parts/page.ts';
import { pager } from '../parts/pager.ts';
import type { Bench, Tab } from '../view.ts';
import { type DueTime, happenedSince, type RecordedEvent, type WatchedDeals, watchDeals } from './due.ts';

const PRESETS = [
  ['An hour', 'PT1H'],
  ['Four hours', 'PT4H'],
  ['A day', 'P1D'],
  ['A week', 'P7D'],
  ['Thirty days', 'P30D'],
  ['A year', 'P365D'],
] as const;

const DAYS_MAX = 120;

export function clockTab(bench: Bench): Tab {
  const state = {
    days: 1,
    page: 1,
    watched: undefined as WatchedDeals | undefined,
    happened: undefined as readonly RecordedEvent[] | undefined,
    refused: undefined as Exchange | undefined,
  };
  const commands = createCommandQueue();
  void bench.readClock();
  void watch();

  async function watch(): Promise<void> {
    const { page } = state;
    const watched = await watchDeals(page);
    if (page !== state.page) return;
    state.watched = watched;
    bench.redraw();
  }

  function turn(page: number): void {
    state.page = page;
    void watch();
  }

  type Move = { readonly advance?: string; readonly now?: string } | 'real';

  function move(body: Move): void {
    void commands.make(JSON.stringify(body), () => moveClock(body)).then(bench.redraw);
    bench.redraw();
  }

  async function moveClock(body: Move): Promise<void> {
    state.refused = undefined;
    const { deals } = state.watched ?? (await watchDeals(state.page));
    const { ok, exchange } =
      body === 'real'
        ? await api('POST /sandbox/reset', { body: { scope: 'clock' } })
        : await api('POST /sandbox/clock', { body });
    if (ok === undefined) state.refused = exchange;
    else {
      await bench.readClock();
      state.happened = await happenedSince(deals);
      bench.say(`The clock is at ${dateTime(account.clock?.now ?? '')}.`);
    }
    await watch();
  }

  return {
    draw() {
      const { watched, happened, refused, days } = state;
      const { isBusy } = commands;
      return html`<div class="clock-columns"><section aria-label="Clock">
          <p class="clock-now">${dateTime(new Date(bench.nowMs()).toISOString())}</p>
          <p class="soft">${account.clock?.moved === true ? `Moved by ${offsetText(account.clock.offsetSeconds)} from real time; it keeps running.` : 'Real time. Every deal, link and deadline of the account follows this clock.'}</p>
          <div class="presets" role="group" aria-label="Advance by">${PRESETS.map(([title, advance]) => html`<button type="button" class="quiet" aria-disabled=${isBusy} @click=${() => move({ advance })}>${title}</button>`)}</div>
          <div class="advance">${slider({
            name: 'clock-days',
            label: 'Advance by',
            value: days,
            min: 1,
            max: DAYS_MAX,
            step: 1,
            shown: days === 1 ? '1 day' : `${days} days`,
            onInput: (value) => {
              state.days = value;
              bench.redraw();
            },
          })}<button type="button" class="deed" aria-disabled=${isBusy} @click=${() => move({ advance: `P${days}D` })}>Advance</button></div>
          ${setForm((now) => move({ now }))}
          ${account.clock?.moved === true ? html`<p><button type="button" class="quiet" @click=${() => move('real')}>Return to real time</button></p>` : nothing}
          ${refused === undefined ? nothing : refusalNote(refused)}
        </section>${section(
          'due',
          'Due next',
          html`${duePart(watched, bench, (now) => move({ now }))} ${watched === undefined ? nothing : pager('Deals', watched, turn)}`,
        )}</div>
      ${happened === undefined ? nothing : section('happened', 'Events caused by the move', happenedPart(happened, bench))}`;
    },
  };
}

const HOUR_SECONDS = 3600;
const HOURS_MAX = 48;

function offsetText(seconds: number): string {
  const hours = Math.round(seconds / HOUR_SECONDS);
  return Math.abs(hours) < HOURS_MAX ? `${hours} h` : `${Math.round(hours / 24)} d`;
}

function setForm(set: (now: string) => void): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const local = valueIn(event, 'clock-at');
    if (local !== '') set(new Date(local).toISOString());
  };
  return html`<form class="one-line" @submit=${submit}><div class="field"><label for="clock-at">Set to</label><input id="clock-at" name="clock-at" type="datetime-local" /></div><button type="submit" class="quiet">Set</button></form>`;
}

function duePart(watched: WatchedDeals | undefined, bench: Bench, set: (now: string) => void): TemplateResult {
  if (watched === undefined) return html`<p class="soft">Loading the deals.</p>`;
  const ahead = watched.due.filter(({ at }) => Date.parse(at) > bench.nowMs());
  if (ahead.length === 0)
    return html`<p class="soft">The listed deals have no upcoming deadline. Checkout links, signing sessions, settled deals and captured contracts have deadlines.</p>`;
  return html`<ul class="due">${repeat(
    ahead,
    ({ dealId, title }) => `${dealId} ${title}`,
    (moment) => dueRow(moment, bench, set),
  )}</ul>`;
}

function dueRow({ title, dealId, vin, at }: DueTime, bench: Bench, set: (now: string) => void): TemplateResult {
  // One second later, so that it is in the past.
  const past = new Date(Date.parse(at) + 1000).toISOString();
  return html`<li><span><b>${title}</b><span class="line soft">${carName(vin, bench.redraw) ?? vin}, <a href=${`#/deals/${dealId}`}>${dealId}</a></span></span>
    <time class="soft" datetime=${at}>${dateTime(at)}</time><button type="button" class="move" @click=${() => set(past)}>advance to it<span class="unseen"> (${title.toLowerCase()})</span></button></li>`;
}

function happenedPart(rows: readonly RecordedEvent[], bench: Bench): TemplateResult {
  if (rows.length === 0) return html`<p class="soft">No events: nothing was due on the listed deals.</p>`;
  return html`<ol class="event-list">${rows.map(({ dealId, vin, event: { type, time, data, seq } }) => html`<li><span class="fact">${type.replace(/@\d+$/, '')}</span> <span class="soft">${eventSummary(data)}</span><span class="line soft"><time datetime=${time}>${dateTime(time)}</time> · <a href=${`#/deals/${dealId}`}>${carName(vin, bench.redraw) ?? vin}</a>, event ${seq}</span></li>`)}</ol>`;
}
