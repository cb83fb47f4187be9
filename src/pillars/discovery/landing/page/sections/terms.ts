/** Section with prices and limits. */
import { html } from 'hono/html';
import { LINK_TTL_SECONDS } from '#domain/checkout-link/checkout-link.ts';
import { RETURN_WINDOW_SECONDS } from '#domain/deal/status.ts';
import { HANDOFF_TTL_SECONDS } from '#domain/handoff/handoff.ts';
import type { LandingFace } from '../../index.contract.ts';
import type { Fragment } from '../frame.ts';
import { sectionHead } from './section-head.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export function termsSection({ pillars, prices: { hardCeiling } }: LandingFace): Fragment {
  const priced = pillars.flatMap(({ endpoints }) => endpoints).filter(({ price }) => price !== '0.00');
  const posted = [...new Set(priced.map(({ price }) => price))].sort();
  return html`<section id="terms" aria-labelledby="terms-title">
${sectionHead({
  id: 'terms-title',
  title: 'Prices and limits',
  says: `A call is charged once, when it is answered; refusals are free. Above ${hardCeiling} USD, priced endpoints return a 402 OFFER; free endpoints remain available.`,
})}
<div class="terms">
<table><caption>Posted prices, US dollars a call</caption><thead><tr><th scope="col">Price</th><th scope="col">Endpoints</th></tr></thead><tbody>
${posted.map(
  (
    price,
  ) => html`<tr><td class="number">${price}</td><td>${priced.filter((endpoint) => endpoint.price === price).map(({ method, path }) => html`<span class="priced">${method} ${path}</span> `)}</td></tr>
`,
)}<tr><td class="number">0.00</td><td>every other endpoint</td></tr></tbody></table>
<table><caption>Limits</caption><tbody>
${limits(hardCeiling).map(
  ([says, bound]) => html`<tr><th scope="row">${says}</th><td>${bound}</td></tr>
`,
)}</tbody></table>
</div>
</section>`;
}

function limits(hardCeiling: number): (readonly [says: string, bound: string])[] {
  return [
    ['Spend', `${hardCeiling} USD; a key’s account in total, a keyless caller per UTC day`],
    ['Rate', 'a sliding window; the RateLimit headers of every response show the remaining calls, a 429 the wait'],
    ['VIN', '17 characters without I, O and Q, in upper or lower case'],
    ['Money', 'decimal strings with at most two places, in USD; numbers and {amount, currency} are accepted too'],
    ['Checkout link', `open for ${LINK_TTL_SECONDS / HOUR} hours, or until the deal is desked again`],
    ['Signing endpoint', `open for ${HANDOFF_TTL_SECONDS / HOUR} hours`],
    ['Return', `${RETURN_WINDOW_SECONDS / DAY} days after settlement`],
    ['Idempotency-Key', 'on every POST except minting; kept for 24 hours'],
  ];
}
