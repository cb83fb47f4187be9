/** Section with the key panel. */
import { html } from 'hono/html';
import type { Fragment } from '../frame.ts';
import { sectionHead } from './section-head.ts';

export function keySection(): Fragment {
  return html`<section id="key" aria-labelledby="key-title">
${sectionHead({
  id: 'key-title',
  title: 'Your key',
  says: 'Reading needs no key. A key adds an account with its own deals, leads, webhooks and meter. It never unlocks licensed data.',
})}
<div data-pane><p class="soft">Mint one with <code>curl -X POST …/keys</code>.</p></div>
</section>`;
}
