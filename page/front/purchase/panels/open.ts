/** Panel that opens a deal or loads an existing one. */
import { html } from 'lit-html';
import { choice, textField, valueIn } from '../../../view/fields.ts';
import { actionButton, doneNote, onSubmit, type Panel, panelFrame } from './panel.ts';

const TYPES = ['Concierge Buy', 'Concierge Search', 'Private Party'] as const;

export const openPanel: Panel = (controller) => {
  const { purchase } = controller;
  if (purchase.deal !== undefined) return openedPanel(controller);
  const open = onSubmit(() => void controller.open());
  const load = onSubmit((event) => void controller.load(valueIn(event, 'dealId').trim()));
  return panelFrame(
    'Open a deal',
    'A deal needs a car and the buyer’s ZIP code. Opened with a key it is visible to your account only; without one, to anyone who has its id.',
    html`<form class="fields" @submit=${open}>
        ${textField({ name: 'vin', label: 'VIN', value: purchase.vin, onInput: (value) => Object.assign(purchase, { vin: value.trim().toUpperCase() }) })}
        ${textField({ name: 'buyer', label: 'Buyer', value: purchase.buyer.name, onInput: (value) => Object.assign(purchase.buyer, { name: value }) })}
        ${textField({ name: 'buyer-zip', label: 'ZIP code', value: purchase.buyer.zip, inputMode: 'numeric', onInput: (value) => Object.assign(purchase.buyer, { zip: value.trim() }) })}
        ${choice({
          name: 'deal-type',
          legend: 'Type of deal',
          options: TYPES,
          value: purchase.dealType,
          onPick: (dealType) => {
            purchase.dealType = dealType;
            controller.changed();
          },
        })}
        ${actionButton(purchase, 'Open the deal')}
      </form>
      <details class="aside"><summary>Load an existing deal</summary>
        <form class="fields" @submit=${load}>
          ${textField({ name: 'dealId', label: 'Deal id', value: '', hint: 'the deal_… that opening it answered' })}
          <button type="submit" class="quiet">Load it</button>
        </form></details>`,
  );
};

const openedPanel: Panel = (controller) => {
  const { deal } = controller.purchase;
  return panelFrame(
    'Open',
    'The deal is open. Everything on this page is computed from its events.',
    html`${doneNote(html`<code>${deal?.dealId}</code>, ${deal?.dealType} of <code>${deal?.vin}</code> for ${deal?.buyer.name ?? 'a buyer'} in ${deal?.buyer.zip}`)}
      <button type="button" class="quiet" @click=${controller.reset}>Start over with a fresh deal</button>`,
  );
};
