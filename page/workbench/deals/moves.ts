/** Forms of the moves of a deal, one per transition. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { textField, valueIn } from '../../view/fields.ts';
import { cents, money, plainWords } from '../../view/words.ts';
import { api } from '../../wire/api.ts';
import { session } from '../../wire/session.ts';
import type { DealDesk } from './deal-desk.ts';

interface MoveForm {
  readonly title: string;
  readonly says: string;
  readonly fields?: (desk: DealDesk) => TemplateResult;
  readonly deed: string;
  readonly send: (desk: DealDesk, event: Event) => Promise<void>;
}

const params = ({ deal: { dealId } }: DealDesk) => ({ params: { dealId } });
const buyerOf = ({ deal }: DealDesk) => deal.buyer.name ?? '';
const read = (event: Event, name: string) => valueIn(event, name).trim();

const closingForm = (verb: 'cancel' | 'unwind'): Pick<MoveForm, 'fields' | 'send'> => ({
  fields: () => html`${textField({ name: 'move-reason', label: 'Reason', value: 'the buyer walked away' })}`,
  send: (desk, event) => {
    const body = { reason: read(event, 'move-reason') };
    return desk.act(verb === 'cancel' ? 'The deal is cancelled.' : 'The sale is unwound.', () =>
      verb === 'cancel'
        ? api('POST /buy/deals/{dealId}/cancel', { ...params(desk), body })
        : api('POST /buy/deals/{dealId}/unwind', { ...params(desk), body }),
    );
  },
});

const FORMS: Readonly<Record<string, MoveForm>> = {
  checkout: {
    title: 'Checkout',
    says: 'Creates a payment link for the priced amount. It is open for 24 hours, or until the deal is desked again.',
    deed: 'Create the link',
    send: (desk) =>
      desk.act('The checkout link is open.', () => api('POST /buy/deals/{dealId}/checkout', params(desk))),
  },
  esign: {
    title: 'Send for signature',
    says: 'Sends the documents with a link that is open for four hours.',
    fields: (desk) => html`${textField({ name: 'move-signer', label: 'Signer', value: buyerOf(desk) })}`,
    deed: 'Send the documents',
    send: (desk, event) =>
      desk.act('The documents are sent.', () =>
        api('POST /buy/deals/{dealId}/esign', {
          ...params(desk),
          body: { signer: { name: read(event, 'move-signer') } },
        }),
      ),
  },
  'esign-ceremony': {
    title: 'Signing ceremony',
    says: 'Signs or declines as the signer. A signature records Document.signed@1.',
    fields: () =>
      html`<div class="field"><label for="move-decision">Decision</label><select id="move-decision" name="move-decision"><option>sign</option><option>decline</option></select></div>`,
    deed: 'Complete the ceremony',
    send: (desk, event) => {
      const decision = read(event, 'move-decision') === 'decline' ? ('decline' as const) : ('sign' as const);
      return desk.act(decision === 'sign' ? 'The documents are signed.' : 'The signature is declined.', () =>
        api('POST /buy/deals/{dealId}/esign/ceremony', { ...params(desk), body: { decision } }),
      );
    },
  },
  notarize: {
    title: 'Notarize',
    says: 'Has the power of attorney notarized online.',
    fields: (desk) =>
      html`${textField({ name: 'move-principal', label: 'Principal', value: buyerOf(desk), hint: 'The last name Kbafail fails the identity check; Pending waits for a notary' })}`,
    deed: 'Notarize',
    send: (desk, event) =>
      desk.act('The notary has answered.', () =>
        api('POST /buy/deals/{dealId}/notarize', {
          ...params(desk),
          body: { signer: { name: read(event, 'move-principal') } },
        }),
      ),
  },
  stips: {
    title: 'Stipulations',
    says: 'Submits the proofs that the lender requested.',
    fields: ({ deal }) => {
      const owed = (deal.stips?.rows ?? []).filter(({ state }) => state !== 'VERIFIED').map(({ code }) => code);
      return html`${textField({ name: 'move-stips', label: 'References, separated by commas', value: owed.length === 0 ? 'driver-license' : owed.join(', '), hint: 'A reference that contains expired, mismatch or blurry is rejected' })}`;
    },
    deed: 'Submit the proofs',
    send: (desk, event) => {
      const stips = read(event, 'move-stips')
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');
      return desk.act('The proofs are checked.', () =>
        api('POST /buy/deals/{dealId}/stips', { ...params(desk), body: { stips } }),
      );
    },
  },
  insurance: {
    title: 'Insurance',
    says: 'Verifies the buyer’s policy with its carrier.',
    fields: () =>
      html`${textField({ name: 'move-policy', label: 'Policy number', value: 'HM-204-118', hint: 'LAPSED… and LOW… are rejected, PENDING… waits, NOLIEN… is verified with a caution' })}`,
    deed: 'Verify the policy',
    send: (desk, event) =>
      desk.act('The carrier has answered.', () =>
        api('POST /buy/deals/{dealId}/insurance', {
          ...params(desk),
          body: { policy: { policyNumber: read(event, 'move-policy') } },
        }),
      ),
  },
  deliver: {
    title: 'Deliver',
    says: 'Hands over the car. With transport, the carrier is booked and completed first.',
    fields: () =>
      html`<div class="field"><label for="move-method">Method</label><select id="move-method" name="move-method"><option>pickup</option><option>driveway</option><option>transport</option></select></div>`,
    deed: 'Deliver the car',
    send: (desk, event) => {
      const method = (['driveway', 'transport'] as const).find((one) => one === read(event, 'move-method')) ?? 'pickup';
      return desk.act('The car is delivered.', () =>
        api('POST /buy/deals/{dealId}/deliver', { ...params(desk), body: { method } }),
      );
    },
  },
  settle: {
    title: 'Settle',
    says: 'Settles the deal with the operator’s token (SETTLE_TOKEN). The sandbox can settle it without a token: play the scenario “concierge-buy-settled” below.',
    fields: ({
      deal,
    }) => html`${textField({ name: 'move-token', label: 'Operator token', value: session.operatorToken, type: 'password', hint: 'Kept in memory until the page is closed' })}
      <dl class="pairs"><dt>Amount</dt><dd><b>${money(deal.desked?.total ?? '0')}</b></dd></dl>`,
    deed: 'Settle the deal',
    send: (desk, event) => {
      session.operatorToken = read(event, 'move-token');
      const { dealId, desked } = desk.deal;
      const body = {
        order_id: `order_${dealId.slice('deal_'.length)}`,
        amount_total: cents(desked?.total ?? '0'),
        currency: 'usd' as const,
      };
      return desk.act('The deal is settled.', () =>
        api('POST /buy/deals/{dealId}/settle', { ...params(desk), body, as: 'operator' }),
      );
    },
  },
  cancel: {
    title: 'Cancel',
    says: 'Closes the link and voids documents and contracts. No event is deleted.',
    deed: 'Cancel the deal',
    ...closingForm('cancel'),
  },
  unwind: {
    title: 'Unwind',
    says: 'Reverses the sale: contracts are voided and the payment is refunded.',
    deed: 'Unwind the sale',
    ...closingForm('unwind'),
  },
};

export function moveForm(desk: DealDesk): TemplateResult | typeof nothing {
  const { move, deal, isBusy, pick } = desk;
  if (move === '') return nothing;
  if (move === 'desk') {
    return html`<section class="move-form"><h2 tabindex="-1" data-move-title>Desk</h2>
      <p><a class="deed" href=${`#/desk?deal=${deal.dealId}`}>Open the desk on this deal</a></p></section>`;
  }
  const form = FORMS[move];
  const isLegal = deal.available.some(({ transition }) => transition === move);
  if (form === undefined || !isLegal) {
    return html`<section class="move-form"><h2 tabindex="-1" data-move-title>${plainWords(move)}</h2><p class="soft">This move is not legal in the state ${deal.state}.</p></section>`;
  }
  const submit = (event: Event) => {
    event.preventDefault();
    void form.send(desk, event);
  };
  return html`<section class="move-form" aria-labelledby="move-title"><h2 id="move-title" tabindex="-1" data-move-title>${form.title}</h2>
    <p class="soft">${form.says}</p>
    <form class="fields" @submit=${submit}>${form.fields?.(desk) ?? nothing}
      <p class="move-deeds"><button type="submit" class="deed" aria-disabled=${isBusy}>${form.deed}</button>
      <button type="button" class="quiet" @click=${() => pick('')}>Close</button></p></form></section>`;
}
