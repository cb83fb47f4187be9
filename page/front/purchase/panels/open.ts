/** Panel that opens a deal or loads an existing one. */
import { html } from 'lit-html';
import { choice, textField, valueIn } from '../../../view/fields.ts';
import { actionButton, doneNote, onSubmit, type Panel, panelFrame } from './panel.ts';

const TYPES = ['Concierge Buy', 'Concierge Search', 'Private Party'] as const;

export const openPanel: Panel = (rooms) => {
  const { room } = rooms;
  if (room.deal !== undefined) return opened(rooms);
  const open = onSubmit(() => void rooms.open());
  const load = onSubmit((event) => void rooms.load(valueIn(event, 'dealId').trim()));
  return panelFrame(
    'Open a deal',
    'A deal is a stream of facts. It needs a car and a buyer’s ZIP code; with a key it belongs to your account, without one to whoever knows its id.',
    html`<form class="fields" @submit=${open}>
        ${textField({ name: 'vin', label: 'VIN', value: room.vin, onInput: (value) => Object.assign(room, { vin: value.trim().toUpperCase() }) })}
        ${textField({ name: 'buyer', label: 'Buyer', value: room.buyer.name, onInput: (value) => Object.assign(room.buyer, { name: value }) })}
        ${textField({ name: 'buyer-zip', label: 'ZIP code', value: room.buyer.zip, inputMode: 'numeric', onInput: (value) => Object.assign(room.buyer, { zip: value.trim() }) })}
        ${choice({
          name: 'deal-type',
          legend: 'Type of deal',
          options: TYPES,
          value: room.dealType,
          onPick: (dealType) => {
            room.dealType = dealType;
            rooms.changed();
          },
        })}
        ${actionButton(room, 'Open the deal')}
      </form>
      <details class="aside"><summary>Take up a deal that stands</summary>
        <form class="fields" @submit=${load}>
          ${textField({ name: 'dealId', label: 'Deal id', value: '', hint: 'the deal_… that opening it answered' })}
          <button type="submit" class="quiet">Load it</button>
        </form></details>`,
  );
};

const opened: Panel = (rooms) => {
  const { deal } = rooms.room;
  return panelFrame(
    'Open',
    'This deal stands. Everything on this page is folded from its events.',
    html`${doneNote(html`<code>${deal?.dealId}</code>, ${deal?.dealType} of <code>${deal?.vin}</code> for ${deal?.buyer.name ?? 'a buyer'} in ${deal?.buyer.zip}`)}
      <button type="button" class="quiet" @click=${rooms.reset}>Start over with a fresh deal</button>`,
  );
};
