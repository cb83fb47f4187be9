/** Assigns ledger lines to contracts one to one, maximizing the total score. */

import { type InSlices, isSliceEnd } from '#kernel/bounds/turns.ts';

/** A possible pair and its value, a positive integer. */
export interface Edge {
  readonly left: number;
  readonly right: number;
  readonly worth: number;
}

/**
 * Above this many steps, a cluster is assigned greedily instead of optimally; only ledgers of near-identical lines
 * reach it.
 */
const SOLVED_STEPS_MAX = 10_000_000;
/** The row or column that does not exist. */
const NONE = -1;
/** Steps before yielding. */
const SLICE_STEPS = 10_000;
const SLICE_EDGES = 10_000;

/**
 * The chosen pairs, as right by left. Each connected cluster is solved for the greatest total value by the Hungarian
 * method (Kuhn 1955, in Jonker and Volgenant's shortest-path form). Deterministic.
 */
export function* assign(edges: readonly Edge[]): InSlices<Map<number, number>> {
  const chosen = new Map<number, number>();
  const clusters = yield* clustersOf(edges);
  let steps = 0;
  for (const cluster of clusters) {
    // Solving is cubic, so any larger cluster gets its own slice.
    steps += cluster.length ** 2;
    if (steps > SLICE_STEPS) {
      steps = 0;
      yield;
    }
    for (const { left, right } of solve(cluster)) chosen.set(left, right);
  }
  return chosen;
}

/** Groups edges by connection: pairs of different groups share no line and no contract. */
function* clustersOf(edges: readonly Edge[]): InSlices<Edge[][]> {
  // Contracts are numbered ~right, below zero, so that one map holds both sides.
  const parent = new Map<number, number>();
  const rootOf = (node: number): number => {
    let root = node;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    for (let at = node; at !== root; ) {
      const next = parent.get(at) ?? root;
      parent.set(at, root);
      at = next;
    }
    return root;
  };
  for (const [at, { left, right }] of edges.entries()) {
    if (isSliceEnd(at, SLICE_EDGES)) yield;
    parent.set(rootOf(~right), rootOf(left));
  }
  const clusters = new Map<number, Edge[]>();
  for (const [at, edge] of edges.entries()) {
    if (isSliceEnd(at, SLICE_EDGES)) yield;
    const root = rootOf(edge.left);
    const cluster = clusters.get(root);
    if (cluster === undefined) clusters.set(root, [edge]);
    else cluster.push(edge);
  }
  return [...clusters.values()];
}

function solve(cluster: readonly Edge[]): readonly Edge[] {
  if (cluster.length === 1) return cluster;
  const lefts = [...new Set(cluster.map(({ left }) => left))];
  const rights = [...new Set(cluster.map(({ right }) => right))];
  const [few, many] = [Math.min(lefts.length, rights.length), Math.max(lefts.length, rights.length)];
  if (few * few * (few + many) > SOLVED_STEPS_MAX) return takeBestFirst(cluster);
  return lefts.length <= rights.length
    ? hungarian(cluster, lefts, rights, (edge) => [edge.left, edge.right])
    : hungarian(cluster, rights, lefts, (edge) => [edge.right, edge.left]);
}

function takeBestFirst(cluster: readonly Edge[]): Edge[] {
  const lefts = new Set<number>();
  const rights = new Set<number>();
  const best = [...cluster].sort((a, b) => b.worth - a.worth || a.left - b.left || a.right - b.right);
  return best.filter(({ left, right }) => {
    if (lefts.has(left) || rights.has(right)) return false;
    lefts.add(left);
    rights.add(right);
    return true;
  });
}

/** Rows are the smaller side. Each row also has its own column of value zero, which leaves it unassigned. */
function hungarian(
  cluster: readonly Edge[],
  rowIds: readonly number[],
  columnIds: readonly number[],
  ends: (edge: Edge) => [row: number, column: number],
): Edge[] {
  const rows = rowIds.length;
  const width = columnIds.length + rows;
  const rowAt = new Map(rowIds.map((id, at) => [id, at]));
  const columnAt = new Map(columnIds.map((id, at) => [id, at]));
  const cost = new Float64Array(rows * width);
  const edgeAt = new Map<number, Edge>();
  for (const edge of cluster) {
    const [row, column] = ends(edge);
    const at = num(rowAt.get(row)) * width + num(columnAt.get(column));
    cost[at] = -edge.worth;
    edgeAt.set(at, edge);
  }
  const rowOfColumn = cheapestRows(cost, rows, width);
  const chosen: Edge[] = [];
  rowOfColumn.forEach((row, column) => {
    const edge = row < 0 ? undefined : edgeAt.get(row * width + column);
    if (edge !== undefined) chosen.push(edge);
  });
  return chosen;
}

/** The row of each column in the cheapest full assignment; NONE for a free column. */
function cheapestRows(cost: Float64Array, rows: number, width: number): Int32Array {
  const rowOfColumn = new Int32Array(width).fill(NONE);
  const rowPrice = new Float64Array(rows);
  const columnPrice = new Float64Array(width);
  for (const row of rowPrice.keys()) augment(row, cost, { rowOfColumn, rowPrice, columnPrice });
  return rowOfColumn;
}

interface Standing {
  readonly rowOfColumn: Int32Array;
  readonly rowPrice: Float64Array;
  readonly columnPrice: Float64Array;
}

/** Finds the cheapest path to add one row, by Dijkstra on reduced costs, and shifts the rows along it. */
function augment(start: number, cost: Float64Array, { rowOfColumn, rowPrice, columnPrice }: Standing): void {
  const width = rowOfColumn.length;
  const distance = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(width).fill(NONE);
  const done: number[] = [];
  const isDone = new Uint8Array(width);
  let row = start;
  let column = NONE;
  let reached = 0;
  while (row >= 0) {
    let next = NONE;
    for (let at = 0; at < width; at += 1) {
      if (isDone[at]) continue;
      const reduced = num(cost[row * width + at]) - num(rowPrice[row]) - num(columnPrice[at]) + reached;
      if (reduced < num(distance[at])) {
        distance[at] = reduced;
        cameFrom[at] = column;
      }
      if (next < 0 || num(distance[at]) < num(distance[next])) next = at;
    }
    column = next;
    reached = num(distance[column]);
    isDone[column] = 1;
    done.push(column);
    row = num(rowOfColumn[column]);
  }
  rowPrice[start] = num(rowPrice[start]) + reached;
  for (const at of done) {
    const slack = reached - num(distance[at]);
    columnPrice[at] = num(columnPrice[at]) - slack;
    const seated = num(rowOfColumn[at]);
    if (seated >= 0) rowPrice[seated] = num(rowPrice[seated]) + slack;
  }
  while (column >= 0) {
    const before = num(cameFrom[column]);
    rowOfColumn[column] = before < 0 ? start : num(rowOfColumn[before]);
    column = before;
  }
}

/** The element of a known index. */
function num(value: number | undefined): number {
  return Number(value);
}
