/** Frame of the workbench: bar, navigation, account and status line. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { dateTime, money } from '../view/words.ts';
import { faults, session } from '../wire/session.ts';
import { account } from './account.ts';
import { VIEWS, type ViewEntry } from './views.ts';

export interface ShellContent {
  readonly entry: ViewEntry;
  /** Hash of the drawn view. */
  readonly address: string;
  readonly content: TemplateResult | undefined;
  readonly said: string;
  readonly onSignOut: () => void;
}

export function shell({ entry, address, content, said, onSignOut }: ShellContent): TemplateResult {
  return html`<a class="skip" href="#main" @click=${skip}>Skip to the content</a>
    <header class="bar bench-bar">
      <a class="mark" href="/"><b>Carport</b> <span>workbench</span></a>
      ${account.key === undefined ? nothing : html`<nav aria-label="Views">${VIEWS.filter(({ isUnlisted }) => isUnlisted !== true).map((one) => link(one, entry))}</nav> ${accountBar(onSignOut)}`}
    </header>
    <main id="main" class="bench" tabindex="-1" data-address=${address}>${content ?? nothing}</main>
    <p class="said" role="status">${said}</p>`;
}

/** The hash is the address of the view, so the script moves the focus. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function link({ key, title }: ViewEntry, current: ViewEntry): TemplateResult {
  return html`<a href=${`#/${key}`} aria-current=${key === current.key ? 'page' : nothing}>${title}</a>`;
}

function accountBar(onSignOut: () => void): TemplateResult {
  const { key, clock } = account;
  return html`<div class="bench-account">
    ${clock?.moved === true ? html`<a class="chip chip-time" href="#/sandbox">Clock ${dateTime(clock.now)}</a>` : nothing}
    ${faults.active === '' ? nothing : html`<a class="chip chip-fault" href="#/sandbox">Fault ${faults.active}</a>`}
    ${key === undefined ? nothing : html`<span class="bench-meter" title=${`Key ${key.prefix}…${session.key?.slice(-4) ?? ''}`}><b>${money(key.usage.spendToDate)}</b> of ${money(key.usage.ceiling)}</span>`}
    <button type="button" class="quiet" @click=${onSignOut}>Sign out</button>
  </div>`;
}
