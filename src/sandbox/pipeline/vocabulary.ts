/** Collects the words of the service's contracts. Any other word comes from a caller and may be personal data. */
import type { z } from 'zod';
import type { Catalog } from '#catalog/row.ts';
import type { Endpoint } from '#kernel/endpoint.ts';

export interface Vocabulary {
  has(word: string): boolean;
}

/** Words of JSON-RPC, the Model Context Protocol and ADF, whose bodies no contract declares. */
const PROTOCOLS =
  '2.0 jsonrpc id method params result error code message data name arguments content text type structuredContent isError _meta protocolVersion capabilities clientInfo version title tools resources prompts cursor progressToken tools/list tools/call resources/list resources/read prompts/list prompts/get initialize ping notifications/initialized completion/complete exec fetch search adf prospect customer contact vehicle vendor provider query';

/** Collects on first use, because it walks the schemas of every endpoint. */
export function vocabularyOf(catalog: Catalog, more: readonly string[]): Vocabulary {
  let words: ReadonlySet<string> | undefined;
  return {
    has: (word) => {
      words ??= wordsIn(catalog, more);
      return words.has(word);
    },
  };
}

function wordsIn(catalog: Catalog, more: readonly string[]): ReadonlySet<string> {
  const words = new Set([...more, ...PROTOCOLS.split(' ')]);
  const seen = new Set<z.core.$ZodType>();
  for (const { endpoint } of catalog) {
    for (const segment of endpoint.path.split('/')) if (!segment.startsWith('{')) words.add(segment);
    for (const schema of schemasOf(endpoint)) collect(schema, words, seen);
  }
  return words;
}

function schemasOf({ params, query, body, ok, offer }: Endpoint): z.core.$ZodType[] {
  return [params, query, body, ok, offer].filter((schema) => schema !== undefined);
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly options?: readonly z.core.$ZodType[];
  readonly items?: readonly z.core.$ZodType[];
  readonly getter?: () => z.core.$ZodType;
  readonly [inner: string]: unknown;
}

const INNER = ['innerType', 'element', 'valueType', 'in', 'out', 'left', 'right'] as const;

/** Names of members and values of enumerations, however deep. */
function collect(schema: z.core.$ZodType, words: Set<string>, seen: Set<z.core.$ZodType>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const definition = schema._zod.def as unknown as Definition;
  for (const value of [...Object.values(definition.entries ?? {}), ...(definition.values ?? [])])
    words.add(String(value));
  for (const name of Object.keys(definition.shape ?? {})) words.add(name);
  const inner = INNER.map((name) => definition[name] as z.core.$ZodType | undefined);
  const all = [
    ...Object.values(definition.shape ?? {}),
    ...(definition.options ?? []),
    ...(definition.items ?? []),
    ...inner,
    definition.getter?.(),
  ];
  for (const one of all) if (one?._zod !== undefined) collect(one, words, seen);
}
