/** Handlers of the acceptance suite and the verification summary. */
import { document } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import type { Tools } from '#ports/tools.ts';
import type { verify as contract } from './verify.contract.ts';

type VerifyTools = Pick<Tools, 'documents'>;

export const routes: Routes<typeof contract, VerifyTools> = {
  async readSuite(_call, { documents }) {
    const { contentType, bytes, etag } = await documents.at('/suite.json');
    // The card pins these bytes, so intermediaries must not transform them.
    const headers = { etag, 'cache-control': 'public, max-age=300, must-revalidate, no-transform' };
    return document(contentType, bytes, { headers });
  },
  async readVerification(_call, { documents }) {
    const { contentType, bytes, etag } = await documents.at('/verify');
    return document(contentType, bytes, { headers: { etag } });
  },
};
