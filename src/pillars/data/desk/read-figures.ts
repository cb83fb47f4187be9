/** Parts shared by the contracts of payments, rates, cost of ownership, taxes and plates. */
import { z } from 'zod';
import { isoDate, queryInteger, queryNumber, querySwitch, vin } from '#kernel/atoms.ts';

export const params = z.object({ vin });
export const sample = { vin: '4T1ZZ1AK8RU000042' };
export const priced = { method: 'GET', price: '0.01', access: 'open', live: 'platform', cache: 'revalidate' } as const;
export const refusals = ['gateway-unavailable', 'gateway-refused'] as const;
export const missing = 'The platform gateway has no such VIN.';
export const posted = 'Without a platform gateway, simulated from posted tables.';

export const term = queryInteger(1, 600);
export const rate = queryNumber(0, 99.99);
export const asOf = isoDate.describe('Date whose rates apply. Default: today');

/** The buyer's statements about the sale, as at the desk of a deal. */
export const saleSwitches = { plateTransfer: querySwitch.optional(), soldOnline: querySwitch.optional() };

export const notAVin = {
  name: 'not a VIN',
  params: { vin: 'SHORT' },
  answers: 'BLOCKED',
  code: 'invalid-vin',
} as const;
export const unknownMember = {
  name: 'an unknown parameter',
  params: sample,
  query: { color: 'red' },
  answers: 'BLOCKED',
  code: 'unknown-parameter',
} as const;
