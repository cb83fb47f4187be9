/** Assembles the catalog from the pillars' contracts and handlers. */
import type { Pillar } from '#kernel/endpoint.ts';
import { parseDecimal } from '#kernel/money.ts';
import type { Catalog, Row } from './row.ts';

/** Throws when two endpoints share an address or one has no handler. Both are bugs, found at start. */
export function assemble(pillars: readonly Pillar[]): Catalog {
  const rows = pillars.flatMap(rowsOf).sort((a, b) => (a.id < b.id ? -1 : 1));
  const addresses = new Set<string>();
  for (const { endpoint, id } of rows) {
    const address = `${endpoint.method} ${endpoint.path}`;
    if (addresses.has(address)) throw new Error(`Two endpoints declare ${address}; one of them is ${id}.`);
    addresses.add(address);
  }
  return Object.freeze(rows);
}

function rowsOf(pillar: Pillar): Row[] {
  return Object.entries(pillar.slices).flatMap(([slice, { contract, routes }]) =>
    Object.entries(contract).map(([name, endpoint]) => {
      const id = `${pillar.name}.${slice}.${name}`;
      const handler = routes[name];
      if (handler === undefined) throw new Error(`The endpoint ${id} has no handler.`);
      return Object.freeze({
        id,
        pillar: pillar.name,
        slice,
        name,
        endpoint,
        handler,
        priceMicros: microsOf(endpoint.price),
      });
    }),
  );
}

/** One cent is ten thousand micro-dollars. */
function microsOf(price: string | undefined): number {
  if (price === undefined) return 0;
  const parsed = parseDecimal(price);
  if (!parsed.ok) throw new Error(`The posted price ${price} is not a decimal amount.`);
  return parsed.cents * 10_000;
}
