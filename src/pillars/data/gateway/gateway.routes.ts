/** Handlers of gateway-answered endpoints. */
import { ok, refuse } from '#kernel/answer.ts';
import { yearOf } from '#kernel/dates.ts';
import type { Call, Routes } from '#kernel/endpoint.ts';
import { relayedBy } from '#kernel/provenance.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import type { gateway as contract } from './gateway.contract.ts';
import { relay } from './relay.ts';

type GatewayTools = Pick<Tools, 'gateway' | 'referenceData' | 'vehicles'>;

function from(endpoint: 'build' | 'recalls' | 'openrecalls') {
  return async (call: Call<{ vin: Vin }>, { gateway }: GatewayTools) => {
    if (gateway === undefined) return refuse('gateway-unconfigured');
    return relay(gateway, call, {
      path: `/${endpoint}/${call.params.vin}`,
      missing: 'The platform gateway has no record for that VIN.',
    });
  };
}

const gatewayRecalls = from('recalls');

const NOT_IN_TIME =
  "NHTSA's recalls service did not respond in time, and no recall file is imported. Retry in a minute.";

/** The campaigns on file for the make, model and year of a VIN. */
async function importedRecalls({ params, today }: Call<{ vin: Vin }>, { referenceData, vehicles }: GatewayTools) {
  const recalls = referenceData?.recalls;
  if (recalls === undefined) return refuse('gateway-unconfigured');
  await vehicles.ready(params.vin, yearOf(today));
  const { origin, make, model, year } = vehicles.identify(params.vin, yearOf(today));
  if (origin !== 'published' || make === undefined || model === undefined || year === null) {
    const reason = `The make, model and year of ${params.vin} are unknown, so its recall campaigns cannot be found.`;
    return refuse('gateway-unconfigured', { reason });
  }
  const found = await recalls.find({ make, model, year });
  if (found === undefined) return refuse('gateway-unavailable', { reason: NOT_IN_TIME });
  const data = found.campaigns.map(({ campaign, reportedOn, ...texts }) => ({
    nhtsaCampaignNumber: campaign,
    ...texts,
    reportReceivedDate: reportedOn.split('-').reverse().join('/'),
    modelYear: String(year),
    make,
    model,
  }));
  return ok({
    vin: params.vin,
    totalRecalls: data.length,
    data,
    vinSpecific: false as const,
    asOf: found.date,
    provenance: relayedBy(found.source),
  });
}

export const routes: Routes<typeof contract, GatewayTools> = {
  readBuild: from('build'),
  readRecalls: (call, tools) =>
    tools.gateway === undefined ? importedRecalls(call, tools) : gatewayRecalls(call, tools),
  readOpenRecalls: from('openrecalls'),
};
