/** First screen: what Carport is, and how to run it. */
import { html } from 'hono/html';
import type { LandingFace } from '../../contract.ts';
import type { Fragment } from '../frame.ts';

export function opening({ description, start, prices }: LandingFace): Fragment {
  return html`<section class="opening" aria-labelledby="title">
<div class="opening-words">
<h1 id="title">Read, price, finance and sell a car over HTTP</h1>
<p class="lead">${description}</p>
<p class="lead-facts"><span>No sign-up</span><span>Same request, same answer</span><span>Hard ceiling ${prices.hardCeiling} USD</span></p>
</div>
<div class="commands">
${start
  .filter(({ url }) => isCommand(url))
  .slice(0, 2)
  .map(command)}<p class="run">Run your own: <code>npm ci &amp;&amp; npm start</code></p>
</div>
</section>`;
}

/** The two that show most: a whole record, and a deal opened on it. */
function isCommand(url: string): boolean {
  return /\/[A-HJ-NPR-Z0-9]{17}$/.test(url) ? !url.includes('/vin/') : url.endsWith('/buy/deals');
}

function command({ say, method, url, body }: LandingFace['start'][number]): Fragment {
  const sent = body === undefined ? '' : ` \\\n  -d '${JSON.stringify(body)}'`;
  const text = method === 'GET' ? `curl ${url}` : `curl -X ${method} ${url}${sent}`;
  return html`<div class="command"><p>${say}</p><pre tabindex="0"><code>${text}</code></pre></div>
`;
}
