/** Owns the handlers of documents: the catalog's bytes as they were made. */
import { type Document, document } from '#kernel/answer.ts';
import type { Routes } from '#kernel/door.ts';
import type { Tools } from '#ports/tools.ts';
import type { documents as contract } from './contract.ts';

type DocumentTools = Pick<Tools, 'documents'>;

function serve(address: string) {
  return (_call: unknown, { documents }: DocumentTools): Document => {
    const { contentType, bytes, etag } = documents.at(address);
    return document(contentType, bytes, { headers: { etag } });
  };
}

export const routes: Routes<typeof contract, DocumentTools> = {
  readOpenapi: serve('/openapi.json'),
  readPricing: serve('/pricing'),
};
