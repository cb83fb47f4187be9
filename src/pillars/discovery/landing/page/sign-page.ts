/** Owns the signing page: which papers are signed, by whom, and the one button that signs them. */
import { html } from 'hono/html';
import type { SignPage } from '#streams/pages.ts';
import { frame } from './frame.ts';

const SAID: Readonly<Record<SignPage['status'], string>> = {
  parked: 'Read the papers, then sign them.',
  claimed: 'Read the papers, then sign them.',
  signed: 'These papers are signed.',
  declined: 'These papers were declined.',
  voided: 'The figures have changed since, so these papers are void. Ask the seller for new ones.',
  expired: 'This door has expired. Ask the seller for a new one.',
};

export function signHtml({ signer, vin, status, documents, expiresAt, ceremony }: SignPage): Promise<string> {
  const open = status === 'parked' || status === 'claimed';
  return frame({
    title: `Sign the papers, ${signer.name}`,
    content: html`<main>
<h1>Sign the papers</h1>
<p class="note">Sandbox: this signing is simulated and binds nobody.</p>
<dl><dt>Signer</dt><dd>${signer.name}</dd><dt>Car</dt><dd>${vin}</dd><dt>Good until</dt><dd><time>${expiresAt}</time></dd></dl>
<p>${SAID[status]}</p>
<ul>
${documents.map(
  ({ name, pages }) => html`<li>${name}, ${pages} ${pages === 1 ? 'page' : 'pages'}</li>
`,
)}</ul>
${
  open
    ? html`<form method="post" action="${ceremony.path}"><button type="submit">Sign all ${documents.length} papers</button></form>`
    : ''
}
</main>`,
  });
}
