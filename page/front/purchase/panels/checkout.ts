/** Checkout panel. */
import { html } from 'lit-html';
import { dateTime, money } from '../../../view/words.ts';
import { actionButton, type Panel, panelFrame } from './panel.ts';

export const checkoutPanel: Panel = ({ purchase, move }) => {
  const link = purchase.deal?.checkout;
  const mint = () => void move('checkout', {}, { stay: true });
  const says = html`Creates a checkout link for the buyer, as a 402 OFFER. New figures replace the link; it expires after one day.`;
  if (link === undefined || link.status === 'superseded' || link.status === 'expired') {
    const was = link === undefined ? '' : `The last link is ${link.status}. `;
    return panelFrame('Checkout', html`${was}${says}`, actionButton(purchase, 'Create a checkout link', mint));
  }
  return panelFrame(
    'Checkout',
    says,
    html`<dl class="pairs">
        <dt>Amount</dt><dd><b>${money(link.amount)}</b></dd>
        <dt>Link</dt><dd><a href=${link.checkoutUrl} target="_blank" rel="noopener">${link.linkId}</a> <span class="state-word">${link.status}</span></dd>
        <dt>Open until</dt><dd>${dateTime(link.expiresAt)}</dd>
      </dl>`,
  );
};
