/** Section that lists every endpoint with method, path, price, modes and a try-it form. */
import { html } from 'hono/html';
import type { LandingFace, ShownEndpoint } from '../../index.contract.ts';
import type { Fragment } from '../frame.ts';
import { sectionHead } from './section-head.ts';

export function endpointsSection({ pillars }: LandingFace): Fragment {
  const total = pillars.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
  return html`<section id="endpoints" aria-labelledby="endpoints-title">
${sectionHead({
  id: 'endpoints-title',
  title: 'Every endpoint',
  says: 'Open an endpoint to try it. The form follows its schema in /openapi.json, and the raw response is shown.',
})}
<div class="search-row"><div class="field"><label for="endpoint-q">Find an endpoint</label><input id="endpoint-q" type="search" placeholder="desk, POST /fi, operator …"></div><p class="soft" role="status" data-count>${total} endpoints</p></div>
<div class="endpoints-head" aria-hidden="true"><span>Endpoint</span><span>What it does</span><span>USD</span><span>Modes</span></div>
${pillars.map(pillar)}</section>`;
}

function pillar({ name, heading, endpoints }: LandingFace['pillars'][number]): Fragment {
  return html`<section class="pillar" data-pillar="${name}" aria-labelledby="pillar-${name}">
<h3 id="pillar-${name}">${heading}</h3>
${endpoints.map(row)}</section>
`;
}

const NEEDS = { open: '', key: 'needs a key', operator: 'operator only' } as const;

function row({ operationId, method, path, summary, price, access, modes }: ShownEndpoint): Fragment {
  const needs = NEEDS[access];
  return html`<details class="endpoint" data-endpoint="${operationId}" data-method="${method}" data-path="${path}" data-access="${access}">
<summary><code>${method} ${path}</code><span class="endpoint-says">${summary}${needs === '' ? '' : html` <em>${needs}</em>`}</span><span class="number">${price === '0.00' ? 'free' : price}</span><span class="modes">sandbox${modes.live === null ? '' : ` · ${modes.live}`}</span></summary>
<div data-pane><p class="soft">The form is drawn from <a href="/openapi.json">/openapi.json</a> by a script.</p></div>
</details>
`;
}
