/** Reads JSON ledgers: an array in `content`, or `lines`, with canonical or dealer-system member names. */
import { readJson as parseJson, placeAt } from '#kernel/bounds/json-reader.ts';
import { type InSlices, isSliceEnd } from '#kernel/bounds/turns.ts';
import { problem, unknownMember } from '#kernel/problems.ts';
import { COLUMN_SPELLINGS } from './columns.data.ts';
import { columnOf, isIdleColumn, mapHeader } from './columns.ts';
import { LEDGER_LINES_MAX, SLICE_LINES, TOO_MANY } from './ledger-bounds.ts';
import { type CellProblem, readLine } from './ledger-line.ts';
import { type LedgerProblem, type LedgerReading, problemAt } from './ledger-problems.ts';
import { LedgerRows } from './ledger-rows.ts';

/** Members listed as known in a problem about an unknown one. */
const KNOWN = Object.keys(COLUMN_SPELLINGS);

const DEPTH_MAX = 32;
const VALUES_MAX = LEDGER_LINES_MAX * 50;

/** Where the objects are: `lines` refuses unknown members by name, an export in `content` ignores them. */
export type ObjectPlace = 'lines' | 'content';

/** Reads an array of line objects. */
export function* readObjects(objects: readonly unknown[], place: ObjectPlace): InSlices<LedgerReading> {
  const rows = new LedgerRows();
  const ignored = new Set<string>();
  for (const [i, object] of objects.entries()) {
    if (i >= LEDGER_LINES_MAX) return { ok: false, problems: [problemAt({ line: i + 1 }, TOO_MANY, 'more lines')] };
    if (isSliceEnd(i, SLICE_LINES)) yield;
    const path = `${place}[${i}]`;
    if (typeof object !== 'object' || object === null || Array.isArray(object)) {
      rows.refuse(i + 1, [{ ...problem('body', path, 'an object of line members', object), line: i + 1 }]);
      continue;
    }
    const members = Object.entries(object);
    const unknownMembers: LedgerProblem[] = [];
    for (const [name] of members) {
      if (columnOf(name) !== undefined) continue;
      if (place === 'content' || isIdleColumn(name)) ignored.add(name);
      else unknownMembers.push(unknownMember('body', name, KNOWN, path));
    }
    const positions = mapHeader(members.map(([name]) => name));
    const reading = readLine(i + 1, (column) => valueAt(members, positions.get(column)));
    const problems = reading.ok ? [] : reading.problems.map((one) => memberProblem(path, members, one, i));
    if (reading.ok && unknownMembers.length === 0) rows.keep(reading.line);
    else rows.refuse(i + 1, [...unknownMembers, ...problems]);
  }
  return rows.reading({ ignoredColumns: [...ignored].toSorted(), totalRowsPassedOver: 0 });
}

/** The value of a member; undefined when the object has none. */
function valueAt(members: readonly (readonly [string, unknown])[], position: number | undefined): unknown {
  return position === undefined ? undefined : members[position]?.[1];
}

function memberProblem(
  path: string,
  members: readonly (readonly [string, unknown])[],
  { column, expected, value }: CellProblem,
  at: number,
): LedgerProblem {
  const name = members.find(([member]) => columnOf(member) === column)?.[0] ?? column;
  return { ...problem('body', `${path}.${name}`, expected, value), line: at + 1 };
}

/** Parses a JSON array from text. */
export function* readJson(text: string): InSlices<LedgerReading> {
  const reading = yield* parseJson(text, { depthMax: DEPTH_MAX, valuesMax: VALUES_MAX });
  if (reading.ok && Array.isArray(reading.value)) return yield* readObjects(reading.value, 'content');
  const [place, got] = reading.ok
    ? [{ line: 1, column: 1 }, reading.value]
    : [placeAt(text, reading.offset), reading.why === 'malformed' ? 'text that is not JSON' : 'JSON beyond its bounds'];
  return { ok: false, problems: [problemAt(place, 'a JSON array of line objects', got)] };
}
