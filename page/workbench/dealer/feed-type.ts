/** Media types of dealer files by their names. */

export function feedType(name: string): string {
  if (/\.json$/i.test(name)) return 'application/json';
  if (/\.(jsonl|ndjson)$/i.test(name)) return 'application/x-ndjson';
  if (/\.xml$/i.test(name)) return 'application/xml';
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
}
