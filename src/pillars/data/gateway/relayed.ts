/** Parts shared by the contracts of endpoints that only a gateway answers. */
import { z } from 'zod';
import { vin } from '#kernel/atoms.ts';

export const params = z.object({ vin });
const sample = { vin: '4T1ZZ1AK8RU000042' };
export const refusals = ['gateway-unconfigured', 'gateway-unavailable', 'gateway-refused'] as const;
export const examples = [
  { name: 'no gateway configured', params: sample, answers: 'UNCONFIGURED', code: 'gateway-unconfigured' },
  { name: 'not a VIN', params: { vin: 'SHORT' }, answers: 'BLOCKED', code: 'invalid-vin' },
] as const;
export const offline = 'The platform gateway has no record for that VIN.';
export const description = 'The gateway’s bytes; 503 without a gateway.';
