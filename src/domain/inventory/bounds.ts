/** Bounds of an inventory feed, checked while it is read. */
export const FEED_BOUNDS = {
  bytesMax: 8_388_608,
  charactersMax: 8_388_608,
  /** Cars; a feed with more rows is refused before any is kept. */
  rowsMax: 200_000,
  columnsMax: 200,
  /** Characters of one row, quoted cells included. */
  rowCharactersMax: 65_536,
} as const;
