/** One deal: its moves, its timeline beside the state machine, its figures and documents, live over server-sent events. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { refusalNote } from '../../view/exchange-view.ts';
import { machineDrawing } from '../../view/machine/drawing.ts';
import { readEveryTable } from '../../view/machine/tables.ts';
import { dateTime, plainWords } from '../../view/words.ts';
import { type Address, api, type Reply } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import { type Exchange, isAnswered } from '../../wire/exchange.ts';
import { type DealEvent, type FeedState, openFeed } from '../../wire/feed.ts';
import { QUIETLY } from '../account.ts';
import { carName } from '../parts/cars.ts';
import { createLoaded } from '../parts/loaded.ts';
import type { Bench, Route, View } from '../view.ts';
import type { Deal, DealDesk } from './deal-desk.ts';
import { checklistPart, documentsPart, figuresPart, partiesPart } from './facts.ts';
import { moveForm } from './moves.ts';
import { simulations } from './simulations.ts';
import { timeline } from './timeline.ts';

const REFRESH_MS = 120;
const MACHINES = new Map(readEveryTable().map((table) => [table.id, table]));

export function dealView(bench: Bench, route: Route): View {
  const dealId = route.path[1] ?? '';
  const events: DealEvent[] = [];
  const state = {
    feed: 'closed' as FeedState,
    move: route.query.get('move') ?? '',
    refused: undefined as Exchange | undefined,
    earlier: false,
  };
  const commands = createCommandQueue();
  let refreshing: ReturnType<typeof setTimeout> | undefined;
  const deal = createLoaded<'GET /buy/deals/{dealId}'>(
    () => api('GET /buy/deals/{dealId}', { params: { dealId }, ...QUIETLY }),
    bench.redraw,
  );
  void deal.load();
  const closeFeed = openFeed(dealId, {
    onEvent: (event) => {
      events.push(event);
      bench.redraw();
      refreshing ??= setTimeout(() => {
        refreshing = undefined;
        void deal.refresh();
      }, REFRESH_MS);
    },
    onState: (feed) => {
      state.feed = feed;
      bench.redraw();
    },
  });

  async function act<A extends Address>(words: string, call: () => Promise<Reply<A>>): Promise<void> {
    const { move } = state;
    const done = commands.make(words, async () => {
      state.refused = undefined;
      const { exchange } = await call();
      await deal.load();
      // The page shows the moves of the new state before the message announces it.
      if (!isAnswered(exchange)) state.refused = exchange;
      else {
        bench.say(words);
        if (state.move === move) state.move = '';
      }
    });
    bench.redraw();
    await done;
    // A form that was opened in the meantime keeps the focus.
    if (state.refused !== undefined) bench.focus('.refusal');
    else if (state.move === '') bench.focus('[data-title]');
    else bench.redraw();
  }

  function pick(move: string): void {
    Object.assign(state, { move, refused: undefined });
    if (move === '') bench.redraw();
    else bench.focus('[data-move-title]');
  }

  return {
    stop() {
      closeFeed();
      clearTimeout(refreshing);
    },
    draw() {
      const value = deal.value;
      if (value === undefined) return missingDeal(deal.exchange, deal.note());
      const { move, refused, feed, earlier } = state;
      const desk: DealDesk = { deal: value, bench, move, isBusy: commands.isBusy, pick, act };
      const showEarlier = () => {
        state.earlier = true;
        bench.redraw();
      };
      return html`${dealHead(desk)} ${movesBar(desk)}
        ${moveForm(desk)} ${refused === undefined ? nothing : refusalNote(refused)}
        <div class="deal-columns">
          ${timeline({ events, feed, nowMs: bench.nowMs(), earlier, showEarlier })}
          <div class="deal-side">${machine(desk, events)} ${checklistPart(value)} ${simulations(desk)}</div>
        </div>
        ${figuresPart(value)} ${documentsPart(value)} ${partiesPart(value)}`;
    },
  };
}

function missingDeal(exchange: Exchange | undefined, note: TemplateResult | typeof nothing): TemplateResult {
  if (exchange === undefined) return html`<h1 tabindex="-1" data-title>Deal</h1><p class="soft">Loading the deal.</p>`;
  return html`<h1 tabindex="-1" data-title>Deal not found</h1>${exchange.status === 404 ? refusalNote(exchange) : note}
    <p><a href="#/deals">Back to the deals</a></p>`;
}

function dealHead({ deal, bench }: DealDesk): TemplateResult {
  const { dealId, dealType, vin, state, openedAt, buyer } = deal;
  return html`<header class="view-head"><div>
      <p class="crumb"><a href="#/deals">Deals</a></p>
      <h1 tabindex="-1" data-title>${carName(vin, bench.redraw) ?? vin} <span class=${`state-chip state-${state.toLowerCase()}`} data-state>${state}</span></h1>
      <p class="soft"><code>${dealId}</code> · ${dealType} · <code>${vin}</code> · ${buyer.name ?? 'unnamed buyer'}, ${buyer.zip} · opened ${dateTime(openedAt)}</p>
    </div>
    <p class="view-acts"><a class="quiet" href=${`#/desk?deal=${dealId}`}>Desk</a> <a class="quiet" href=${`#/order?deal=${dealId}`}>Buyer’s order</a></p></header>`;
}

function movesBar({ deal, move, pick }: DealDesk): TemplateResult {
  const { available, blocked } = deal;
  return html`<div class="moves" role="group" aria-label="Legal moves"><p class="moves-legal">
      ${repeat(
        available,
        ({ transition }) => transition,
        ({ transition }) =>
          html`<button type="button" class="move" aria-pressed=${move === transition} @click=${() => pick(move === transition ? '' : transition)}>${plainWords(transition)}</button>`,
      )}
      ${available.length === 0 ? html`<span class="soft">No further moves.</span>` : nothing}</p>
    ${
      blocked.length === 0
        ? nothing
        : html`<details class="moves-blocked"><summary>${blocked.length} blocked</summary><ul>${blocked.map(({ transition, blockedBy }) => html`<li><b>${plainWords(transition)}</b> by ${blockedBy.map(plainWords).join(', ')}</li>`)}</ul></details>`
    }</div>`;
}

function machine({ deal, pick }: DealDesk, events: readonly DealEvent[]): TemplateResult | typeof nothing {
  const table = MACHINES.get(`deal.${deal.dealType.toLowerCase().replaceAll(' ', '-')}`);
  if (table === undefined) return nothing;
  return html`<section aria-label="State machine">${machineDrawing({
    table,
    current: deal.state,
    passed: passedStates(events, deal),
    legal: deal.available.map(({ transition }) => transition),
    onVerb: pick,
    shape: 'column',
  })}</section>`;
}

/** Events that lead a deal into a state, by noun and verb. */
const STATE_OF_EVENT: Readonly<Record<string, string>> = {
  'Deal.opened': 'OPENED',
  'Deal.desked': 'DESKED',
  'CheckoutLink.opened': 'CHECKOUT_OPEN',
  'Document.signed': 'SIGNED',
  'Deal.delivered': 'DELIVERED',
  'Payment.captured': 'SETTLED',
};

function passedStates(events: readonly DealEvent[], deal: Deal): ReadonlySet<string> {
  const passed = events.flatMap(({ type }) => STATE_OF_EVENT[type.split('@')[0] ?? ''] ?? []);
  return new Set([...passed, deal.state]);
}
