/** Section with the key panel. */
import { html } from 'hono/html';
import type { Fragment } from '../frame.ts';
import { sectionHead } from './section-head.ts';

export function keySection(): Fragment {
  return html`<section id="key" aria-labelledby="key-title">
${sectionHead({
  id: 'key-title',
  title: 'A key of your own',
  says: 'Reads need none. A key adds an account: your own deals, leads, webhooks and a meter. It never unlocks licensed data.',
})}
<div data-pane><p class="soft">Mint one with <code>curl -X POST …/keys</code>.</p></div>
</section>`;
}
