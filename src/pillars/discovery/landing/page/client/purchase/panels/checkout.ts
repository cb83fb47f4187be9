/** Checkout panel. */
import { html } from 'lit-html';
import { moment, money } from '../../view/words.ts';
import { nextStep } from '../steps.ts';
import { deed, type Panel, panelFrame } from './panel.ts';

export const checkoutPanel: Panel = ({ room, move, goTo }) => {
  const link = room.deal?.checkout;
  const mint = () => void move('checkout', {}, { stay: true });
  const says = html`A 402 OFFER with a link that a buyer opens on a phone. Desking the deal again supersedes it; it expires after a day.`;
  if (link === undefined || link.status === 'superseded' || link.status === 'expired') {
    const was = link === undefined ? '' : `The last link is ${link.status}. `;
    return panelFrame('Checkout', html`${was}${says}`, deed(room, 'Mint a checkout link', mint));
  }
  return panelFrame(
    'Checkout',
    says,
    html`<dl class="pairs">
        <dt>Amount</dt><dd><b>${money(link.amount)} USD</b></dd>
        <dt>Link</dt><dd><a href=${link.checkoutUrl} target="_blank" rel="noopener">${link.linkId}</a> <span class="state-word">${link.status}</span></dd>
        <dt>Good until</dt><dd>${moment(link.expiresAt)}</dd>
      </dl>
      ${deed(room, 'Go on to signing', () => goTo(nextStep(room, 'checkout')))}`,
  );
};
