/** Compact form of a corpus listing. */

export type CorpusRow = readonly [
  vin: string,
  make: string,
  model: string,
  trim: string,
  /** Index in the rooftop table. */
  rooftop: number,
  /** US dollars; null for an unpriced car. */
  price: number | null,
  miles: number,
  /** New, used, certified. */
  condition: 'n' | 'u' | 'c',
  exteriorColor: string,
  interiorColor: string,
  createdAt: string,
  updatedAt: string,
  owners?: number,
  accidents?: number,
  /** Buy-now price in US dollars, if the car is also at auction. */
  auction?: number,
];
