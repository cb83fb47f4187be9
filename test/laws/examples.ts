/** Executes a contract's examples against a whole service. */

import type { Row } from '#catalog/row.ts';
import { withoutUndefined } from '#kernel/answer.ts';
import type { Example } from '#kernel/endpoint.ts';
import type { Reply, TestService } from '#test/builders.ts';

export interface ExampleRun {
  readonly reply: Reply;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

/** Fills placeholders such as `{dealId}` from earlier responses. */
export function withPlaceholders<T>(value: T, known: ReadonlyMap<string, string>): T {
  if (value === undefined) return value;
  const text = JSON.stringify(value).replace(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole);
  return JSON.parse(text) as T;
}

export function addressOf(row: Row, example: Example, known: ReadonlyMap<string, string> = new Map()): string {
  const params = withPlaceholders(example.params ?? {}, known);
  const path = row.endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? `{${name}}`),
  );
  const query = new URLSearchParams(withPlaceholders(example.query ?? {}, known)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Every top-level `…Id` of a response, and those in the first row of its lists. */
function idsOf(body: unknown): [string, string][] {
  if (typeof body !== 'object' || body === null) return [];
  const firstRows = Object.values(body).flatMap((member) => (Array.isArray(member) ? [member[0]] : []));
  return [...firstRows, body].flatMap((one) =>
    Object.entries((one ?? {}) as object).filter(
      (entry): entry is [string, string] => /Id$/.test(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

export async function runExample(carport: TestService, row: Row, example: Example, key?: string): Promise<ExampleRun> {
  const needsKey = row.endpoint.access === 'key' || example.keyed === true;
  const used = key ?? (needsKey ? await carport.mintKey() : undefined);
  const bearer =
    row.endpoint.access === 'operator' && example.code !== 'missing-bearer' ? carport.tools.settings.settleToken : used;
  const known = new Map<string, string>();
  for (const step of example.given ?? []) {
    const reply = await carport.send(
      step.method,
      withPlaceholders({ path: step.path }, known).path,
      withPlaceholders(step.body, known),
      withKey(used),
    );
    if (reply.status >= 400 && reply.status !== 402) throw new Error(`${row.id} given ${step.path}: ${reply.text}`);
    for (const [name, id] of idsOf(reply.body)) known.set(name, id);
    await carport.deliveries?.idle();
  }
  const path = addressOf(row, example, known);
  const body = withPlaceholders(example.body, known);
  const reply = await carport.send(row.endpoint.method, path, body, withKey(bearer));
  return { reply, path, body, key: used };
}

function withKey(key: string | undefined): { key?: string } {
  return withoutUndefined({ key });
}
