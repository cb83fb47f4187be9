/** Derives one collection address from another. */

/** The address with changed parameters; undefined removes one. */
export function addressWith(
  address: string,
  params: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | undefined>>,
): string {
  const entries = Object.entries({ ...params, ...change }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  const query = new URLSearchParams(entries).toString();
  return query === '' ? address : `${address}?${query}`;
}
