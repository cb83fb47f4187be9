/** Renders the checkout page. */
import { html } from 'hono/html';
import type { CheckoutPage } from '#streams/pages.ts';
import { type BuyerPage, buyerPage } from './buyer-page.ts';
import type { Fragment } from './frame.ts';

interface Said {
  readonly status: string;
  readonly words: string;
  readonly button: (page: CheckoutPage) => Fragment;
}

const SAID: Readonly<Record<CheckoutPage['status'], Said>> = {
  open: {
    status: 'Open',
    words:
      'No card is asked for and no money moves here: once the car is delivered, the seller settles the deal at exactly this amount.',
    button: (page) =>
      page.state === 'DELIVERED' ? settle(page) : link(`/?deal=${page.dealId}`, 'See where the deal stands'),
  },
  superseded: {
    status: 'Superseded',
    words: 'The figures have changed since, so this link is no longer good.',
    button: ({ supersededBy, dealId }) =>
      supersededBy === undefined ? freshLink(dealId) : link(`/?checkout=${supersededBy}`, 'Open the link that is'),
  },
  settled: {
    status: 'Settled',
    words: 'This deal is settled. There is nothing left to pay.',
    button: ({ dealId }) => link(`/?deal=${dealId}`, 'See the deal'),
  },
  expired: {
    status: 'Expired',
    words: 'This link was open for a day and has expired. The figures still stand.',
    button: ({ dealId }) => freshLink(dealId),
  },
};

/** With a configured rail the money is taken there; nothing is asked for here. */
function atRail(payUrl: string): Said {
  return {
    status: 'Open',
    words: 'The payment is taken on the next page. The deal settles at exactly this amount once the car is delivered.',
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
<h1>${price.amount} ${price.currency}</h1>
<p class="buyer-car" data-car="${vin}"><span data-car-name>The car</span> <code>${vin}</code></p>
<p class="buyer-says">${said.words}</p>
${status === 'open' ? html`<p class="soft">Good until <time datetime="${expiresAt}">${expiresAt}</time></p>` : ''}
<div class="buyer-deed">${said.button(page)}</div>
<p class="buyer-answer" role="status" data-answer></p>
${status === 'superseded' || status === 'expired' ? '' : next(state)}`,
  };
  return buyerPage(shown);
}

/** The road of a purchase after its figures, and the deal states that have passed each mark. */
const NEXT = [
  { says: 'You sign the papers', passed: ['SIGNED', 'CLEARED', 'DELIVERED', 'SETTLED'] },
  { says: 'The seller checks them, with your insurance and a notary', passed: ['CLEARED', 'DELIVERED', 'SETTLED'] },
  { says: 'The car reaches you', passed: ['DELIVERED', 'SETTLED'] },
  { says: 'The amount above is taken, once', passed: ['SETTLED'] },
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

/** The script asks the deal for another link; without one, the seller sends it. */
function freshLink(dealId: string): Fragment {
  return html`<form method="post" action="/buy/deals/${dealId}/checkout" data-fresh><button type="submit" class="deed">Get a fresh link</button></form>`;
}

/** Delivered and unpaid: the one deed left is the operator's. */
function settle({ settle: { path, amount_total: total, currency }, paymentLink }: CheckoutPage): Fragment {
  return html`<form method="post" action="${path}" data-settle data-order="${paymentLink}" data-total="${total}" data-currency="${currency}">
<label for="token">Operator token</label>
<input id="token" name="token" type="password" autocomplete="off" required aria-describedby="token-hint">
<p class="hint" id="token-hint">In this sandbox the seller’s server settles. With its token you may do so here; it is sent once and kept nowhere.</p>
<button type="submit" class="deed">Settle this amount</button></form>`;
}
