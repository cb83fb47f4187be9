/** Reads JSON ledgers: an array in `content`, or `lines`, with canonical or dealer-system member names. */
import { problem, stranger } from '#kernel/problems.ts';
import { COLUMN_SPELLINGS } from './columns.data.ts';
import { columnOf, isIdleColumn, mapHeader } from './columns.ts';
import { type CellProblem, readLine } from './ledger-line.ts';
import { type LedgerProblem, type LedgerReading, problemAt } from './ledger-problems.ts';
import { LedgerRows } from './ledger-rows.ts';

/** Members shown as known in a problem about a stranger. */
const KNOWN = Object.keys(COLUMN_SPELLINGS);

/** Where the objects stand: `lines` refuses strangers by name, an export in `content` passes over them. */
export type ObjectPlace = 'lines' | 'content';

/** Reads an array of line objects. */
export function readObjects(objects: readonly unknown[], place: ObjectPlace): LedgerReading {
  const rows = new LedgerRows();
  const ignored = new Set<string>();
  objects.forEach((object, i) => {
    const path = `${place}[${i}]`;
    if (typeof object !== 'object' || object === null || Array.isArray(object)) {
      rows.refuse(i + 1, [{ ...problem('body', path, 'an object of line members', object), line: i + 1 }]);
      return;
    }
    const members = Object.entries(object);
    const strangers: LedgerProblem[] = [];
    for (const [name] of members) {
      if (columnOf(name) !== undefined) continue;
      if (place === 'content' || isIdleColumn(name)) ignored.add(name);
      else strangers.push(stranger('body', `${path}.${name}`, KNOWN));
    }
    const positions = mapHeader(members.map(([name]) => name));
    const reading = readLine(i + 1, (column) => members[positions.get(column) ?? -1]?.[1]);
    const problems = reading.ok ? [] : reading.problems.map((one) => memberProblem(path, members, one, i));
    if (reading.ok && strangers.length === 0) rows.keep(reading.line);
    else rows.refuse(i + 1, [...strangers, ...problems]);
  });
  return rows.reading({ ignoredColumns: [...ignored].toSorted(), totalRowsPassedOver: 0 });
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

/** Reads a JSON array out of text. */
export function readJson(text: string): LedgerReading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return {
      ok: false,
      problems: [problemAt(placeOf(error, text), 'a JSON array of line objects', 'text that is not JSON')],
    };
  }
  if (Array.isArray(parsed)) return readObjects(parsed, 'content');
  return { ok: false, problems: [problemAt({ line: 1, column: 1 }, 'a JSON array of line objects', parsed)] };
}

/** Engines tell the position of a JSON error in their message, in one of two spellings; the end of the text when in none. */
function placeOf(error: unknown, text: string): { line: number; column: number } {
  const message = error instanceof Error ? error.message : '';
  const lined = /line (\d+) column (\d+)/.exec(message);
  if (lined) return { line: Number(lined[1]), column: Number(lined[2]) };
  const offset = /position (\d+)/.exec(message)?.[1];
  const before = text.slice(0, offset === undefined ? text.length : Number(offset));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
