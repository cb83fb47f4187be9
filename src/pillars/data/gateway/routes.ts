/** Handlers of gateway-answered endpoints. */
import { refuse } from '#kernel/answer.ts';
import type { Call, Routes } from '#kernel/endpoint.ts';
import type { Vin } from '#kernel/vin.ts';
import type { Tools } from '#ports/tools.ts';
import type { gateway as contract } from './contract.ts';
import { relay } from './relay.ts';

type GatewayTools = Pick<Tools, 'gateway'>;

function from(endpoint: 'build' | 'recalls' | 'openrecalls') {
  return async (call: Call<{ vin: Vin }>, { gateway }: GatewayTools) => {
    if (gateway === undefined) return refuse('gateway-unconfigured');
    return relay(gateway, call, {
      path: `/${endpoint}/${call.params.vin}`,
      missing: 'The platform gateway has no record for that VIN.',
    });
  };
}

export const routes: Routes<typeof contract, GatewayTools> = {
  readBuild: from('build'),
  readRecalls: from('recalls'),
  readOpenRecalls: from('openrecalls'),
};
