/** Handler of the request inspector. */
import { empty, ok } from '#kernel/answer.ts';
import type { Routes } from '#kernel/endpoint.ts';
import { computed } from '#kernel/provenance.ts';
import { REFUSALS } from '#kernel/refusals.ts';
import { type LoggedRequest, REQUESTS_KEPT } from '#ports/request-log.ts';
import type { Tools } from '#ports/tools.ts';
import type { requests } from './contract.ts';

export const routes: Routes<typeof requests, Pick<Tools, 'requests'>> = {
  listRequests: async ({ query, caller, base }, { requests: log }) => {
    const { limit = REQUESTS_KEPT, status, envelope } = query;
    const kept = await log.last(caller.account ?? '', REQUESTS_KEPT);
    const rows = kept
      .filter((one) => status === undefined || one.status === status)
      .filter((one) => envelope === undefined || one.envelope === envelope)
      .slice(0, limit);
    const links = { self: `${base}/sandbox/requests`, usage: `${base}/usage` };
    if (rows.length === 0)
      return empty('No call of this account is kept, or none of that kind.', computed(), {
        requests: [],
        total: 0,
        kept: kept.length,
        links,
      });
    const shown = rows.map(toWire);
    return ok({ requests: shown, total: rows.length, kept: kept.length, links, provenance: computed() });
  },
};

function toWire({ code, problems, ...one }: LoggedRequest) {
  return {
    ...one,
    ...(code === undefined ? {} : { code, reason: REFUSALS[code].sentence }),
    ...(problems === undefined ? {} : { problems: [...problems] }),
  };
}
