/** Inputs and frame shared by the purchase panels. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Room, Rooms } from '../room.ts';

export type Panel = (rooms: Rooms) => TemplateResult;

export function panelFrame(
  title: string,
  says: string | TemplateResult,
  content: TemplateResult | readonly TemplateResult[],
): TemplateResult {
  return html`<h3 tabindex="-1" data-step-title>${title}</h3><p class="panel-says">${says}</p>${content}`;
}

/** The one deed of a panel; while something is asked it says so and does nothing. */
export function actionButton({ busy }: Room, label: string, onClick?: () => void): TemplateResult {
  return html`<button type=${onClick === undefined ? 'submit' : 'button'} class="deed" aria-disabled=${busy !== undefined} @click=${onClick ?? nothing}>${label}</button>`;
}

/** Runs a form's deed instead of the browser's own. */
export function onSubmit(run: (event: Event) => void): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    run(event);
  };
}

/** What has already landed for this step. */
export function doneNote(words: string | TemplateResult | undefined): TemplateResult | typeof nothing {
  return words === undefined
    ? nothing
    : html`<p class="landed"><span class="tick" aria-hidden="true">✓</span><span>${words}</span></p>`;
}
