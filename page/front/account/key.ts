/** Key panel of the page: mints a key, shows it once, keeps it in memory and shows its meter. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { copyButton, refusalNote } from '../../view/exchange-view.ts';
import { money, whole } from '../../view/words.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import { allAnswered, answerOf, call, callAnswered, type Exchange, isAnswered } from '../../wire/exchange.ts';
import { keyChanged, session } from '../../wire/session.ts';
import type { KeyState } from '../../wire/shapes.ts';

const REST_MS = 250;

interface State {
  /** True until the key is hidden; it cannot be shown again. */
  isShown: boolean;
  key: KeyState | undefined;
  rate: string | null;
  refused: Exchange | undefined;
}

export function keyIsland(section: HTMLElement, meterMount: HTMLElement | null): void {
  const mount = section.querySelector<HTMLElement>('[data-pane]');
  if (mount === null) return;
  const pane = mount;
  const state: State = { isShown: false, key: undefined, rate: null, refused: undefined };
  const commands = createCommandQueue();
  let latest = 0;
  let shown = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  pane.replaceChildren();
  meterMount?.replaceChildren();

  async function mint(): Promise<void> {
    const exchange = await call('POST', '/keys', { body: { label: 'front-page' }, counts: false });
    const minted = answerOf<{ readonly key: string }>(exchange);
    state.refused = minted === undefined ? exchange : undefined;
    if (minted === undefined) return draw();
    session.key = minted.key;
    state.isShown = true;
    keyChanged.tell();
    await readMeter();
    pane.querySelector<HTMLElement>('.secret')?.focus();
  }

  async function revoke(): Promise<void> {
    const { key } = session;
    // Forgets the key first, so that no call uses it while it is being revoked.
    session.key = undefined;
    await allAnswered();
    const headers = { authorization: `Bearer ${key ?? ''}` };
    const exchange = await call('DELETE', '/keys/me', { as: 'nobody', headers, counts: false });
    state.refused = isAnswered(exchange) ? undefined : exchange;
    Object.assign(state, { isShown: false, key: undefined });
    keyChanged.tell();
    draw();
  }

  async function readMeter(): Promise<void> {
    if (session.key === undefined) return;
    const { key } = session;
    latest += 1;
    const mine = latest;
    const exchange = await call('GET', '/keys/me', { counts: false });
    // Drops answers for a former key and answers older than the one shown.
    if (key !== session.key || mine < shown) return;
    shown = mine;
    state.key = answerOf<KeyState>(exchange) ?? state.key;
    state.rate = exchange.rate;
    draw();
  }

  function putAway(): void {
    state.isShown = false;
    draw();
  }

  function draw(): void {
    render(
      keyView(state, {
        mint: () => void commands.make('mint', mint),
        revoke: () => void commands.make('revoke', revoke),
        putAway,
      }),
      pane,
    );
    if (meterMount !== null) render(meterLine(state), meterMount);
  }

  callAnswered.listen(() => {
    clearTimeout(resting);
    resting = setTimeout(() => void readMeter(), REST_MS);
  });
  draw();
  void readMeter();
}

interface Deeds {
  readonly mint: () => void;
  readonly revoke: () => void;
  readonly putAway: () => void;
}

function keyView(state: State, { mint, revoke, putAway }: Deeds): TemplateResult {
  const { key, refused } = state;
  if (key === undefined)
    return html`<p><button type="button" class="deed" @click=${mint}>Mint a sandbox key</button></p>
      <p class="soft">No email, no approval. The key is shown once. This tab keeps it, sends it with every call you make here, and forgets it when you close it.</p>
      ${refusalNote(refused)}`;
  return html`${state.isShown ? secret(putAway) : html`<p><code>${key.prefix}…</code> is in use. Calls from this page are metered on it.</p>`}
    ${meter(state)} ${usageByEndpoint(key)}
    <p><button type="button" class="quiet" @click=${revoke}>Revoke and forget</button></p>`;
}

function secret(putAway: () => void): TemplateResult {
  return html`<div class="secret" role="group" aria-label="Your key" tabindex="-1">
    <p>Your key. It is not shown again.</p>
    <p class="secret-key"><code>${session.key}</code></p>
    <p>${copyButton(() => session.key ?? '', 'Copy the key')} <button type="button" class="quiet" @click=${putAway}>Hide the key</button></p>
  </div>`;
}

function meter({ key, rate }: State): TemplateResult | typeof nothing {
  if (key === undefined) return nothing;
  const { spendToDate, ceiling, remainingCeiling, callsToday } = key.usage;
  const share = Math.min(1, Number(spendToDate) / Number(ceiling));
  const left = /;r=(\d+)/.exec(rate ?? '')?.[1];
  return html`<div class="meter">
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" role="meter" aria-label="Spend to date" aria-valuemin="0" aria-valuemax=${ceiling} aria-valuenow=${spendToDate}>
      <rect class="meter-all" width="100" height="4" /><rect class="meter-spent" width=${share * 100} height="4" /></svg>
    <dl class="pairs"><dt>Spent</dt><dd><b>${money(spendToDate)}</b> of ${money(ceiling)}, ${money(remainingCeiling)} left</dd>
      <dt>Calls today</dt><dd>${whole(callsToday)}</dd>
      ${left === undefined ? nothing : html`<dt>Burst</dt><dd>${left} calls left in the window</dd>`}</dl>
  </div>`;
}

function usageByEndpoint({ usage }: KeyState): TemplateResult | typeof nothing {
  const rows = usage.byDoor.filter(({ calls }) => calls > 0).slice(0, 8);
  if (rows.length === 0) return nothing;
  return html`<div class="wide" tabindex="0" role="group" aria-label="Usage by endpoint"><table><thead><tr><th scope="col">Endpoint</th><th scope="col" class="number">Calls</th><th scope="col" class="number">USD</th></tr></thead>
    <tbody>${rows.map(({ door, calls, spend }) => html`<tr><td><code>${door}</code></td><td class="number">${calls}</td><td class="number">${spend}</td></tr>`)}</tbody></table></div>`;
}

/** For the bar at the top: the spend of this tab, or that it has no key. */
function meterLine({ key }: State): TemplateResult {
  if (key === undefined) return html`<a href="#key">No key</a>`;
  const { spendToDate, ceiling, callsToday } = key.usage;
  return html`<a href="#key"><b>${money(spendToDate)}</b> of ${money(ceiling)} · ${whole(callsToday)} calls</a>`;
}
