/** Headers and sections of a view. */
import { html, nothing, type TemplateResult } from 'lit-html';

/** The title takes the focus when the view opens. */
export function viewHead(title: string, says: string, more: TemplateResult | typeof nothing = nothing): TemplateResult {
  return html`<header class="view-head"><div><h1 tabindex="-1" data-title>${title}</h1><p class="soft">${says}</p></div>${more}</header>`;
}

export function section(id: string, title: string, content: unknown, more: unknown = nothing): TemplateResult {
  return html`<section class="panel" id=${id} aria-labelledby=${`${id}-title`}>
    <div class="panel-head"><h2 id=${`${id}-title`}>${title}</h2>${more}</div>${content}</section>`;
}

/** Links to the parts of a view. */
export function tabs(
  label: string,
  rows: readonly { readonly title: string; readonly href: string; readonly isCurrent: boolean }[],
): TemplateResult {
  return html`<nav class="view-tabs" aria-label=${label}>${rows.map(
    ({ title, href, isCurrent }) => html`<a href=${href} aria-current=${isCurrent ? 'page' : nothing}>${title}</a>`,
  )}</nav>`;
}
