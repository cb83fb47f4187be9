/** Inputs and frame shared by the purchase panels. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { PurchaseController } from '../controller.ts';
import type { Purchase } from '../purchase.ts';

export type Panel = (controller: PurchaseController) => TemplateResult;

export function panelFrame(
  title: string,
  says: string | TemplateResult,
  content: TemplateResult | readonly TemplateResult[],
): TemplateResult {
  return html`<h3 tabindex="-1" data-step-title>${title}</h3><p class="panel-says">${says}</p>${content}`;
}

/** The main button of a panel; disabled while a request is in flight. */
export function actionButton({ busy }: Purchase, label: string, onClick?: () => void): TemplateResult {
  return html`<button type=${onClick === undefined ? 'submit' : 'button'} class="deed" aria-disabled=${busy !== undefined} @click=${onClick ?? nothing}>${label}</button>`;
}

/** Handles the submit event in place of the browser. */
export function onSubmit(run: (event: Event) => void): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    run(event);
  };
}

/** The completed result of this step. */
export function doneNote(words: string | TemplateResult | undefined): TemplateResult | typeof nothing {
  return words === undefined
    ? nothing
    : html`<p class="landed"><span class="tick" aria-hidden="true">✓</span><span>${words}</span></p>`;
}
