/** Section with the conformance listing. */
import { html } from 'hono/html';
import type { Fragment } from '../frame.ts';
import { sectionHead } from './section-head.ts';

export function conformanceSection(): Fragment {
  return html`<section id="conformance" aria-labelledby="conformance-title">
${sectionHead({
  id: 'conformance-title',
  title: 'Conformance',
  says: 'Thousands of capability routes, each with a contract and a recorded run. Totals are counted from the rows.',
})}
<div data-pane><p class="soft">The listing is at <a href="/conformance">/conformance</a>.</p></div>
</section>`;
}
