/** Addresses that documents can cite: endpoints of the catalog with parameters filled in. */
import type { Endpoint, Example } from '#kernel/endpoint.ts';
import type { Catalog, Row } from '../row.ts';

/** The row of `POST /fi/quotes`; undefined when there is none, so that it is not cited. */
export function rowAt(catalog: Catalog, route: string): Row | undefined {
  return catalog.find(({ endpoint }) => routeOf(endpoint) === route);
}

/** `POST /fi/quotes` */
export function routeOf({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path}`;
}

/** The named documents that the catalog serves by GET, as absolute links. */
export function linksTo(
  catalog: Catalog,
  base: string,
  wanted: Readonly<Record<string, string>>,
): Record<string, string> {
  const served = Object.entries(wanted).filter(([, path]) => rowAt(catalog, `GET ${path}`) !== undefined);
  return Object.fromEntries(served.map(([name, path]) => [name, `${base}${path}`]));
}

/** The first example that returns content and needs no prior step. */
export function plainExample({ examples }: Endpoint): Example | undefined {
  return examples.find(({ answers, given }) => (answers === 'OK' || answers === 'OFFER') && given === undefined);
}

/** The first example that returns content, including those with prior steps. */
export function answeredExample({ examples }: Endpoint): Example | undefined {
  return examples.find(({ answers }) => answers === 'OK' || answers === 'OFFER');
}

/** The path of a call that returns OK without prior steps; undefined when there is none. */
export function callablePath(endpoint: Endpoint): string | undefined {
  if (endpoint.ok === undefined) return undefined;
  const example = plainExample(endpoint);
  if (example === undefined) return endpoint.path.includes('{') ? undefined : endpoint.path;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (whole, name: string) => example.params?.[name] ?? whole);
  const query = new URLSearchParams(example.query ?? {}).toString();
  if (path.includes('{')) return undefined;
  return query === '' ? path : `${path}?${query}`;
}

/** `sandbox` always answers; `live` names the rail that serves live mode. */
export function modesOf({ live }: Pick<Endpoint, 'live'>): { readonly sandbox: true; readonly live: Endpoint['live'] } {
  return { sandbox: true, live };
}
