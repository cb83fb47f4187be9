/** Draws a state machine with the current state and the legal transitions as buttons. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { unseenTable } from '../unseen-table.ts';
import { plainWords } from '../words.ts';
import { columnLayout } from './column.ts';
import { layoutOf } from './layout.ts';
import { type Layout, NODE_HEIGHT, NODE_WIDTH, type Node, type Transition } from './shapes.ts';
import type { MachineTable } from './tables.ts';

export interface MachineView {
  readonly table: MachineTable;
  /** Undefined before there is a deal. */
  readonly current: string | undefined;
  /** States the deal has been in. */
  readonly passed: ReadonlySet<string>;
  /** Verbs that are legal now. */
  readonly legal: readonly string[];
  readonly onVerb: (verb: string) => void;
  /** Live states in a row, or one under the other. */
  readonly shape?: 'row' | 'column';
  /** Makes the states clickable. */
  readonly onState?: (state: string) => void;
}

const layouts = { row: new WeakMap<MachineTable, Layout>(), column: new WeakMap<MachineTable, Layout>() };

function laidOut(table: MachineTable, shape: 'row' | 'column'): Layout {
  const known = layouts[shape].get(table);
  if (known !== undefined) return known;
  const layout = shape === 'row' ? layoutOf(table) : columnLayout(table);
  layouts[shape].set(table, layout);
  return layout;
}

/** For sighted users; a screen reader gets the moves as a table, and the legal ones as the buttons below. */
export function machineDrawing(view: MachineView): TemplateResult {
  const { table, current, shape = 'row' } = view;
  const { nodes, ways, width, height } = laidOut(table, shape);
  const lit = ways.filter((way) => isLegal(way, view));
  const dim = ways.filter((way) => !lit.includes(way));
  const label = `The states of ${table.id.replace('.', ' ').replaceAll('-', ' ')}${current === undefined ? '' : `; the current one is ${plainWords(current)}`}`;
  const moves = table.moves.flatMap(({ from, on, to }) => from.map((state) => [state, plainWords(on), to] as const));
  const ids = { dim: `arrow-${table.id}`, lit: `arrow-lit-${table.id}` };
  return html`<div class="machine-scroll" tabindex="0" role="group" aria-label="State machine">
    <svg class=${`machine machine-${shape}`} viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height} role="img" aria-label=${label}>
      <defs>
        ${arrow(ids.dim, '')}${arrow(ids.lit, 'is-lit')}
      </defs>
      ${dim.map((way) => svg`<path class="way" d=${way.path} marker-end=${`url(#${ids.dim})`} />`)}
      ${drawKeyed(lit, (way) => litWay(way, view, ids.lit))} ${nodes.map((node) => state(node, view))} ${drawKeyed(lit, (way) => wayWords(way, view))}
    </svg>
  </div>${unseenTable(label, ['From', 'Move', 'To'], moves)}`;
}

function arrow(id: string, kind: string): TemplateResult<2> {
  return svg`<marker id=${id} class=${`arrow ${kind}`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0,0L8,4L0,8z" /></marker>`;
}

/** Each transition keeps its element, so that the move under the pointer never changes. */
function drawKeyed(ways: readonly Transition[], draw: (way: Transition) => TemplateResult<2>) {
  return repeat(ways, ({ path }) => path, draw);
}

function isLegal({ from, verbs }: Transition, { current, legal }: MachineView): boolean {
  return from === current && verbs.some((verb) => legal.includes(verb));
}

function litWay(way: Transition, { legal, onVerb }: MachineView, arrowId: string): TemplateResult<2> {
  const verb = way.verbs.find((one) => legal.includes(one)) ?? '';
  return svg`<g class="way-lit" @click=${() => onVerb(verb)}>
    <path class="way-reach" d=${way.path} /><path class="way is-lit" d=${way.path} marker-end=${`url(#${arrowId})`} />
  </g>`;
}

function wayWords({ verbs, labelX, labelY }: Transition, { legal, onVerb }: MachineView): TemplateResult<2> {
  const shown = verbs.filter((verb) => legal.includes(verb));
  return svg`<g class="way-words" @click=${() => onVerb(shown[0] ?? '')}>
    <text x=${labelX} y=${labelY} text-anchor="middle">${shown.map(plainWords).join(', ')}</text>
  </g>`;
}

function state({ state: name, x, y }: Node, { current, passed, onState }: MachineView): TemplateResult<2> {
  const kind = name === current ? 'is-current' : passed.has(name) ? 'is-passed' : '';
  return svg`<g class=${`state ${kind} ${onState === undefined ? '' : 'is-pressable'}`} @click=${() => onState?.(name)}>
    <rect x=${x - NODE_WIDTH / 2} y=${y - NODE_HEIGHT / 2} width=${NODE_WIDTH} height=${NODE_HEIGHT} rx="3" />
    <text x=${x} y=${y + 4} text-anchor="middle">${name}</text>
  </g>`;
}

/** The legal moves as buttons, and the blocked ones with their reasons. */
export function movesBar(
  { current, legal, onVerb }: MachineView,
  blocked: readonly { readonly transition: string; readonly blockedBy: readonly string[] }[],
): TemplateResult | typeof nothing {
  if (current === undefined) return nothing;
  return html`<div class="moves">
    <p class="moves-legal"><span class="moves-says">Legal from ${current}</span>
      ${repeat(
        legal,
        (verb) => verb,
        (verb) =>
          html`<button type="button" class="move" data-move=${verb} @click=${() => onVerb(verb)}>${plainWords(verb)}</button>`,
      )}</p>
    ${
      blocked.length === 0
        ? nothing
        : html`<details class="moves-blocked"><summary>${blocked.length} blocked</summary>
      <ul>${blocked.map(({ transition, blockedBy }) => html`<li><b>${plainWords(transition)}</b> by ${blockedBy.map(plainWords).join(', ')}</li>`)}</ul></details>`
    }
  </div>`;
}
