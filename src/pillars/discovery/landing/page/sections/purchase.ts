/** Section with the live purchase and the deal's state machines. */
import { html, raw } from 'hono/html';
import { DEAL_MACHINES } from '#domain/deal/machine.ts';
import type { Fragment } from '../frame.ts';
import { sectionHead } from './section-head.ts';

export function purchaseSection(): Fragment {
  return html`<section id="purchase" aria-labelledby="purchase-title">
${sectionHead({
  id: 'purchase-title',
  title: 'Buy a car',
  says: 'A real deal on this service, step by step. The service lists the legal steps, and every event arrives over the deal’s own stream.',
})}
<div data-pane><p class="soft">The walk needs a browser that runs scripts. The same moves are endpoints under <code>/buy/deals</code>, listed below.</p></div>
<script type="application/json" id="machines">${raw(inScript(tables()))}</script>
</section>`;
}

/** Triggers, from and to: the parts that the page draws. */
function tables(): object {
  return Object.fromEntries(
    Object.entries(DEAL_MACHINES).map(([dealType, { id, states, initial, moves }]) => [
      dealType,
      { id, states, initial, moves: moves.map(({ on, from, to }) => ({ on, from, to })) },
    ]),
  );
}

/** JSON with `<` escaped, so that no text in it can close the script element. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
