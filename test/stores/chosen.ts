/** Owns which stores a service under test stands on: memory, unless the project that runs the test chose others. */
import type { Stores } from '#ports/stores.ts';
import { memoryStores } from '#store/memory/stores.ts';

let open: () => Stores = memoryStores;

/** Empty stores of the chosen kind, let go of with the test or the file that asked for them. */
export function testStores(): Stores {
  return open();
}

export function chooseStores(chosen: () => Stores): void {
  open = chosen;
}
