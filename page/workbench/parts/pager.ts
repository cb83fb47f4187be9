/** Buttons through the pages of a list. */
import { html, nothing, type TemplateResult } from 'lit-html';

export interface Paged {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/** `Deals 13 to 24 of 40` with buttons; nothing when there is one page. */
export function pager(
  name: string,
  { page, limit, total }: Paged,
  go: (page: number) => void,
): TemplateResult | typeof nothing {
  if (total <= limit && page === 1) return nothing;
  const first = Math.min((page - 1) * limit + 1, total);
  const last = Math.min(page * limit, total);
  const button = (title: string, to: number, isAble: boolean) =>
    html`<button type="button" class="quiet" aria-disabled=${!isAble} @click=${() => {
      if (isAble) go(to);
    }}>${title}</button>`;
  return html`<nav class="pager" aria-label=${`Pages of ${name.toLowerCase()}`}><span class="soft" role="status">${name} ${first} to ${last} of ${total}</span>
    ${button('Newer', page - 1, page > 1)} ${button('Older', page + 1, last < total)}</nav>`;
}
