/** Addresses that documents may name: endpoints of the catalog with parameters filled in. */
import type { Endpoint, Example } from '#kernel/endpoint.ts';
import type { Catalog, Row } from '../row.ts';

/** The row of `POST /fi/quotes`, or undefined: what has no row is claimed nowhere. */
export function rowAt(catalog: Catalog, route: string): Row | undefined {
  return catalog.find(({ endpoint }) => routeOf(endpoint) === route);
}

/** `POST /fi/quotes` */
export function routeOf({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

/** Which of the named documents the catalog serves by GET, as absolute links. */
export function linksTo(
  catalog: Catalog,
  base: string,
  wanted: Readonly<Record<string, string>>,
): Record<string, string> {
  const served = Object.entries(wanted).filter(([, path]) => rowAt(catalog, `GET ${path}`) !== undefined);
  return Object.fromEntries(served.map(([name, path]) => [name, `${base}${path}`]));
}

/** The first example that is answered with content and needs nothing before it. */
export function plainExample({ examples }: Endpoint): Example | undefined {
  return examples.find(({ answers, given }) => (answers === 'OK' || answers === 'OFFER') && given === undefined);
}

/** The first example that is answered with content, whatever must come before it. */
export function answeredExample({ examples }: Endpoint): Example | undefined {
  return examples.find(({ answers }) => answers === 'OK' || answers === 'OFFER');
}

/** The path of a call that is answered OK as it stands; undefined where a state must come before it. */
export function callablePath(endpoint: Endpoint): string | undefined {
  if (endpoint.ok === undefined) return undefined;
  const example = plainExample(endpoint);
  if (example === undefined) return endpoint.path.includes('{') ? undefined : endpoint.path;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (whole, name: string) => example.params?.[name] ?? whole);
  const query = new URLSearchParams(example.query ?? {}).toString();
  if (path.includes('{')) return undefined;
  return query === '' ? path : `${path}?${query}`;
}

/** `sandbox` is always answerable; `live` names the rail that answers live mode. */
export function modesOf({ live }: Pick<Endpoint, 'live'>): { readonly sandbox: true; readonly live: Endpoint['live'] } {
  return { sandbox: true, live };
}
