/** Bounds of an inventory feed, checked while reading. */
export const FEED_BOUNDS = {
  /** For a feed sent directly: about 200,000 cars as CSV. */
  bytesMax: 33_554_432,
  /** For a feed sent as text inside JSON. */
  charactersMax: 8_388_608,
  /** Cars; a feed with more rows is refused entirely. */
  rowsMax: 200_000,
  columnsMax: 200,
  /** Scalars, arrays and objects of a JSON feed, per record and in total. */
  recordValuesMax: 2_000,
  valuesMax: 10_000_000,
} as const;
