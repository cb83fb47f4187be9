/** Renders the checkout page. */
import { html } from 'hono/html';
import type { CheckoutPage, PageFigures } from '#streams/deals/pages.ts';
import { type BuyerPage, buyerPage } from './buyer-page.ts';
import { dollars } from './dollars.ts';
import type { Fragment } from './frame.ts';

interface Said {
  readonly status: string;
  readonly words: string;
  readonly button: (page: CheckoutPage) => Fragment;
}

const SAID: Readonly<Record<CheckoutPage['status'], Said>> = {
  open: {
    status: 'Open',
    words: 'No card is needed and no money moves here. The seller settles the deal at this amount after delivery.',
    button: (page) => (page.state === 'DELIVERED' ? settle(page) : link(`/?deal=${page.dealId}`, 'See the deal')),
  },
  superseded: {
    status: 'Superseded',
    words: 'The figures have changed, so this link is no longer valid.',
    button: ({ supersededBy, dealId }) =>
      supersededBy === undefined ? freshLink(dealId) : link(`/?checkout=${supersededBy}`, 'Open the current link'),
  },
  settled: {
    status: 'Settled',
    words: 'This deal is settled. There is nothing left to pay.',
    button: ({ dealId }) => link(`/?deal=${dealId}`, 'See the deal'),
  },
  expired: {
    status: 'Expired',
    words: 'This link has expired. The figures are still valid.',
    button: ({ dealId }) => freshLink(dealId),
  },
};

/** With a configured payment rail, the buyer pays on its page. */
function atRail(payUrl: string): Said {
  return {
    status: 'Open',
    words: 'You pay on the next page. The deal settles at this amount after delivery.',
    button: () => link(payUrl, 'Go to payment'),
  };
}

export function checkoutHtml(page: CheckoutPage): Promise<string> {
  const { price, vin, status, expiresAt, state, provenance } = page;
  const said = page.payUrl === undefined ? SAID[status] : atRail(page.payUrl);
  const shown: BuyerPage = {
    title: `Checkout: ${price.amount} ${price.currency}`,
    description: `A sandbox checkout for ${vin}.`,
    kind: 'checkout',
    status,
    vin,
    provenance,
    content: html`<p class="buyer-status status-${status}">${said.status}</p>
<h1>${dollars(price.amount)}</h1>
<p class="buyer-car" data-car="${vin}"><span data-car-name>The car</span> <code>${vin}</code></p>
<p class="buyer-says">${said.words}</p>
${status === 'open' ? html`<p class="soft">Open until <time datetime="${expiresAt}">${expiresAt}</time></p>` : ''}
${page.figures === undefined || isOver(status) ? '' : breakdown(page.figures)}
<div class="buyer-deed">${said.button(page)}</div>
<p class="buyer-answer" role="status" data-answer></p>
${isOver(status) ? '' : next(state)}`,
  };
  return buyerPage(shown);
}

/** The deal's figures may have changed since such a link was open. */
function isOver(status: CheckoutPage['status']): boolean {
  return status === 'superseded' || status === 'expired';
}

/** The components of the amount, and how it is paid. */
function breakdown(figures: PageFigures): Fragment {
  const { financeType, salesPrice, totalTaxesAndFees, products, total, downPayment } = figures;
  const isCash = financeType === 'Cash';
  const price = [
    ['Price', salesPrice],
    ['Taxes and fees', totalTaxesAndFees],
    ['Products', products],
    ['Total', total],
    ['Down payment', downPayment],
  ] as const;
  const shown = price.filter(([title, amount]) => Number(amount) !== 0 || title === 'Total');
  return html`<section class="buyer-figures" aria-labelledby="figures"><h2 id="figures">Your figures</h2>
<dl>${shown.map(([title, amount]) => pair(title, dollars(amount)))}${isCash ? '' : financingLines(figures)}</dl></section>`;
}

function financingLines({
  financeType,
  amountFinanced,
  interestRate,
  term,
  monthlyPayment,
  lender,
}: PageFigures): Fragment {
  return html`${pair(financeType === 'Lease' ? 'Capitalized cost' : 'Amount financed', dollars(amountFinanced))}
${pair('Monthly', `${dollars(monthlyPayment)} for ${term} months`)}
${financeType === 'Lease' ? '' : pair('APR', `${interestRate} %`)}
${pair('Lender', lender ?? 'not decided yet')}`;
}

function pair(title: string, value: string): Fragment {
  return html`<div><dt>${title}</dt><dd>${value}</dd></div>
`;
}

/** The steps after the figures, and the deal states in which each is complete. */
const NEXT = [
  { says: 'You sign the documents', passed: ['SIGNED', 'CLEARED', 'DELIVERED', 'SETTLED'] },
  {
    says: 'The seller verifies your documents, insurance and notarization',
    passed: ['CLEARED', 'DELIVERED', 'SETTLED'],
  },
  { says: 'The car is delivered', passed: ['DELIVERED', 'SETTLED'] },
  { says: 'The amount above is charged once', passed: ['SETTLED'] },
] as const;

function next(state: string): Fragment {
  const isPassed = (passed: readonly string[]) => passed.includes(state);
  return html`<section class="buyer-next" aria-labelledby="next"><h2 id="next">What happens next</h2>
<ol>${NEXT.map(
    ({
      says,
      passed,
    }) => html`<li class="${isPassed(passed) ? 'is-done' : ''}"><span class="tick" aria-hidden="true">${isPassed(passed) ? '✓' : ''}</span>${says}${isPassed(passed) ? html`<span class="unseen">, done</span>` : ''}</li>
`,
  )}</ol></section>`;
}

function link(href: string, words: string): Fragment {
  return html`<a class="deed" href="${href}">${words}</a>`;
}

/** The script requests a new link; without scripts, the seller must send one. */
function freshLink(dealId: string): Fragment {
  return html`<form method="post" action="/buy/deals/${dealId}/checkout" data-fresh><button type="submit" class="deed">Get a new link</button></form>`;
}

/** Delivered but unpaid: only the operator can settle. */
function settle({ settle: { path, amount_total: total, currency }, paymentLink }: CheckoutPage): Fragment {
  return html`<form method="post" action="${path}" data-settle data-order="${paymentLink}" data-total="${total}" data-currency="${currency}">
<label for="token">Operator token</label>
<input id="token" name="token" type="password" autocomplete="off" required aria-describedby="token-hint">
<p class="hint" id="token-hint">In this sandbox the operator settles. The token is sent once and not stored.</p>
<button type="submit" class="deed">Settle this amount</button></form>`;
}
