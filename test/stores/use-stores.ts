/** Ties the lifetime of stores to the test or file that opened them. */
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Stores } from '#ports/stores.ts';
import { chooseStores } from './chosen.ts';
import { onDemand } from './on-demand.ts';

/** Makes every service under test in this file use the stores that `open` returns. */
export function useStores(name: string, open: () => Promise<Stores>): void {
  const ofFile: Stores[] = [];
  let ofTest: Stores[] | undefined;
  const openForTest = () => {
    const stores = onDemand(open);
    (ofTest ?? ofFile).push(stores);
    return stores;
  };
  chooseStores({ name, open: openForTest });
  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async () => {
    const over = ofTest ?? [];
    ofTest = undefined;
    await Promise.all(over.map((stores) => stores.close()));
  });
  afterAll(async () => {
    await Promise.all(ofFile.map((stores) => stores.close()));
  });
}
