/**
 * The fictional rooftops of the sandbox corpus: 24 dealers in 12 states.
 * Cities, ZIP codes and coordinates are real (US Census gazetteer, 2024, rounded to 0.01°); names and ids are invented.
 */

export type RooftopRow = readonly [dealerId: string, name: string, city: string, state: string, zip: string, longitude: number, latitude: number];

export const ROOFTOPS: readonly RooftopRow[] = [
  ['rt-1001', 'Bayline Sandbox Motors', 'San Francisco', 'CA', '94103', -122.41, 37.77],
  ['rt-1002', 'Peninsula Test Autos', 'Palo Alto', 'CA', '94301', -122.15, 37.44],
  ['rt-1003', 'Citrus Grove Sample Cars', 'Riverside', 'CA', '92501', -117.38, 33.99],
  ['rt-1004', 'Lone Star Fixture Motors', 'Austin', 'TX', '78701', -97.74, 30.27],
  ['rt-1005', 'Trinity Sandbox Auto Group', 'Dallas', 'TX', '75201', -96.8, 32.79],
  ['rt-1006', 'Bayou Demo Trucks', 'Houston', 'TX', '77002', -95.36, 29.76],
  ['rt-2001', 'Gulfshore Sample Motors', 'Tampa', 'FL', '33602', -82.46, 27.95],
  ['rt-2002', 'Biscayne Test Imports', 'Miami', 'FL', '33130', -80.2, 25.77],
  ['rt-2003', 'Peach Orchard Demo Autos', 'Atlanta', 'GA', '30303', -84.39, 33.75],
  ['rt-2004', 'Coastal Plain Fixture Cars', 'Savannah', 'GA', '31401', -81.09, 32.08],
  ['rt-3001', 'Lakefront Sandbox Motors', 'Chicago', 'IL', '60601', -87.62, 41.89],
  ['rt-3002', 'Prairie State Test Autos', 'Naperville', 'IL', '60540', -88.15, 41.77],
  ['rt-3003', 'Buckeye Sample Motors', 'Columbus', 'OH', '43215', -83.0, 39.97],
  ['rt-3004', 'Cuyahoga Demo Cars', 'Cleveland', 'OH', '44113', -81.7, 41.48],
  ['rt-4001', 'Hudson Fixture Motors', 'Albany', 'NY', '12207', -73.75, 42.66],
  ['rt-4002', 'Five Boroughs Sandbox Autos', 'Brooklyn', 'NY', '11201', -73.99, 40.69],
  ['rt-4003', 'Keystone Test Motors', 'Philadelphia', 'PA', '19103', -75.17, 39.95],
  ['rt-4004', 'Three Rivers Sample Cars', 'Pittsburgh', 'PA', '15222', -79.99, 40.45],
  ['rt-5001', 'Front Range Sandbox Motors', 'Denver', 'CO', '80202', -105.0, 39.75],
  ['rt-5002', 'Sonoran Demo Autos', 'Phoenix', 'AZ', '85004', -112.07, 33.45],
  ['rt-5003', 'Puget Fixture Motors', 'Seattle', 'WA', '98101', -122.34, 47.61],
  ['rt-5004', 'Cascade Test Cars', 'Spokane', 'WA', '99201', -117.42, 47.66],
  ['rt-6001', 'Old Dominion Sample Motors', 'Richmond', 'VA', '23219', -77.44, 37.54],
  ['rt-6002', 'Tidewater Sandbox Autos', 'Norfolk', 'VA', '23510', -76.29, 36.85],
];
