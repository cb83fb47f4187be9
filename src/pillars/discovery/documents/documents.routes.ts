/** Handlers of the projected documents. */
import { type Document, document } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import type { documents as contract } from './documents.contract.ts';

type DocumentTools = Pick<Tools, 'documents'>;

function serve(address: string) {
  return (_call: unknown, tools: DocumentTools) => readDocument(address, tools);
}

async function readDocument(address: string, { documents }: DocumentTools): Promise<Document> {
  const { contentType, bytes, etag } = await documents.at(address);
  return document(contentType, bytes, { headers: { etag } });
}

export const routes: Routes<typeof contract, DocumentTools> = {
  readOpenapi: ({ query: { tag } }, tools) =>
    readDocument(tag === undefined ? '/openapi.json' : `/openapi.json?tag=${tag}`, tools),
  readAgentsCard: serve('/.well-known/agents.json'),
  readIcp: serve('/icp.json'),
  readApiCatalog: serve('/.well-known/api-catalog'),
  readServerCard: serve('/mcp/server-card'),
  readWellKnownServerCard: serve('/mcp/server-card'),
  readLlms: serve('/llms.txt'),
  readLlmsFull: serve('/llms-full.txt'),
  readFamily: serve('/family.json'),
  readPricing: serve('/pricing'),
};
