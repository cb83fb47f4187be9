/** Sign-in: takes a key, or mints one. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalNote } from '../view/exchange-view.ts';
import { textField, valueIn } from '../view/fields.ts';
import { api } from '../wire/api.ts';
import type { Exchange } from '../wire/exchange.ts';
import { QUIETLY, signIn } from './account.ts';
import type { Bench } from './view.ts';

interface State {
  refused: Exchange | undefined;
  isBusy: boolean;
}

const state: State = { refused: undefined, isBusy: false };

export function signInView({ redraw, say }: Bench): TemplateResult {
  async function enter(key: string): Promise<void> {
    Object.assign(state, { isBusy: true, refused: undefined });
    redraw();
    const { ok, exchange } = await signIn(key);
    Object.assign(state, { isBusy: false, refused: ok === undefined ? exchange : undefined });
    if (ok !== undefined) say('Signed in.');
    redraw();
  }

  async function mint(): Promise<void> {
    const { ok, exchange } = await api('POST /keys', { body: { label: 'workbench' }, ...QUIETLY });
    if (ok !== undefined) return enter(ok.key);
    state.refused = exchange;
    redraw();
  }

  const submit = (event: Event) => {
    event.preventDefault();
    void enter(valueIn(event, 'key').trim());
  };
  return html`<div class="sign-in">
    <h1 tabindex="-1" data-title>Workbench</h1>
    <p class="lead">Deals, desk, dealer data, calls, webhooks and the sandbox clock of one key.</p>
    <div class="sign-in-ways">
      <section aria-labelledby="mint-title"><h2 id="mint-title">Start now</h2>
        <p class="soft">A sandbox key needs no e-mail and no approval. It opens an empty account of its own.</p>
        <button type="button" class="deed" aria-disabled=${state.isBusy} @click=${() => void mint()}>Mint a sandbox key</button></section>
      <section aria-labelledby="enter-title"><h2 id="enter-title">Use a key you have</h2>
        <form @submit=${submit}>
          ${textField({ name: 'key', label: 'Key', value: '', type: 'password', hint: 'Kept in this tab until you close it, and sent only to this service' })}
          <button type="submit" class="quiet">Sign in</button>
        </form></section>
    </div>
    ${state.refused === undefined ? nothing : refusalNote(state.refused)}
  </div>`;
}
