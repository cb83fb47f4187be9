/** Great-circle distance between places. */
import { placeOfZip } from './places.ts';

/** Longitude and latitude in degrees, in the order of GeoJSON and the listing rows. */
export type Point = readonly [longitude: number, latitude: number];

/** Mean radius of the Earth in statute miles (IUGG mean radius, 6,371.0088 km). */
const EARTH_RADIUS_MILES = 3958.7613;

/** The position of a ZIP; undefined for an unused ZIP or a military address. */
export function pointOfZip(zip: string): Point | undefined {
  const position = placeOfZip(zip)?.position;
  return position && [position.longitude, position.latitude];
}

/** Statute miles of the great circle between two points, by the haversine formula. */
export function milesApart(from: Point, to: Point): number {
  const [fromLon, fromLat] = from;
  const [toLon, toLat] = to;
  const half = haversine(radians(toLat - fromLat));
  const across = Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * haversine(radians(toLon - fromLon));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half + across)));
}

/** Great-circle statute miles between two ZIPs; undefined when either has no position. */
export function milesBetween(fromZip: string, toZip: string): number | undefined {
  const from = pointOfZip(fromZip);
  const to = pointOfZip(toZip);
  return from && to ? milesApart(from, to) : undefined;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}
