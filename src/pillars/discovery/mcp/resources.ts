/** MCP resources: the service's documents, and one document per endpoint by its operation id. */
import {
  type McpServer,
  type ReadResourceResult,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { endpointDocument, operationIds, readOpenApi, tagsOf } from './endpoint-document.ts';
import type { Reach } from './reach.ts';

interface DocumentRow {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
}

const DOCUMENTS: readonly DocumentRow[] = [
  {
    path: '/llms.txt',
    title: 'The service on one page',
    description: 'What every endpoint does, and a purchase as numbered calls with bodies.',
    mimeType: 'text/markdown',
  },
  {
    path: '/llms-full.txt',
    title: 'The service with parameters, bodies and refusals',
    description: 'llms.txt with the inputs and refusals of each endpoint.',
    mimeType: 'text/markdown',
  },
  {
    path: '/pricing',
    title: 'Pricing Document',
    description: 'Price of each endpoint, and the spend ceiling.',
    mimeType: 'application/json',
  },
];

const SUGGESTED_MAX = 100;

async function textOf({ base, inner }: Reach, path: string): Promise<string> {
  return (await inner(new Request(`${base}${path}`))).text();
}

function contents(uri: string, mimeType: string, text: string): ReadResourceResult {
  return { contents: [{ uri, mimeType, text }] };
}

export function registerResources(server: McpServer, reach: Reach): void {
  for (const { path, ...described } of DOCUMENTS) {
    server.registerResource(path.slice(1), `${reach.base}${path}`, described, async (uri) =>
      contents(uri.href, described.mimeType, await textOf(reach, path)),
    );
  }
  const openapi = async () => readOpenApi(await textOf(reach, '/openapi.json'));
  // The part under the endpoint's tag contains more detail than the whole document.
  const endpoint = async (operationId: string) => {
    const [tag] = tagsOf(await openapi(), operationId);
    if (tag === undefined) return undefined;
    return endpointDocument(readOpenApi(await textOf(reach, `/openapi.json?tag=${tag}`)), operationId);
  };
  const suggestIds = async (typed: string) =>
    operationIds(await openapi())
      .filter((id) => id.toLowerCase().startsWith(typed.toLowerCase()))
      .slice(0, SUGGESTED_MAX);
  server.registerResource(
    'endpoint',
    new ResourceTemplate('carport://endpoints/{operationId}', {
      list: undefined,
      complete: { operationId: suggestIds },
    }),
    {
      title: 'One endpoint',
      description: 'OpenAPI operation with every component that it refers to, by operation id, such as deskDeal.',
      mimeType: 'application/json',
    },
    async (uri, { operationId }) => {
      const found = await endpoint(String(operationId));
      if (found === undefined) throw new ResourceNotFoundError(uri.href);
      return contents(uri.href, 'application/json', JSON.stringify(found));
    },
  );
}
