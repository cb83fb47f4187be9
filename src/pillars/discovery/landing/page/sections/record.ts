/** Section with the VIN box. */
import { html } from 'hono/html';
import { DRAWN_NEWER } from '#domain/corpus/newer.data.ts';
import { ADVERSE_CARS, DEMO_VIN } from '#domain/fleet/fixtures.data.ts';
import { FIXTURES } from '#domain/fleet/fixtures.ts';
import type { Fragment } from '../frame.ts';
import { sectionHead } from './section-head.ts';

/**
 * One car of each kind: the demo car, a corpus car, one with a half-done deal, one with an adverse history, and any
 * other.
 */
const EXAMPLES: readonly { readonly vin: string | undefined; readonly says: string }[] = [
  { vin: DEMO_VIN, says: 'the demo car' },
  { vin: DRAWN_NEWER.find(([, make]) => make === 'Porsche')?.[0], says: 'from the corpus' },
  {
    vin: FIXTURES.find(({ machine, state }) => machine === 'deal.concierge-buy' && state === 'CLEARED')?.vin,
    says: 'a deal in progress',
  },
  { vin: ADVERSE_CARS[0]?.vin, says: 'a flood history' },
  { vin: '1HGCM82633A004352', says: 'any other VIN' },
];

export function recordSection(): Fragment {
  return html`<section id="record" aria-labelledby="record-title">
${sectionHead({
  id: 'record-title',
  title: 'Read a car',
  says: 'Every VIN is an address. The exact request, the raw response and its source are shown beside the record.',
})}
<form class="vin-box" action="/" method="get">
<label for="vin">VIN</label>
<input id="vin" name="vin" value="${DEMO_VIN}" maxlength="17" minlength="17" required spellcheck="false" autocomplete="off" autocapitalize="characters">
<button type="submit" class="deed">Read it</button>
<p class="vin-examples">Or ${EXAMPLES.map(({ vin, says }) => (vin === undefined ? '' : html`<a href="/${vin}" data-vin="${vin}">${says}</a> `))}</p>
</form>
<div data-pane><p class="soft">The record is at <a href="/${DEMO_VIN}">/${DEMO_VIN}</a>.</p></div>
</section>`;
}
