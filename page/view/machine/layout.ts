/** Lays out a state machine: live states in a row, final states below. */
import { type Layout, NODE_HEIGHT, NODE_WIDTH, type Node, type TransitionShape, transitionsBetween } from './shapes.ts';
import type { MachineTable } from './tables.ts';

const GAP = 62;
const MARGIN = 16;
const ROW_Y = 124;
const ENDINGS_Y = 236;
/** Height of an arc per state that it passes. */
const RISE = 26;

export function layoutOf({ states, moves }: MachineTable): Layout {
  const leaves = (state: string) => moves.some(({ from, to }) => from.includes(state) && to !== state);
  const row = states.filter(leaves);
  const endings = states.filter((state) => !leaves(state));
  const x = (column: number) => MARGIN + column * (NODE_WIDTH + GAP) + NODE_WIDTH / 2;
  const inRow = row.map((state, i): Node => ({ state, x: x(i), y: ROW_Y }));
  const below = endings.map((state): Node => {
    const sources = inRow.filter((node) => moves.some(({ from, to }) => to === state && from.includes(node.state)));
    return { state, x: middle(sources.map((node) => node.x)), y: ENDINGS_Y };
  });
  const nodes = [...inRow, ...below];
  return {
    nodes,
    ways: transitionsBetween(nodes, moves, drawnBetween),
    width: x(row.length - 1) + NODE_WIDTH / 2 + MARGIN,
    height: ENDINGS_Y + NODE_HEIGHT / 2 + MARGIN,
  };
}

function middle(numbers: readonly number[]): number {
  return numbers.length === 0 ? MARGIN : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function drawnBetween(from: Node, to: Node): TransitionShape {
  if (to.y > from.y) return down(from, to);
  const columns = Math.round((to.x - from.x) / (NODE_WIDTH + GAP));
  return columns === 1 ? straight(from, to) : arc(from, to, columns);
}

function straight(from: Node, to: Node): TransitionShape {
  const start = from.x + NODE_WIDTH / 2;
  const end = to.x - NODE_WIDTH / 2;
  return { path: `M${start},${from.y}H${end - 2}`, labelX: (start + end) / 2, labelY: from.y - 7 };
}

/** Forward arcs run above the row, backward ones below it. */
function arc(from: Node, to: Node, columns: number): TransitionShape {
  const isAhead = columns > 0;
  const edge = isAhead ? -NODE_HEIGHT / 2 : NODE_HEIGHT / 2;
  const rise = (isAhead ? -1 : 1) * (14 + Math.min(Math.abs(columns), 4) * RISE);
  const start = from.x + Math.sign(columns) * 18;
  const end = to.x - Math.sign(columns) * 18;
  const y = from.y + edge;
  const isClose = Math.abs(columns) < 1 ? 0 : rise;
  return {
    path: `M${start},${y}C${start},${y + isClose} ${end},${y + isClose} ${end},${y - Math.sign(edge) * -2}`,
    labelX: (start + end) / 2,
    labelY: y + rise * 0.75 + (isAhead ? -4 : 12),
  };
}

function down(from: Node, to: Node): TransitionShape {
  const start = from.y + NODE_HEIGHT / 2;
  const end = to.y - NODE_HEIGHT / 2 - 2;
  const bend = (start + end) / 2 + 14;
  return {
    path: `M${from.x},${start}C${from.x},${bend} ${to.x},${bend} ${to.x},${end}`,
    labelX: from.x + (to.x - from.x) * 0.18,
    labelY: start + 30,
  };
}
