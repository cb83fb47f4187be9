/** Owns the tables the server writes into the page: the machines of a deal, as the service itself reads them. */

export interface MachineMove {
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

/** The tables in the page; a page without them is a bug. */
export function readTables(): MachineTables {
  const text = document.getElementById('machines')?.textContent;
  if (text === null || text === undefined) throw new Error('the page carries no machines');
  return JSON.parse(text) as MachineTables;
}
