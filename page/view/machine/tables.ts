/** Reads the deal's state machines that the server embeds in the page. */

interface MachineMove {
  readonly on: string;
  readonly from: readonly string[];
  readonly to: string;
}

export interface MachineTable {
  readonly id: string;
  readonly states: readonly string[];
  readonly initial: readonly string[];
  readonly moves: readonly MachineMove[];
}

/** By type of deal. */
export type MachineTables = Readonly<Record<string, MachineTable>>;

/** The tables in the page; throws when they are missing, which is a bug. */
export function readTables(): MachineTables {
  const text = document.getElementById('machines')?.textContent;
  if (text === null || text === undefined) throw new Error('The page has no tables of state machines.');
  return JSON.parse(text) as MachineTables;
}

/** Every machine; on the workbench page only. */
export function readEveryTable(): readonly MachineTable[] {
  const text = document.getElementById('machines')?.textContent ?? '[]';
  return JSON.parse(text) as readonly MachineTable[];
}
