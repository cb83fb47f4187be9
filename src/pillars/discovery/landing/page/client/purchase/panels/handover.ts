/** Panels of delivery, settlement, cancellation and unwinding. */
import { html, nothing } from 'lit-html';
import { choice, textField, valueIn } from '../../view/fields.ts';
import { cents, moment, money, spoken } from '../../view/words.ts';
import { session } from '../../wire/session.ts';
import { deed, landed, type Panel, panelFrame, submitting } from './panel.ts';

const METHODS = ['pickup', 'driveway', 'transport'] as const;
let method: (typeof METHODS)[number] = 'pickup';

export const deliverPanel: Panel = ({ room, move, changed }) => {
  const { deal } = room;
  const owed = deal?.blocked.find(({ transition }) => transition === 'deliver')?.blockedBy ?? [];
  const send = submitting(() => void move('deliver', { method }));
  if (deal?.delivery !== undefined) {
    const words = `Handed over by ${deal.delivery.method}, ${moment(deal.delivery.at)}.`;
    return panelFrame('Deliver', 'The car has left.', html`${landed(words)}`);
  }
  return panelFrame(
    'Deliver',
    'The car leaves once every paper is in. Transport runs the haul first, through its own machine.',
    html`${owed.length === 0 ? nothing : html`<p class="owed">Still owed: ${owed.map(spoken).join(', ')}.</p>`}
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
        ${deed(room, 'Hand the car over')}
      </form>`,
  );
};

export const settlePanel: Panel = (rooms) => {
  const { room, move } = rooms;
  const { deal } = room;
  if (deal?.payment !== undefined) return settled(rooms);
  const total = deal?.desked?.total ?? '0.00';
  const send = submitting(() => {
    const order = {
      order_id: `order_${deal?.dealId.slice('deal_'.length)}`,
      amount_total: cents(total),
      currency: 'usd',
    };
    void move('settle', order, { as: 'operator' });
  });
  return panelFrame(
    'Settle',
    'Settling moves the money, so it is the operator’s alone: it needs the token the service was started with (SETTLE_TOKEN). Without one the endpoint answers 503 UNCONFIGURED; with a wrong one 401. The order is settled once and never repriced.',
    html`<form class="fields" @submit=${send}>
      ${textField({
        name: 'operator-token',
        label: 'Operator token',
        type: 'password',
        value: session.operatorToken,
        hint: 'Kept in this tab’s memory only',
        onInput: (value) => Object.assign(session, { operatorToken: value.trim() }),
      })}
      <dl class="pairs"><dt>Amount</dt><dd><b>${money(total)} USD</b> <span class="soft">amount_total ${cents(total)}</span></dd></dl>
      ${deed(room, 'Settle the deal')}
    </form>`,
  );
};

const settled: Panel = ({ room, reset }) => {
  const { payment, title } = room.deal ?? {};
  return panelFrame(
    'Settled',
    'Money and papers closed under one order. A settled car may come back for a week: the unwind move is still legal.',
    html`<dl class="pairs">
        <dt>Paid</dt><dd><b>${money(payment?.amount ?? '0')} USD</b></dd>
        <dt>Payment</dt><dd><code>${payment?.paymentId}</code></dd>
        ${title === undefined ? nothing : html`<dt>Title</dt><dd><code>${title.titleId}</code> ${title.state}</dd>`}
      </dl>
      <button type="button" class="deed" @click=${reset}>Buy another</button>`,
  );
};

export const closePanel: Panel = ({ room, move }) => {
  const verbs = room.deal?.available.map(({ transition }) => transition) ?? [];
  const verb = verbs.includes('unwind') ? 'unwind' : 'cancel';
  const send = submitting((event) => void move(verb, { reason: valueIn(event, 'reason') }, { stay: true }));
  const isOpen = verbs.includes(verb);
  return panelFrame(
    verb === 'cancel' ? 'Cancel' : 'Unwind',
    verb === 'cancel'
      ? 'Calls the deal off before delivery: the link and the papers are pulled back, contracts voided.'
      : 'Reverses the sale leg by leg: contracts voided, the payment refunded. Nothing is deleted.',
    isOpen
      ? html`<form class="fields" @submit=${send}>${textField({ name: 'reason', label: 'Reason', value: 'the buyer walked away' })} ${deed(room, verb === 'cancel' ? 'Cancel the deal' : 'Unwind the sale')}</form>`
      : html`${landed(`The deal is ${spoken(room.deal?.state ?? '')}.`)}`,
  );
};
