/** Lays out a state machine as a column: live states one under the other, final states to their right. */
import { type Layout, NODE_HEIGHT, NODE_WIDTH, type Node, type TransitionShape, transitionsBetween } from './shapes.ts';
import type { MachineTable } from './tables.ts';

const STEP = 60;
const MARGIN = 14;
/** Space to the left of the column for arcs that skip states. */
const LEFT = 56;
/** Label beside a straight arrow. */
const LABEL_OFFSET = 40;
const ENDINGS_GAP = 96;
const ENDINGS_STEP = 48;

const COLUMN_X = LEFT + NODE_WIDTH / 2;
const ENDINGS_X = COLUMN_X + NODE_WIDTH + ENDINGS_GAP;

export function columnLayout({ states, moves }: MachineTable): Layout {
  const leaves = (state: string) => moves.some(({ from, to }) => from.includes(state) && to !== state);
  const column = states.filter(leaves);
  const endings = states.filter((state) => !leaves(state));
  const y = (row: number) => MARGIN + NODE_HEIGHT / 2 + row * STEP;
  const live = column.map((state, i): Node => ({ state, x: COLUMN_X, y: y(i) }));
  const placed: Node[] = [];
  for (const state of endings) {
    const sources = live.filter((node) => moves.some(({ from, to }) => to === state && from.includes(node.state)));
    const wanted = sources.reduce((sum, node) => sum + node.y, 0) / Math.max(1, sources.length);
    const above = placed.at(-1);
    placed.push({ state, x: ENDINGS_X, y: Math.max(wanted, above === undefined ? y(0) : above.y + ENDINGS_STEP) });
  }
  const nodes = [...live, ...placed];
  return {
    nodes,
    ways: transitionsBetween(nodes, moves, drawnBetween),
    width: (endings.length === 0 ? COLUMN_X + LEFT : ENDINGS_X) + NODE_WIDTH / 2 + MARGIN,
    height: Math.max(...nodes.map((node) => node.y), 0) + NODE_HEIGHT / 2 + MARGIN,
  };
}

function drawnBetween(from: Node, to: Node): TransitionShape {
  if (to.x !== from.x) return across(from, to);
  const rows = Math.round((to.y - from.y) / STEP);
  return rows === 1 ? straight(from, to) : arc(from, to, rows);
}

function straight(from: Node, to: Node): TransitionShape {
  const start = from.y + NODE_HEIGHT / 2;
  const end = to.y - NODE_HEIGHT / 2;
  return { path: `M${from.x},${start}V${end - 2}`, labelX: from.x + LABEL_OFFSET, labelY: (start + end) / 2 + 4 };
}

/** Forward along the left side, back along the right. */
function arc(from: Node, to: Node, rows: number): TransitionShape {
  const side = rows > 0 ? -1 : 1;
  const edge = from.x + (side * NODE_WIDTH) / 2;
  const bulge = edge + side * (10 + Math.min(Math.abs(rows), 5) * 9);
  const start = from.y + Math.sign(rows) * 7;
  const end = to.y - Math.sign(rows) * 7;
  return {
    path: `M${edge},${start}C${bulge},${start} ${bulge},${end} ${edge + side * 2},${end}`,
    labelX: bulge - side * 6,
    labelY: (start + end) / 2 + 4,
  };
}

function across(from: Node, to: Node): TransitionShape {
  const start = from.x + NODE_WIDTH / 2;
  const end = to.x - NODE_WIDTH / 2 - 2;
  const bend = (start + end) / 2;
  return {
    path: `M${start},${from.y}C${bend},${from.y} ${bend},${to.y} ${end},${to.y}`,
    labelX: start + (end - start) * 0.42,
    labelY: from.y + (to.y - from.y) * 0.35 - 5,
  };
}
