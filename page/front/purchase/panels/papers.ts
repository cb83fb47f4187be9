/** Panels of signing, notary, stipulations and insurance. */
import { html, nothing } from 'lit-html';
import { textField, valueIn } from '../../../view/fields.ts';
import { dateTime } from '../../../view/words.ts';
import { actionButton, doneNote, onSubmit, type Panel, panelFrame } from './panel.ts';

export const signPanel: Panel = ({ purchase, move }) => {
  const { deal } = purchase;
  const envelope = deal?.envelope?.state;
  const handoff = deal?.handoff?.kind === 'sign' ? deal.handoff : undefined;
  const isOut = deal?.available.some(({ transition }) => transition === 'esign-ceremony') === true;
  const send = onSubmit((event) => void move('esign', { signer: { name: valueIn(event, 'signer') } }, { stay: true }));
  return panelFrame(
    'Sign',
    'The documents go to the signer with a link that is open for four hours. Signing records Document.signed@1.',
    envelope === 'COMPLETED'
      ? html`${doneNote(`Signed by ${deal?.envelope?.signer.name ?? 'the buyer'}.`)}`
      : isOut
        ? html`<dl class="pairs"><dt>Signer</dt><dd>${deal?.envelope?.signer.name}</dd>
            <dt>Link</dt><dd><a href=${handoff?.url ?? '#walk'} target="_blank" rel="noopener">Open the signing page</a> <span class="state-word">${handoff?.state}</span></dd>
            <dt>Open until</dt><dd>${handoff === undefined ? '' : dateTime(handoff.expiresAt)}</dd></dl>
            ${actionButton(purchase, 'Sign here', () => void move('esign/ceremony', {}))}`
        : html`<form class="fields" @submit=${send}>
            ${textField({ name: 'signer', label: 'Signer', value: purchase.buyer.name })} ${actionButton(purchase, 'Send the documents')}</form>`,
  );
};

export const notarizePanel: Panel = ({ purchase, move }) => {
  const standing = purchase.deal?.notarization;
  const send = onSubmit((event) => void move('notarize', { signer: { name: valueIn(event, 'principal') } }));
  return panelFrame(
    'Notarize',
    'Has a sandbox notary notarize the power of attorney online, in one call.',
    standing?.state === 'COMPLETED'
      ? landedPanel(
          `Notarized by ${standing.notary?.['name'] ?? 'a notary'}, ${standing.notary?.['commissionState'] ?? ''}.`,
        )
      : html`<form class="fields" @submit=${send}>
          ${textField({ name: 'principal', label: 'Principal', value: purchase.buyer.name, hint: 'The last name Kbafail fails identity verification; Pending completes on the second call' })}
          ${standing === undefined ? nothing : html`<p class="soft">The last session is ${standing.state.toLowerCase()}${standing.reason === undefined ? '' : `: ${standing.reason}`}.</p>`}
          ${actionButton(purchase, 'Notarize')}</form>`,
  );
};

export const stipsPanel: Panel = ({ purchase, move }) => {
  const stips = purchase.deal?.stips;
  const owed = (stips?.rows ?? []).filter(({ state }) => state !== 'VERIFIED');
  const references = owed.length === 0 ? 'driver-license' : owed.map(({ code }) => code).join(', ');
  const send = onSubmit((event) => {
    const sent = valueIn(event, 'stips')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    void move('stips', { stips: sent });
  });
  return panelFrame(
    'Stipulations',
    'Sends the proofs that the lender requested; they are verified at once. If the lender requested none, send the driver’s license.',
    html`${(stips?.rows ?? []).length === 0 ? nothing : html`<ul class="points">${stips?.rows.map(({ code, text, state, reason }) => html`<li><code>${code}</code> ${text} <b class="state-word">${state}</b>${reason === undefined ? nothing : html`: ${reason}`}</li>`)}</ul>`}
      ${
        stips?.state === 'VERIFIED'
          ? doneNote('Every proof is verified.')
          : html`<form class="fields" @submit=${send}>
            ${textField({ name: 'stips', label: 'References, separated by commas', value: references, hint: 'A reference that contains expired, mismatch or blurry is rejected' })}
            ${actionButton(purchase, 'Send the proofs')}</form>`
      }`,
  );
};

export const insurancePanel: Panel = ({ purchase, move }) => {
  const policy = purchase.deal?.insurance;
  const send = onSubmit(
    (event) => void move('insurance', { policy: { policyNumber: valueIn(event, 'policy').trim() } }),
  );
  return panelFrame(
    'Insurance',
    'Verifies the buyer’s policy with its carrier.',
    policy?.state === 'VERIFIED'
      ? landedPanel(`Policy ${policy.policyNumber} is verified.`)
      : html`<form class="fields" @submit=${send}>
          ${textField({ name: 'policy', label: 'Policy number', value: 'HM-204-118', hint: 'LAPSED… and LOW… are rejected, NOLIEN… is verified with a caution' })}
          ${policy === undefined ? nothing : html`<p class="soft">Policy ${policy.policyNumber} is ${policy.state.toLowerCase()}${policy.reason === undefined ? '' : `: ${policy.reason}`}.</p>`}
          ${actionButton(purchase, 'Verify the policy')}</form>`,
  );
};

function landedPanel(words: string) {
  return html`${doneNote(words)}`;
}
