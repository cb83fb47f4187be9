/** Renders the shell of the workbench; its script draws everything that depends on a key. */
import { html, raw } from 'hono/html';
import { MACHINES } from '#domain/machines.ts';
import { WORKBENCH_SCRIPT, WORKBENCH_STYLE } from './embedded.data.ts';
import { frame } from './frame.ts';

export function workbenchPage(): Promise<string> {
  return frame({
    title: 'Workbench · Carport',
    description: 'Deals, desk, dealer data, webhooks and the sandbox clock of one key.',
    style: WORKBENCH_STYLE,
    script: WORKBENCH_SCRIPT,
    content: html`<div id="app"><main class="plain"><h1>Workbench</h1>
<p>The workbench needs a browser that runs scripts. Everything it does is also an endpoint: see <a href="/openapi.json">/openapi.json</a>.</p></main></div>
<script type="application/json" id="machines">${raw(inScript(tables()))}</script>`,
  });
}

/** Every state machine for the gallery: triggers, from and to. */
function tables(): object {
  return MACHINES.map(({ id, states, initial, moves }) => ({
    id,
    states,
    initial,
    moves: moves.map(({ on, from, to }) => ({ on, from, to })),
  }));
}

/** JSON with `<` escaped, so that no text in it can close the script element. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
