/** Name, version and one-sentence description of the service. */

export const NAME = 'carport';
export const TITLE = 'Carport';

/** Version of the published contract. */
export const VERSION = '0.1.0';

export const DESCRIPTION =
  'Car retail in one HTTP/JSON worker: vehicle data by VIN, listings, deals from first look to settlement, F&I products, credit, refinance and a dealer surface, in a deterministic sandbox that labels what it simulates.';

/** Headings of the pillars; a pillar without a row uses its name. */
const HEADINGS: Readonly<Record<string, string>> = {
  account: 'Keys and usage',
  buy: 'Buying a car',
  credit: 'Credit',
  data: 'Vehicle data',
  dealer: 'For dealers',
  discovery: 'About this service',
  fi: 'F&I products',
  financing: 'Refinance',
  sandbox: 'Steering the sandbox',
};

export function headingOf(pillar: string): string {
  return HEADINGS[pillar] ?? pillar.charAt(0).toUpperCase() + pillar.slice(1);
}
