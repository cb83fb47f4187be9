/** Owns the catalog for people: every door with its method, path, price and modes, and room for the form that tries it. */
import { html } from 'hono/html';
import type { LandingFace, ShownDoor } from '../../contract.ts';
import type { Fragment } from '../frame.ts';
import { sectionHead } from './section-head.ts';

export function doorsSection({ pillars }: LandingFace): Fragment {
  const total = pillars.reduce((sum, { doors }) => sum + doors.length, 0);
  return html`<section id="doors" aria-labelledby="doors-title">
${sectionHead({
  id: 'doors-title',
  title: 'Every door',
  says: 'Open one to try it: the form is drawn from the schema the door publishes in /openapi.json, and the answer comes back raw.',
})}
<div class="search-row"><div class="field"><label for="door-q">Find a door</label><input id="door-q" type="search" placeholder="desk, POST /fi, operator …"></div><p class="soft" role="status" data-count>${total} doors</p></div>
<div class="doors-head" aria-hidden="true"><span>Door</span><span>What it does</span><span>USD</span><span>Modes</span></div>
${pillars.map(pillar)}</section>`;
}

function pillar({ name, heading, doors }: LandingFace['pillars'][number]): Fragment {
  return html`<section class="pillar" data-pillar="${name}" aria-labelledby="pillar-${name}">
<h3 id="pillar-${name}">${heading}</h3>
${doors.map(row)}</section>
`;
}

const NEEDS = { open: '', key: 'needs a key', operator: 'operator only' } as const;

function row({ operationId, method, path, summary, price, access, modes }: ShownDoor): Fragment {
  const needs = NEEDS[access];
  return html`<details class="door" data-door="${operationId}" data-method="${method}" data-path="${path}" data-access="${access}">
<summary><code>${method} ${path}</code><span class="door-says">${summary}${needs === '' ? '' : html` <em>${needs}</em>`}</span><span class="number">${price === '0.00' ? 'free' : price}</span><span class="modes">sandbox${modes.live === null ? '' : ` · ${modes.live}`}</span></summary>
<div data-pane><p class="soft">The form is drawn from <a href="/openapi.json">/openapi.json</a> by a script.</p></div>
</details>
`;
}
