/** Side column of the purchase: the checklist and the deal's live events. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { eventSummary } from '../../view/gist.ts';
import { clock } from '../../view/words.ts';
import type { Deal, DealEvent } from '../../wire/shapes.ts';
import type { Purchase } from './purchase.ts';

export function checklistView(checklist: Deal['checklist'] | undefined): TemplateResult | typeof nothing {
  if (checklist === undefined) return nothing;
  const { steps, completed, total } = checklist;
  return html`<section class="checklist" aria-labelledby="checklist-title">
    <h4 id="checklist-title">Checklist <span class="soft">${completed} of ${total}</span></h4>
    <ol>${steps.map(({ title, done }) => html`<li class=${done ? 'is-done' : ''}><span class="tick" aria-hidden="true">${done ? '✓' : ''}</span>${title}<span class="unseen">${done ? ', done' : ', open'}</span></li>`)}</ol>
  </section>`;
}

const FEED_WORDS = { closed: 'closed', opening: 'opening', live: 'live', retrying: 'reconnecting' } as const;

export function eventsView({ events, feed, deal }: Purchase): TemplateResult {
  return html`<section class="feed" aria-labelledby="feed-title">
    <h4 id="feed-title">Event stream <span class=${`feed-state feed-${feed}`}>${FEED_WORDS[feed]}</span></h4>
    ${deal === undefined ? html`<p class="soft">Events appear here as the service appends them, over server-sent events.</p>` : nothing}
    <div role="log" aria-label="Events of the deal, newest last" tabindex="0"><ol>${events.map(eventRow)}</ol></div>
  </section>`;
}

function eventRow({ seq, type, time, data }: DealEvent): TemplateResult {
  return html`<li><span class="seq">${seq}</span><span class="fact">${type}</span><time>${clock(time)}</time><span class="gist">${eventSummary(data)}</span></li>`;
}
