/** Handler of the parity page. */
import { document } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import type { parity } from './parity.contract.ts';

export const routes: Routes<typeof parity, Pick<Tools, 'documents'>> = {
  readParity: async (_, { documents }) => {
    const { contentType, bytes, etag } = await documents.at('/sandbox/parity');
    return document(contentType, bytes, { headers: { etag } });
  },
};
