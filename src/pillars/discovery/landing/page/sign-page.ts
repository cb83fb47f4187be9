/** Renders the signing page. */
import { html } from 'hono/html';
import type { PageFigures, SignPage } from '#streams/deals/pages.ts';
import { buyerPage } from './buyer-page.ts';
import { dollars } from './dollars.ts';
import type { Fragment } from './frame.ts';

const SAID: Readonly<Record<SignPage['status'], { readonly status: string; readonly words: string }>> = {
  parked: { status: 'Waiting for you', words: 'Read the documents, then sign them.' },
  claimed: { status: 'Open', words: 'Read the documents, then sign them.' },
  signed: { status: 'Signed', words: 'These documents are signed. There is nothing left to do.' },
  declined: { status: 'Declined', words: 'These documents were declined. The seller can send new ones.' },
  voided: {
    status: 'Void',
    words: 'The figures have changed, so these documents are void. The seller will send new ones.',
  },
  expired: {
    status: 'Expired',
    words: 'This signing session has expired. Ask the seller for a new one.',
  },
};

export function signHtml(page: SignPage): Promise<string> {
  const { signer, vin, status, documents, expiresAt, ceremony, dealId, provenance, provider } = page;
  const isOpen = status === 'parked' || status === 'claimed';
  const said = isOpen && provider !== undefined ? elsewhere(provider) : SAID[status];
  return buyerPage({
    title: `Sign the documents, ${signer.name}`,
    description: `${provider === undefined ? 'A sandbox signing' : 'Signing'} for ${vin}.`,
    kind: 'sign',
    status,
    vin,
    provenance,
    content: html`<p class="buyer-status status-${status}">${said.status}</p>
<h1>${isOpen ? 'Sign the documents' : 'The documents'}</h1>
<p class="buyer-car" data-car="${vin}"><span data-car-name>The car</span> <code>${vin}</code></p>
<p class="buyer-says">${said.words}</p>
<ol class="papers">${documents.map((document) => paper(document, page))}</ol>
${isOpen ? html`<p class="soft">Signer: <b>${signer.name}</b>. Open until <time datetime="${expiresAt}">${expiresAt}</time></p>` : html`<p class="soft">Signer: <b>${signer.name}</b></p>`}
<div class="buyer-deed">${
      isOpen && provider === undefined
        ? html`<form method="post" action="${ceremony.path}" data-sign data-status="${status}"><button type="submit" class="deed">Sign all ${documents.length} documents</button></form>`
        : html`<a class="deed" href="/?deal=${dealId}">See the deal</a>`
    }</div>
<p class="buyer-answer" role="status" data-answer></p>`,
  });
}

/** With a connected provider, this page shows the documents, and the signature is given at the provider. */
function elsewhere(provider: string) {
  return {
    status: 'Waiting for you',
    words: `Sign the documents where ${provider} asks you to: by its email, or on its page.`,
  };
}

function paper({ name, pages }: SignPage['documents'][number], page: SignPage): Fragment {
  const lines = linesOf(name, page);
  return html`<li><details><summary><span>${name}</span><span class="soft">${pages} ${pages === 1 ? 'page' : 'pages'}</span></summary>
<dl>${lines.map(([title, value]) => html`<div><dt>${title}</dt><dd>${value}</dd></div>`)}</dl></details></li>
`;
}

type Lines = readonly (readonly [title: string, value: string])[];

/** Contents of a document: the deal's own facts and figures. */
function linesOf(name: string, page: SignPage): Lines {
  const { vin, buyer, signer, figures } = page;
  const parties: Lines = [
    ['Buyer', buyer.name ?? signer.name],
    ['VIN', vin],
  ];
  if (/^Retail installment|lease$/i.test(name)) return [...parties, ...credit(figures)];
  if (/order$|bill of sale$/i.test(name)) return [...parties, ...sale(figures)];
  if (name === 'Odometer statement') return [...parties, ['Odometer', odometer(figures?.odometer)]];
  if (name === 'Title application') return [...parties, ['Lienholder', lienholder(figures)]];
  if (name === 'Protection product forms') return [...parties, ['Products', dollars(figures?.products ?? '0')]];
  return [...parties, ['Text', 'Sample notice of the sandbox']];
}

function sale(figures: PageFigures | undefined): Lines {
  if (figures === undefined) return [];
  return [
    ['Price', dollars(figures.salesPrice)],
    ['Taxes and fees', dollars(figures.totalTaxesAndFees)],
    ['Products', dollars(figures.products)],
    ['Total', dollars(figures.total)],
    ['Down payment', dollars(figures.downPayment)],
  ];
}

function credit(figures: PageFigures | undefined): Lines {
  if (figures === undefined) return [];
  return [
    ['APR', `${figures.interestRate} %`],
    ['Finance charge', dollars(figures.financeCharge)],
    ['Amount financed', dollars(figures.amountFinanced)],
    ['Total of payments', dollars(figures.totalOfPayments)],
    ['Payments', `${figures.term} of ${dollars(figures.monthlyPayment)}`],
  ];
}

const MILES = new Intl.NumberFormat('en-US');

function odometer(miles: number | undefined): string {
  return miles === undefined ? 'recorded at delivery' : `${MILES.format(miles)} miles`;
}

function lienholder(figures: PageFigures | undefined): string {
  if (figures === undefined || figures.financeType === 'Cash') return 'none';
  return figures.lender ?? 'the lender of the approved application';
}
