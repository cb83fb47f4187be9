/** Stores of the service under test: in memory unless the project chose others. */
import type { Stores } from '#ports/stores.ts';
import { memoryStores } from '#store/memory/stores.ts';

export interface ChosenStore {
  /** Name of the project. */
  readonly name: string;
  readonly open: () => Stores;
}

let chosen: ChosenStore = { name: 'memory', open: memoryStores };

/** Empty stores of the chosen kind, closed with the test or file that requested them. */
export function testStores(): Stores {
  return chosen.open();
}

export function chosenStore(): string {
  return chosen.name;
}

export function chooseStores(others: ChosenStore): void {
  chosen = others;
}
