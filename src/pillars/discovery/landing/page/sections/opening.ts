/** First screen: what Carport is, and how to run it. */
import { html } from 'hono/html';
import type { LandingFace } from '../../index.contract.ts';
import type { Fragment } from '../frame.ts';

/** The next links, most used first. */
const LINKS = [
  ['API reference', '#endpoints'],
  ['OpenAPI', '/openapi.json'],
  ['MCP', '/.well-known/mcp/server-card.json'],
  ['llms.txt', '/llms.txt'],
] as const;

export function openingSection({ description, start, prices, url }: LandingFace): Fragment {
  return html`<section class="opening" aria-labelledby="title">
<div class="opening-words">
<h1 id="title">Read, price, finance and sell a car over HTTP</h1>
<p class="lead">${description}</p>
<p class="lead-facts"><span>No sign-up</span><span>Same request, same answer</span><span>Spend limit $${prices.hardCeiling}</span></p>
<nav class="opening-links" aria-label="Documentation">${LINKS.map(([title, href]) => html`<a href="${href}">${title}</a> `)}</nav>
</div>
<div class="commands">
${start
  .filter(({ url }) => isCommand(url))
  .slice(0, 2)
  .map(command)}${copyableText('Connect an agent over MCP', `${url}/mcp`)}
<p class="run">Run your own: <code>npm ci &amp;&amp; npm start</code></p>
</div>
</section>`;
}

/** The two most instructive calls: a whole record, and a deal opened on it. */
function isCommand(url: string): boolean {
  return /\/[A-HJ-NPR-Z0-9]{17}$/.test(url) ? !url.includes('/vin/') : url.endsWith('/buy/deals');
}

function command({ say, method, url, body }: LandingFace['start'][number]): Fragment {
  const sent = body === undefined ? '' : ` \\\n  -d '${JSON.stringify(body)}'`;
  const text = method === 'GET' ? `curl ${url}` : `curl -X ${method} ${url}${sent}`;
  return copyableText(say, text);
}

/** A line with a copy button, which the script activates. */
function copyableText(say: string, text: string): Fragment {
  return html`<div class="command"><p>${say}</p><pre tabindex="0"><code>${text}</code></pre><button type="button" class="quiet" data-copy hidden>Copy</button></div>
`;
}
