/** Owns the assembly of the catalog: every pillar's contracts and handlers folded into sorted rows. */
import type { Pillar } from '#kernel/door.ts';
import { parseDecimal } from '#kernel/money.ts';
import type { Catalog, Row } from './row.ts';

/** Throws on two doors with one address or a door without a handler: both are bugs, found at start. */
export function assemble(pillars: readonly Pillar[]): Catalog {
  const rows = pillars.flatMap(rowsOf).sort((a, b) => (a.id < b.id ? -1 : 1));
  const addresses = new Set<string>();
  for (const { door, id } of rows) {
    const address = `${door.method} ${door.path}`;
    if (addresses.has(address)) throw new Error(`two doors answer ${address}, one of them ${id}`);
    addresses.add(address);
  }
  return Object.freeze(rows);
}

function rowsOf(pillar: Pillar): Row[] {
  return Object.entries(pillar.slices).flatMap(([slice, { contract, routes }]) =>
    Object.entries(contract).map(([name, door]) => {
      const id = `${pillar.name}.${slice}.${name}`;
      const handler = routes[name];
      if (handler === undefined) throw new Error(`${id} has no handler`);
      return Object.freeze({ id, pillar: pillar.name, slice, name, door, handler, priceMicros: microsOf(door.price) });
    }),
  );
}

/** Cents are ten thousand micro-dollars each. */
function microsOf(price: string | undefined): number {
  if (price === undefined) return 0;
  const parsed = parseDecimal(price);
  if (!parsed.ok) throw new Error(`a posted price is not money: ${price}`);
  return parsed.cents * 10_000;
}
