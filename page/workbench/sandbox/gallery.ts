/** Gallery of every state: each machine drawn, each state with its fixture car and the scenario that reaches it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { refusalNote } from '../../view/exchange-view.ts';
import { machineDrawing } from '../../view/machine/drawing.ts';
import { type MachineTable, readEveryTable } from '../../view/machine/tables.ts';
import { plainWords } from '../../view/words.ts';
import { api, type Ok } from '../../wire/api.ts';
import { createCommandQueue } from '../../wire/command-queue.ts';
import type { Exchange } from '../../wire/exchange.ts';
import { createLoaded } from '../parts/loaded.ts';
import type { Bench, Tab } from '../view.ts';

type Fixture = Ok<'GET /sandbox/fixtures'>['fixtures'][number];
type Played = Ok<'POST /sandbox/scenarios/{name}'>;

const TABLES = readEveryTable();

export function galleryTab(bench: Bench): Tab {
  const state = {
    machine: '',
    /** The state of the shown fixture. */
    picked: undefined as { readonly machine: string; readonly state: string } | undefined,
    played: undefined as Played | undefined,
    refused: undefined as Exchange | undefined,
  };
  const commands = createCommandQueue();
  const fixtures = createLoaded<'GET /sandbox/fixtures'>(
    () => api('GET /sandbox/fixtures', { as: 'nobody', counts: false }),
    bench.redraw,
  );
  void fixtures.load();

  function pick(machine: string, name: string): void {
    Object.assign(state, { picked: { machine, state: name }, played: undefined, refused: undefined });
    bench.focus('[data-fixture-title]');
  }

  /** The state is known immediately, its car once the fixtures are loaded. */
  function pickedFixture(): Fixture | undefined {
    const { picked } = state;
    return fixtures.value?.fixtures.find((one) => one.machine === picked?.machine && one.state === picked.state);
  }

  function run(name: string, command: () => Promise<void>): void {
    void commands.make(name, command).then(bench.redraw);
    bench.redraw();
  }

  async function play(fixture: Fixture): Promise<void> {
    const { ok, exchange } = await api('POST /sandbox/scenarios/{name}', {
      params: { name: fixture.scenario },
      body: {},
    });
    await bench.readClock();
    // The answer belongs to the state for which it was requested.
    if (pickedFixture() !== fixture) return;
    Object.assign(state, { played: ok, refused: ok === undefined ? exchange : undefined });
    if (ok !== undefined) bench.say(`${ok.scenario} was played.`);
  }

  async function fork(dealId: string): Promise<void> {
    const { ok, exchange } = await api('POST /sandbox/deals/{dealId}/fork', { params: { dealId } });
    if (ok !== undefined) return bench.go(`#/deals/${ok.dealId}`);
    state.refused = exchange;
  }

  function narrow({ target }: Event): void {
    state.machine = (target as HTMLSelectElement).value;
    bench.redraw();
  }

  function detail(table: MachineTable): TemplateResult | typeof nothing {
    const { played, refused } = state;
    const fixture = pickedFixture();
    const { isBusy } = commands;
    if (fixture?.machine !== table.id) return nothing;
    return html`<div class="fixture"><h3 tabindex="-1" data-fixture-title>${fixture.state}</h3><p>${fixture.story}</p>
      <p class="soft">Fixture car <code>${fixture.vin}</code></p>
      <p class="fixture-acts"><button type="button" class="deed" aria-disabled=${isBusy} @click=${() => run(`play ${fixture.scenario}`, () => play(fixture))}>Play the scenario</button>
        <a class="quiet" href=${`#/deals/${fixture.dealId}`}>See the fixture deal</a>
        <button type="button" class="quiet" @click=${() => run(`fork ${fixture.dealId}`, () => fork(fixture.dealId))}>Fork it</button></p>
      ${refused === undefined ? nothing : refusalNote(refused)} ${played === undefined ? nothing : playedPart(played)}</div>`;
  }

  return {
    draw() {
      const shown = TABLES.filter(({ id }) => state.machine === '' || id === state.machine);
      return html`${fixtures.note()}
        <div class="search-row"><div class="field"><label for="gallery-machine">Machine</label><select id="gallery-machine" @change=${narrow}><option value="">All ${TABLES.length}</option>${TABLES.map(({ id }) => html`<option value=${id}>${titleOf(id)}</option>`)}</select></div>
          <p class="soft">${fixtures.value === undefined ? 'Loading the fixtures.' : `${fixtures.value.total} states, each with a fixture car. Playing a scenario calls the real endpoints with your key.`}</p></div>
        <div class="gallery">${shown.map((table) => card(table, state.picked, pick, detail(table)))}</div>`;
    },
  };
}

const titleOf = (id: string): string => plainWords(id.replace('.', ': ')).replace(/^./, (first) => first.toUpperCase());

function card(
  table: MachineTable,
  picked: { readonly machine: string; readonly state: string } | undefined,
  pick: (machine: string, state: string) => void,
  detail: TemplateResult | typeof nothing,
): TemplateResult {
  const current = picked?.machine === table.id ? picked.state : undefined;
  return html`<section class="machine-card" aria-label=${titleOf(table.id)}><h2>${titleOf(table.id)}</h2>
    ${machineDrawing({ table, current, passed: new Set(), legal: [], onVerb: () => undefined, shape: 'column', onState: (state) => pick(table.id, state) })}
    <p class="moves-legal">${table.states.map((state) => html`<button type="button" class="move" aria-pressed=${state === current} @click=${() => pick(table.id, state)}>${plainWords(state)}</button>`)}</p>
    ${detail}</section>`;
}

function playedPart({ dealId, steps, events }: Played): TemplateResult {
  return html`<div class="played"><h4>Steps</h4>
    <ol>${steps.map(({ does, method, path, status, envelope }) => html`<li>${does} <b class=${`kind kind-${envelope.toLowerCase()}`}>${envelope}</b><span class="line soft"><code>${method} ${path}</code> ${status}</span></li>`)}</ol>
    <p class="soft">${events.length} events: ${[...new Set(events.map(({ type }) => type.replace(/@\d+$/, '')))].join(', ')}</p>
    ${dealId === undefined ? nothing : html`<p><a class="deed" href=${`#/deals/${dealId}`}>Open the deal</a></p>`}</div>`;
}
