/** Renders the signing page. */
import { html } from 'hono/html';
import type { SignPage } from '#streams/pages.ts';
import { buyerPage } from './buyer-page.ts';
import type { Fragment } from './frame.ts';

const SAID: Readonly<Record<SignPage['status'], { readonly status: string; readonly words: string }>> = {
  parked: { status: 'Waiting for you', words: 'Read the papers, then sign them all at once.' },
  claimed: { status: 'Open', words: 'Read the papers, then sign them all at once.' },
  signed: { status: 'Signed', words: 'These papers are signed. There is nothing left to do here.' },
  declined: { status: 'Declined', words: 'These papers were declined. The seller may send others.' },
  voided: {
    status: 'Void',
    words: 'The figures have changed since, so these papers are void. The seller sends new ones.',
  },
  expired: {
    status: 'Expired',
    words: 'This endpoint was open for four hours and has expired. The seller opens another.',
  },
};

export function signHtml(page: SignPage): Promise<string> {
  const { signer, vin, status, documents, expiresAt, ceremony, dealId, provenance } = page;
  const isOpen = status === 'parked' || status === 'claimed';
  const said = SAID[status];
  return buyerPage({
    title: `Sign the papers, ${signer.name}`,
    description: `A sandbox signing for ${vin}.`,
    kind: 'sign',
    status,
    vin,
    provenance,
    content: html`<p class="buyer-status status-${status}">${said.status}</p>
<h1>${isOpen ? 'Sign the papers' : 'The papers'}</h1>
<p class="buyer-car" data-car="${vin}"><span data-car-name>The car</span> <code>${vin}</code></p>
<p class="buyer-says">${said.words}</p>
<ol class="papers">${documents.map(paper)}</ol>
${isOpen ? html`<p class="soft">Signer: <b>${signer.name}</b>. Open until <time datetime="${expiresAt}">${expiresAt}</time></p>` : html`<p class="soft">Signer: <b>${signer.name}</b></p>`}
<div class="buyer-deed">${
      isOpen
        ? html`<form method="post" action="${ceremony.path}" data-sign data-status="${status}"><button type="submit" class="deed">Sign all ${documents.length} papers</button></form>`
        : html`<a class="deed" href="/?deal=${dealId}">See the deal</a>`
    }</div>
<p class="buyer-answer" role="status" data-answer></p>`,
  });
}

function paper({ name, pages }: SignPage['documents'][number]): Fragment {
  return html`<li><span>${name}</span><span class="soft">${pages} ${pages === 1 ? 'page' : 'pages'}</span></li>
`;
}
