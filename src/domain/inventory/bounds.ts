/** Bounds of an inventory feed, checked while it is read. */
export const FEED_BOUNDS = {
  /** Of a feed that is sent as it is: about 200,000 cars as CSV. */
  bytesMax: 33_554_432,
  /** Of a feed that is sent as a text within JSON. */
  charactersMax: 8_388_608,
  /** Cars; a feed with more rows is refused as a whole. */
  rowsMax: 200_000,
  columnsMax: 200,
  /** Scalars, arrays and objects of a JSON feed, in one record and in all. */
  recordValuesMax: 2_000,
  valuesMax: 10_000_000,
} as const;
