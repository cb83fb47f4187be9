/** Searchable, paged conformance listing. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { refusalNote } from '../../view/exchange-view.ts';
import { whole } from '../../view/words.ts';
import { call, type Exchange } from '../../wire/exchange.ts';

interface Capability {
  readonly id: string;
  readonly name: string;
  readonly route: string;
  readonly status: string;
}

interface Listing {
  readonly type: string;
  readonly conformance: readonly Capability[];
  readonly page?: number;
  readonly total?: number;
  readonly totals?: {
    readonly requirements: number;
    readonly green: number;
    readonly live: number;
    readonly sandbox: number;
  };
  readonly state?: string;
  readonly spec?: { readonly version: string; readonly digest: string; readonly recordedOn: string };
}

const LIMIT = 12;
const REST_MS = 180;

interface State {
  q: string;
  status: string;
  page: number;
  exchange: Exchange | undefined;
  /** Totals of the whole listing; the last ones stay while a search finds nothing. */
  whole: Listing | undefined;
}

/** Starts when the section becomes visible, so that the first screen requests nothing that it does not show. */
export function conformanceIsland(section: HTMLElement): void {
  const mount = section.querySelector<HTMLElement>('[data-pane]');
  if (mount === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      mount.replaceChildren();
      mountListing(mount);
    },
    { rootMargin: '400px' },
  );
  observer.observe(section);
}

function mountListing(mount: HTMLElement): void {
  const state: State = { q: '', status: '', page: 1, exchange: undefined, whole: undefined };
  let latest = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  async function ask(): Promise<void> {
    const query = new URLSearchParams({ limit: String(LIMIT), page: String(state.page) });
    if (state.q !== '') query.set('q', state.q);
    if (state.status !== '') query.set('status', state.status);
    latest += 1;
    const mine = latest;
    const exchange = await call('GET', `/conformance?${query}`, { counts: false });
    // A newer request was sent.
    if (mine !== latest) return;
    state.exchange = exchange;
    const answer = exchange.answer as unknown as Listing;
    if (answer.totals !== undefined) state.whole = answer;
    draw();
  }

  function narrow(change: Partial<State>): void {
    Object.assign(state, { page: 1, ...change });
    clearTimeout(resting);
    resting = setTimeout(() => void ask(), REST_MS);
  }

  const draw = () => render(view(state, narrow), mount);
  draw();
  void ask();
}

function view(state: State, narrow: (change: Partial<State>) => void): TemplateResult {
  const { exchange } = state;
  const answer = exchange?.answer as unknown as Listing | undefined;
  const rows = answer?.conformance ?? [];
  const total = answer?.total ?? 0;
  return html`${totalsView(state.whole)}
    <div class="search-row">
      <div class="field"><label for="capability-q">Search the capabilities</label>
        <input id="capability-q" type="search" placeholder="title transfer, odometer, floorplan …" @input=${(event: Event) => narrow({ q: (event.target as HTMLInputElement).value.trim() })} /></div>
      <div class="field"><label for="capability-status">Status</label>
        <select id="capability-status" @change=${(event: Event) => narrow({ status: (event.target as HTMLSelectElement).value })}>
          <option value="">all</option><option value="live">live</option><option value="sandbox">sandbox</option></select></div>
    </div>
    ${exchange !== undefined && exchange.envelope !== 'OK' && exchange.envelope !== 'EMPTY' ? refusalNote(exchange) : nothing}
    <p class="soft" role="status">${exchange === undefined ? 'Loading …' : `${whole(total)} capabilities`}</p>
    ${rows.length === 0 ? nothing : table(rows)} ${pager(state, total, narrow)}`;
}

function totalsView(answer: Listing | undefined): TemplateResult | typeof nothing {
  if (answer?.totals === undefined) return nothing;
  const { requirements, green, live, sandbox } = answer.totals;
  const cell = (figure: number, says: string) =>
    html`<div class="figure"><span class="figure-amount">${whole(figure)}</span><span class="figure-says">${says}</span></div>`;
  return html`<div class="totals">${cell(requirements, 'requirements')}${cell(green, 'green')}${cell(live, 'live')}${cell(sandbox, 'sandbox')}</div>
    <p class="soft">The recorded run is <b class="state-word">${answer.state}</b>${answer.spec === undefined ? nothing : html`, spec ${answer.spec.version}, recorded ${answer.spec.recordedOn}, <code class="digest">${answer.spec.digest}</code>`}.</p>`;
}

function table(rows: readonly Capability[]): TemplateResult {
  return html`<div class="wide" tabindex="0" role="group" aria-label="Capabilities">
    <table><thead><tr><th scope="col">Route</th><th scope="col">Capability</th><th scope="col">Status</th></tr></thead>
    <tbody>${rows.map(({ route, name, status }) => html`<tr><td><code>${route}</code></td><td>${name}</td><td><span class=${`status-word status-${status}`}>${status}</span></td></tr>`)}</tbody></table></div>`;
}

function pager(
  { page }: State,
  total: number,
  narrow: (change: Partial<State>) => void,
): TemplateResult | typeof nothing {
  const last = Math.max(1, Math.ceil(total / LIMIT));
  if (last === 1) return nothing;
  return html`<nav class="pager" aria-label="Pages of capabilities">
    <button type="button" class="quiet" ?disabled=${page <= 1} @click=${() => narrow({ page: page - 1 })}>Previous</button>
    <span>${whole(page)} of ${whole(last)}</span>
    <button type="button" class="quiet" ?disabled=${page >= last} @click=${() => narrow({ page: page + 1 })}>Next</button></nav>`;
}
