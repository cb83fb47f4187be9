/** Renders the front page. */
import { html } from 'hono/html';
import type { LandingFace } from '../index.contract.ts';
import { FRONT_SCRIPT, FRONT_STYLE } from './embedded.data.ts';
import { type Fragment, frame } from './frame.ts';
import { conformanceSection } from './sections/conformance.ts';
import { endpointsSection } from './sections/endpoints.ts';
import { keySection } from './sections/key.ts';
import { openingSection } from './sections/opening.ts';
import { purchaseSection } from './sections/purchase.ts';
import { recordSection } from './sections/record.ts';
import { termsSection } from './sections/terms.ts';

const SECTIONS = [
  ['record', 'Read'],
  ['purchase', 'Buy'],
  ['endpoints', 'Endpoints'],
  ['conformance', 'Conformance'],
  ['terms', 'Prices'],
  ['key', 'Key'],
] as const;

export function landingPage(face: LandingFace): Promise<string> {
  const { name, description, version } = face;
  return frame({
    title: `${name}: car retail behind one HTTP address`,
    description,
    style: FRONT_STYLE,
    script: FRONT_SCRIPT,
    content: html`<a class="skip" href="#record">Skip to the content</a>
<header class="bar">
<a class="mark" href="/"><b>${name}</b> <span>${version}</span></a>
<nav aria-label="Sections">${SECTIONS.map(([id, title]) => html`<a href="#${id}">${title}</a> `)}<a href="/?face=workbench"><b>Workbench</b></a></nav>
<p class="bar-meter" data-meter><a href="#key">No key</a></p>
</header>
<main>
${openingSection(face)}
${recordSection()}
${purchaseSection()}
${endpointsSection(face)}
${conformanceSection()}
${termsSection(face)}
${keySection()}
</main>
${footer(face)}`,
  });
}

function footer({ links, url }: LandingFace): Fragment {
  return html`<footer class="foot">
<p>For machines:</p>
<ul>${Object.entries(links).map(
    ([title, href]) => html`<li><a href="${href}">${title}</a> <code>${href.slice(url.length) || '/'}</code></li>
`,
  )}</ul>
</footer>`;
}
