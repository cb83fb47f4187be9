/** Timeline of a deal's events, newest first. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { eventSummary } from '../../view/gist.ts';
import { jsonView } from '../../view/json-view.ts';
import { age, dateTime } from '../../view/words.ts';
import { type DealEvent, FEED_WORDS, type FeedState } from '../../wire/feed.ts';

/** The number of events drawn at once, so that a long stream stays fast. */
const SHOWN = 120;
const SHOWN_ALL = 2000;

export interface Timeline {
  readonly events: readonly DealEvent[];
  readonly feed: FeedState;
  readonly nowMs: number;
  readonly earlier: boolean;
  readonly showEarlier: () => void;
}

export function timeline({ events, feed, nowMs, earlier, showEarlier }: Timeline): TemplateResult {
  const shown = events.slice(-(earlier ? SHOWN_ALL : SHOWN)).reverse();
  const hidden = events.length - shown.length;
  return html`<section class="timeline" aria-labelledby="timeline-title">
    <div class="panel-head"><h2 id="timeline-title">Events <span class="soft">${events.length}</span></h2>
      <span class=${`feed-state feed-${feed}`} role="status">${FEED_WORDS[feed]}</span></div>
    <ol>${repeat(
      shown,
      ({ seq }) => seq,
      (event) => row(event, nowMs),
    )}</ol>
    ${hidden === 0 ? nothing : html`<p><button type="button" class="quiet" @click=${showEarlier}>Show ${Math.min(hidden, SHOWN_ALL)} earlier events</button></p>`}
  </section>`;
}

function row({ seq, type, time, data }: DealEvent, nowMs: number): TemplateResult {
  return html`<li><details>
    <summary><span class="seq">${seq}</span><span class="fact">${type.replace(/@\d+$/, '')}</span><time datetime=${time} title=${dateTime(time)}>${age(time, nowMs)}</time><span class="gist">${eventSummary(data)}</span></summary>
    <p class="soft">${dateTime(time)} · ${type}</p>${jsonView(JSON.stringify(data), `Data of event ${seq}`)}</details></li>`;
}
