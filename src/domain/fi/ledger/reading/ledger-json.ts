/** Reads JSON ledgers: an array in `content`, or `lines`, with canonical or dealer-system member names. */
import { problem, stranger } from '#kernel/problems.ts';
import { COLUMN_SPELLINGS } from './columns.data.ts';
import { columnOf, isIdleColumn } from './columns.ts';
import { type CellProblem, type LedgerLine, readLine } from './ledger-line.ts';
import {
  addProblem,
  type LedgerProblem,
  type LedgerReading,
  listProblems,
  type ProblemTally,
  problemAt,
} from './ledger-problems.ts';

/** Members shown as known in a problem about a stranger. */
const KNOWN = Object.keys(COLUMN_SPELLINGS);

/** Where the objects stand: `lines` refuses strangers by name, an export in `content` passes over them. */
export type ObjectPlace = 'lines' | 'content';

/** Reads an array of line objects. */
export function readObjects(objects: readonly unknown[], place: ObjectPlace): LedgerReading {
  const lines: LedgerLine[] = [];
  const problems: ProblemTally = { listed: [], count: 0 };
  const ignored = new Set<string>();
  objects.forEach((object, i) => {
    const path = `${place}[${i}]`;
    if (typeof object !== 'object' || object === null || Array.isArray(object)) {
      addProblem(problems, { ...problem('body', path, 'an object of line members', object), line: i + 1 });
      return;
    }
    const members = Object.entries(object);
    for (const [name] of members) {
      if (columnOf(name) !== undefined) continue;
      if (place === 'content' || isIdleColumn(name)) ignored.add(name);
      else addProblem(problems, stranger('body', `${path}.${name}`, KNOWN));
    }
    const reading = readLine(i + 1, (column) => members.find(([name]) => columnOf(name) === column)?.[1]);
    if (reading.ok) lines.push(reading.line);
    else for (const one of reading.problems) addProblem(problems, memberProblem(path, members, one, i));
  });
  if (problems.count > 0) return { ok: false, problems: listProblems(problems) };
  return { ok: true, lines, ignoredColumns: [...ignored], totalRowsPassedOver: 0 };
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
