/** Panels of delivery, settlement, cancellation and unwinding. */
import { html, nothing } from 'lit-html';
import { choice, textField, valueIn } from '../../../view/fields.ts';
import { cents, dateTime, money, plainWords } from '../../../view/words.ts';
import { session } from '../../../wire/session.ts';
import { actionButton, doneNote, onSubmit, type Panel, panelFrame } from './panel.ts';

const METHODS = ['pickup', 'driveway', 'transport'] as const;
let method: (typeof METHODS)[number] = 'pickup';

export const deliverPanel: Panel = ({ purchase, move, changed }) => {
  const { deal } = purchase;
  const owed = deal?.blocked.find(({ transition }) => transition === 'deliver')?.blockedBy ?? [];
  const send = onSubmit(() => void move('deliver', { method }));
  if (deal?.delivery !== undefined) {
    const words = `Delivered by ${deal.delivery.method}, ${dateTime(deal.delivery.at)}.`;
    return panelFrame('Deliver', 'The car is delivered.', html`${doneNote(words)}`);
  }
  return panelFrame(
    'Deliver',
    'Releases the car once the deal is cleared. With transport, the carrier is booked and completed first.',
    html`${owed.length === 0 ? nothing : html`<p class="owed">Still required: ${owed.map(plainWords).join(', ')}.</p>`}
      <form class="fields" @submit=${send}>
        ${choice({
          name: 'delivery',
          legend: 'How',
          options: METHODS,
          value: method,
          onPick: (picked) => {
            method = picked;
            changed();
          },
        })}
        ${actionButton(purchase, 'Deliver the car')}
      </form>`,
  );
};

export const settlePanel: Panel = (controller) => {
  const { purchase, move } = controller;
  const { deal } = purchase;
  if (deal?.payment !== undefined) return settledPanel(controller);
  const total = deal?.desked?.total ?? '0.00';
  const send = onSubmit(() => {
    const order = {
      order_id: `order_${deal?.dealId.slice('deal_'.length)}`,
      amount_total: cents(total),
      currency: 'usd',
    };
    void move('settle', order, { as: 'operator' });
  });
  return panelFrame(
    'Settle',
    'Only the operator can settle a deal, with the token in SETTLE_TOKEN. If the service has no such token, it answers 503 UNCONFIGURED; a wrong token gets a 401. The amount cannot be changed here.',
    html`<form class="fields" @submit=${send}>
      ${textField({
        name: 'operator-token',
        label: 'Operator token',
        type: 'password',
        value: session.operatorToken,
        hint: 'Kept in this tab’s memory only',
        onInput: (value) => Object.assign(session, { operatorToken: value.trim() }),
      })}
      <dl class="pairs"><dt>Amount</dt><dd><b>${money(total)}</b> <span class="soft">amount_total ${cents(total)}</span></dd></dl>
      ${actionButton(purchase, 'Settle the deal')}
    </form>`,
  );
};

const settledPanel: Panel = ({ purchase, reset }) => {
  const { payment, title } = purchase.deal ?? {};
  return panelFrame(
    'Settled',
    'The deal is paid and its documents are filed. It can still be unwound for seven days.',
    html`<dl class="pairs">
        <dt>Paid</dt><dd><b>${money(payment?.amount ?? '0')}</b></dd>
        <dt>Payment</dt><dd><code>${payment?.paymentId}</code></dd>
        ${title === undefined ? nothing : html`<dt>Title</dt><dd><code>${title.titleId}</code> ${title.state}</dd>`}
      </dl>
      <button type="button" class="deed" @click=${reset}>Buy another</button>`,
  );
};

export const closePanel: Panel = ({ purchase, move }) => {
  const verbs = purchase.deal?.available.map(({ transition }) => transition) ?? [];
  const verb = verbs.includes('unwind') ? 'unwind' : 'cancel';
  const send = onSubmit((event) => void move(verb, { reason: valueIn(event, 'reason') }, { stay: true }));
  const isOpen = verbs.includes(verb);
  return panelFrame(
    verb === 'cancel' ? 'Cancel' : 'Unwind',
    verb === 'cancel'
      ? 'Cancels the deal before delivery: closes the link and voids documents and contracts.'
      : 'Reverses the sale: contracts are voided and the payment is refunded. Nothing is deleted.',
    isOpen
      ? html`<form class="fields" @submit=${send}>${textField({ name: 'reason', label: 'Reason', value: 'the buyer walked away' })} ${actionButton(purchase, verb === 'cancel' ? 'Cancel the deal' : 'Unwind the sale')}</form>`
      : html`${doneNote(`The deal is ${plainWords(purchase.deal?.state ?? '')}.`)}`,
  );
};
