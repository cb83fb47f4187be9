/** Owns the checkout page: what is to be paid, for which car, and what happens next. */
import { html } from 'hono/html';
import type { CheckoutPage } from '#streams/pages.ts';
import { frame } from './frame.ts';

const SAID: Readonly<Record<CheckoutPage['status'], string>> = {
  open: 'This link is open. No card is asked for and no money moves here: the seller settles the deal at this amount.',
  superseded: 'The figures have changed since, so this link is no longer good. Ask the seller for the new one.',
  settled: 'This deal is settled. There is nothing left to pay.',
  expired: 'This link has expired. Ask the seller for a new one.',
};

export function checkoutHtml({ price, vin, status, expiresAt, links }: CheckoutPage): Promise<string> {
  return frame({
    title: `Checkout: ${price.amount} ${price.currency}`,
    content: html`<main>
<h1>${price.amount} ${price.currency}</h1>
<p class="note">Sandbox: this checkout is simulated.</p>
<dl><dt>Car</dt><dd>${vin}</dd><dt>Link</dt><dd>${status}</dd><dt>Good until</dt><dd><time>${expiresAt}</time></dd></dl>
<p>${SAID[status]}</p>
<p><a class="deed" href="${links.deal ?? '/'}">See the deal</a></p>
</main>`,
  });
}
