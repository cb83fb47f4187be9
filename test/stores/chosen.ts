/** Stores of the service under test: memory, unless the project chose others. */
import type { Stores } from '#ports/stores.ts';
import { memoryStores } from '#store/memory/stores.ts';

export interface Chosen {
  /** As the project is called. */
  readonly name: string;
  readonly open: () => Stores;
}

let chosen: Chosen = { name: 'memory', open: memoryStores };

/** Empty stores of the chosen kind, let go of with the test or the file that asked for them. */
export function testStores(): Stores {
  return chosen.open();
}

export function chosenStore(): string {
  return chosen.name;
}

export function chooseStores(others: Chosen): void {
  chosen = others;
}
