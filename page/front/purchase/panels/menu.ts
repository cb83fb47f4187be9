/** F&I menu panel: three packages with the effect of each on the payment, and the contracts. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { textField, valueIn } from '../../../view/fields.ts';
import { money } from '../../../view/words.ts';
import type { FiDeal, Package } from '../../../wire/shapes.ts';
import type { PurchaseController } from '../controller.ts';
import { actionButton, doneNote, onSubmit, type Panel, panelFrame } from './panel.ts';

export const menuPanel: Panel = (controller) => {
  const { fi } = controller.purchase;
  return panelFrame(
    'F&I menu',
    'Every eligible product is rated. The menu offers three packages and shows the payment increase of each at the deal’s rate and term.',
    html`${contracts(controller)} ${fi?.menu === undefined || fi.state === 'RATED' ? unbuilt(controller) : menu(controller, fi, fi.menu)}`,
  );
};

function unbuilt(controller: PurchaseController): TemplateResult {
  const base = fiAddress(controller);
  const present = async () => {
    await controller.move(`${base}/menu`, {}, { stay: true });
    if (controller.purchase.refused === undefined) await controller.move(`${base}/menu/present`, {}, { stay: true });
  };
  return html`${actionButton(controller.purchase, 'Build and present the menu', () => void present())}`;
}

function fiAddress({ purchase }: PurchaseController): string {
  return `/fi/deals/${purchase.deal?.dealId ?? ''}`;
}

function menu(
  controller: PurchaseController,
  fi: FiDeal,
  { packages, basePayment, disclosures }: NonNullable<FiDeal['menu']>,
): TemplateResult {
  const isOpen = fi.available.some(({ transition }) => transition === 'menu-select');
  const select = onSubmit((event) => {
    const picked = (event as SubmitEvent).submitter?.getAttribute('value') ?? '';
    const disclosuresAcknowledged = valueIn(event, 'acknowledged') === 'on';
    void controller.move(
      `${fiAddress(controller)}/menu/select`,
      { package: picked, disclosuresAcknowledged },
      { stay: true },
    );
  });
  return html`<form @submit=${select}>
    ${isOpen ? acknowledgement(disclosures) : nothing}
    <p class="soft">${money(basePayment)} a month without products.</p>
    <div class="packages">${packages.map((one) => column(one, fi, isOpen))}</div>
    ${fi.available.some(({ transition }) => transition === 'menu-decline') && fi.state === 'PRESENTED' ? decline(controller) : nothing}
  </form>`;
}

function acknowledgement(disclosures: readonly { readonly text: string }[]): TemplateResult {
  return html`<details class="disclosures"><summary>${disclosures.length} disclosures</summary><ul>${disclosures.map(({ text }) => html`<li>${text}</li>`)}</ul></details>
    <p class="acknowledge"><label><input type="checkbox" name="acknowledged" /> The disclosures were shown and acknowledged. The selection is refused without it.</label></p>`;
}

function decline(controller: PurchaseController): TemplateResult {
  return html`<button type="button" class="quiet" @click=${() => void controller.move(`${fiAddress(controller)}/menu/decline`, {})}>Decline every package</button>`;
}

function column(one: Package, fi: FiDeal, isOpen: boolean): TemplateResult {
  const isPicked = fi.selection?.package === one.package;
  return html`<section class=${`package ${isPicked ? 'is-picked' : ''}`} aria-label=${one.package}>
    <h4>${one.package}${isPicked ? html` <span class="picked">selected</span>` : nothing}</h4>
    <p class="package-price"><b>+${money(one.paymentIncrease)}</b> a month</p>
    <p class="soft">${money(one.monthlyPayment)} in total · ${money(one.retailTotal)} retail</p>
    ${isOpen ? html`<button type="submit" name="package" value=${one.package} class="deed">Choose ${one.package}</button>` : nothing}
    <ul>${one.products.map(
      ({ name, coverage, termMonths, retailPrice, paymentIncrease }) =>
        html`<li><span>${name}</span><span class="soft">${coverage}, ${termMonths} months</span><span class="number">${money(retailPrice)} <span class="soft">+${money(paymentIncrease)}</span></span></li>`,
    )}</ul>
  </section>`;
}

const STAGES = [
  { verb: 'stage', from: 'contract-stage', title: 'Stage the contracts' },
  { verb: 'approve', from: 'contract-approve', title: 'Approve the contracts' },
  { verb: 'capture', from: 'contract-capture', title: 'Capture with a license' },
] as const;

function contracts(controller: PurchaseController): TemplateResult | typeof nothing {
  const { fi } = controller.purchase;
  if (fi === undefined || !['SELECTED', 'CONTRACTED'].includes(fi.state)) {
    return fi?.state === 'DECLINED' ? html`${doneNote('Every package was declined.')}` : nothing;
  }
  const stage = STAGES.find(({ from }) => fi.available.some(({ transition }) => transition === from));
  const capture = onSubmit((event) => {
    const fiManager = { name: valueIn(event, 'manager'), licenseNumber: valueIn(event, 'licence') };
    void controller.move(
      `${fiAddress(controller)}/contract/${stage?.verb}`,
      stage?.verb === 'capture' ? { fiManager } : {},
      {
        stay: true,
      },
    );
  });
  return html`<section class="contracts"><h4>Contracts</h4>
    <ul>${(fi.contracts ?? []).map(({ contractId, name, state }) => html`<li><code>${contractId}</code> ${name} <b class="state-word">${state}</b></li>`)}</ul>
    ${fi.state === 'CONTRACTED' ? doneNote('In force, dated by the deal.') : nothing}
    ${
      stage === undefined
        ? nothing
        : html`<form class="fields" @submit=${capture}>
          ${
            stage.verb === 'capture'
              ? html`${textField({ name: 'manager', label: 'F&I manager', value: 'Demo Manager' })} ${textField({ name: 'licence', label: 'License number', value: 'TX-482913', hint: 'Required; capture is refused without one' })}`
              : nothing
          }
          ${actionButton(controller.purchase, stage.title)}
        </form>`
    }
  </section>`;
}
