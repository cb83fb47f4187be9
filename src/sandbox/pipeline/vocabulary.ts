/** Collects the words of the service's contracts. Any other word comes from a caller and may be personal data. */
import type { z } from 'zod';
import type { Catalog, Row } from '#catalog/row.ts';
import { partsOf } from '#kernel/describe.ts';

export interface Vocabulary {
  has(word: string): boolean;
}

/** Words of JSON-RPC, the Model Context Protocol and ADF, whose bodies no contract declares. */
const PROTOCOLS =
  '2.0 jsonrpc id method params result error code message data name arguments content text type structuredContent isError _meta protocolVersion capabilities clientInfo version title tools resources prompts cursor progressToken tools/list tools/call resources/list resources/read prompts/list prompts/get initialize ping notifications/initialized completion/complete exec fetch search adf prospect customer contact vehicle vendor provider query';

/**
 * The words of a call to a row: those of the whole catalog, and of the row's own contract when it is a capability row,
 * which the catalog does not list. Collected on first use, because that walks the schemas of every endpoint.
 */
export function vocabularies(catalog: Catalog, more: readonly string[]): (row: Row | undefined) => Vocabulary {
  const listed = new Set(catalog);
  let common: ReadonlySet<string> | undefined;
  const shared: Vocabulary = {
    has: (word) => {
      common ??= new Set([...more, ...PROTOCOLS.split(' '), ...wordsIn(catalog)]);
      return common.has(word);
    },
  };
  return (row) => {
    if (row === undefined || listed.has(row)) return shared;
    let own: ReadonlySet<string> | undefined;
    return {
      has: (word) => {
        if (shared.has(word)) return true;
        own ??= new Set(wordsIn([row]));
        return own.has(word);
      },
    };
  };
}

/** The fixed segments of the paths, the names of members and the values of enumerations, however deep. */
function wordsIn(rows: readonly Row[]): string[] {
  const parts = new Set<z.core.$ZodType>();
  const segments: string[] = [];
  for (const { endpoint } of rows) {
    const { path, params, query, body, ok, offer } = endpoint;
    segments.push(...path.split('/').filter((segment) => !segment.startsWith('{')));
    for (const schema of [params, query, body, ok, offer]) if (schema !== undefined) partsOf(schema, parts);
  }
  return [...segments, ...[...parts].flatMap(wordsOf)];
}

function wordsOf(schema: z.core.$ZodType): string[] {
  const { shape, entries, values } = schema._zod.def as {
    readonly shape?: Readonly<Record<string, unknown>>;
    readonly entries?: Readonly<Record<string, unknown>>;
    readonly values?: readonly unknown[];
  };
  return [...Object.keys(shape ?? {}), ...[...Object.values(entries ?? {}), ...(values ?? [])].map(String)];
}
