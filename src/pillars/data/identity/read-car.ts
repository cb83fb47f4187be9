/** Parts shared by the contracts of the decode, specifications and photos. */
import { z } from 'zod';
import { vin } from '#kernel/atoms.ts';

const params = z.object({ vin });
export const sample = { vin: '4T1ZZ1AK8RU000042' };
export const read = { method: 'GET', access: 'open', live: 'platform', cache: 'deterministic', params } as const;
export const refusals = ['gateway-unavailable', 'gateway-refused'] as const;
export const missing = 'The platform gateway, where one is configured, has no record for that VIN.';

export const notAVin = {
  name: 'not a VIN',
  params: { vin: 'SHORT' },
  answers: 'BLOCKED',
  code: 'invalid-vin',
} as const;
