/** Owns the front page for people: what the JSON face says, to be read by eye. */
import { html } from 'hono/html';
import type { LandingFace, ShownDoor } from '../contract.ts';
import { type Fragment, frame } from './frame.ts';

export function landingPage(face: LandingFace): Promise<string> {
  const { name, description, url, links, start, pillars, prices } = face;
  return frame({
    title: `${name}: car retail behind one HTTP/JSON worker`,
    content: html`<header>
<h1>${name}</h1>
<p class="lead">${description}</p>
</header>
<main>
<section aria-labelledby="try">
<h2 id="try">Try it now</h2>
<p>No key, no sign-up. Every answer is a typed envelope that says who answered and whether it was simulated.</p>
${start.map(call)}
</section>
<section aria-labelledby="read">
<h2 id="read">Read on</h2>
<ul>
${Object.entries(links).map(
  ([title, href]) => html`<li><a href="${href}">${title}</a> <code>${href.slice(url.length) || '/'}</code></li>
`,
)}</ul>
<p>Calls are metered in US dollars up to a hard ceiling of ${prices.hardCeiling}; most doors are free.</p>
</section>
${pillars.map(pillar)}</main>`,
  });
}

function call({ say, method, url, body }: LandingFace['start'][number]): Fragment {
  const command =
    method === 'GET'
      ? `curl '${url}'`
      : `curl -X ${method} '${url}'${body === undefined ? '' : ` -d '${JSON.stringify(body)}'`}`;
  return html`<p>${say}</p>
<pre tabindex="0">${command}</pre>
`;
}

function pillar({ name, heading, doors }: LandingFace['pillars'][number]): Fragment {
  return html`<section aria-labelledby="${name}">
<h2 id="${name}">${heading}</h2>
<div class="wide" tabindex="0" role="region" aria-labelledby="${name}">
<table>
<thead><tr><th scope="col">Door</th><th scope="col">What it does</th><th scope="col">USD</th><th scope="col">Live mode</th></tr></thead>
<tbody>
${doors.map(row)}</tbody>
</table>
</div>
</section>
`;
}

function row({ method, path, url, summary, price, access, modes }: ShownDoor): Fragment {
  const address = html`<code>${method} ${path}</code>`;
  return html`<tr><td>${url === undefined ? address : html`<a href="${url}">${address}</a>`}</td><td>${summary}${access === 'open' ? '' : ` (needs ${access === 'key' ? 'a key' : 'the operator'})`}</td><td class="money">${price}</td><td>${modes.live ?? 'none'}</td></tr>
`;
}
