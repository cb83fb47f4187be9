/** Sign-in: takes a key, or mints one. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalNote } from '../view/exchange-view.ts';
import { textField, valueIn } from '../view/fields.ts';
import { api } from '../wire/api.ts';
import { createCommandQueue } from '../wire/command-queue.ts';
import type { Exchange } from '../wire/exchange.ts';
import { QUIETLY, signIn } from './account.ts';
import type { Bench, View } from './view.ts';

export function signInView({ redraw }: Bench): View {
  const commands = createCommandQueue();
  let refused: Exchange | undefined;

  async function enter(key: string): Promise<void> {
    refused = undefined;
    redraw();
    const { ok, exchange } = await signIn(key);
    refused = ok === undefined ? exchange : undefined;
    redraw();
  }

  async function mint(): Promise<void> {
    const { ok, exchange } = await api('POST /keys', { body: { label: 'workbench' }, ...QUIETLY });
    if (ok !== undefined) return enter(ok.key);
    refused = exchange;
    redraw();
  }

  const submit = (event: Event) => {
    event.preventDefault();
    const key = valueIn(event, 'key').trim();
    void commands.make('enter', () => enter(key));
  };
  return {
    draw: () => html`<div class="sign-in">
    <h1 tabindex="-1" data-title>Workbench</h1>
    <p class="lead">Deals, desk, dealer data, calls, webhooks and the sandbox clock of one key.</p>
    <div class="sign-in-ways">
      <section aria-labelledby="mint-title"><h2 id="mint-title">Start now</h2>
        <p class="soft">A sandbox key needs no email and no approval. It opens an empty account of its own.</p>
        <button type="button" class="deed" aria-disabled=${commands.isBusy} @click=${() => void commands.make('enter', mint)}>Mint a sandbox key</button></section>
      <section aria-labelledby="enter-title"><h2 id="enter-title">Use a key you have</h2>
        <form @submit=${submit}>
          ${textField({ name: 'key', label: 'Key', value: '', type: 'password', hint: 'Kept in this tab until you close it, and sent only to this service' })}
          <button type="submit" class="quiet">Sign in</button>
        </form></section>
    </div>
    ${refused === undefined ? nothing : refusalNote(refused)}
  </div>`,
  };
}

/** Shown when the tab has a key but its account could not be read. */
export function unreadView(exchange: Exchange, retry: () => void): TemplateResult {
  return html`<h1 tabindex="-1" data-title>Workbench</h1>${refusalNote(exchange)}
    <p><button type="button" class="quiet" @click=${retry}>Try again</button></p>`;
}
