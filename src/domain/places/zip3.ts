/** Centers of three-digit ZIP prefixes, and great-circle distance in miles. */
import { ZIP3_CENTRES } from './zip3.data.ts';

/** Longitude and latitude in degrees, in the order GeoJSON and the listing rows write them. */
export type Point = readonly [longitude: number, latitude: number];

/** Mean radius of the Earth in statute miles (IUGG mean radius, 6,371.0088 km). */
const EARTH_RADIUS_MILES = 3958.7613;
const ZIP = /^\d{5}(-\d{4})?$/;

const CENTRES: ReadonlyMap<string, Point> = new Map(ZIP3_CENTRES.map(([prefix, lon, lat]) => [prefix, [lon, lat]]));

/** True for five digits, with or without the four-digit extension. Says nothing about whether the ZIP is in use. */
export function isZip(text: string): boolean {
  return ZIP.test(text);
}

/** The centre of a ZIP's three-digit prefix; undefined for military, unassigned and malformed ones. */
export function centroidOf(zip: string): Point | undefined {
  return ZIP.test(zip) ? CENTRES.get(zip.slice(0, 3)) : undefined;
}

/** Statute miles of the great circle between two points, by the haversine formula. */
export function milesApart(from: Point, to: Point): number {
  const [fromLon, fromLat] = from;
  const [toLon, toLat] = to;
  const half = haversine(radians(toLat - fromLat));
  const across = Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * haversine(radians(toLon - fromLon));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half + across)));
}

/** Great-circle statute miles between the centres of two ZIPs; undefined when either has none. */
export function milesBetween(fromZip: string, toZip: string): number | undefined {
  const from = centroidOf(fromZip);
  const to = centroidOf(toZip);
  return from && to ? milesApart(from, to) : undefined;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}
