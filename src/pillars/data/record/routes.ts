/** Owns the handler of the record. */
import { document, ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/door.ts';
import type { Tools } from '#ports/tools.ts';
import { composeRecord, sampleParts } from './compose.ts';
import type { record } from './contract.ts';
import { liveParts } from './live.ts';
import { recordPage } from './page.ts';

export const routes: Routes<typeof record, Pick<Tools, 'gateway' | 'ids'>> = {
  readRecord: async (call, { gateway, ids }) => {
    const { vin } = call.params;
    const parts = gateway === undefined ? sampleParts(vin, call) : await liveParts(gateway, call);
    if ('kind' in parts) return parts;
    const composed = composeRecord(parts, call);
    // What the gateway answered is nobody else's to keep.
    const headers = gateway === undefined ? {} : { 'cache-control': 'private, no-store' };
    if (call.face !== 'md') return ok(composed, headers);
    const page = recordPage(composed);
    const etag = `"${ids.sha256(page).slice(0, 32)}"`;
    return document('text/markdown; charset=utf-8', page, { headers: { etag, vary: 'Authorization', ...headers } });
  },
};
