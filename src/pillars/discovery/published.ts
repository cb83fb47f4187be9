/** Parts shared by the contracts of documents. */
import { z } from 'zod';
import { decimal } from '#kernel/atoms.ts';
import { type Endpoint, METHODS } from '#kernel/endpoint.ts';

/** Common members: the same bytes for every caller, rendered once. */
export const fixed = {
  method: 'GET',
  access: 'open',
  live: null,
  cache: 'document',
  refusals: [],
} as const satisfies Partial<Endpoint>;

/** A document in a published format gets no `type`, and unknown parameters are ignored. */
export const published = { ...fixed, format: 'application/json', allowsUnknownMembers: true } as const;

export const method = z.enum(METHODS).meta({ id: 'Method' });
export const modesShape = z
  .object({
    sandbox: z.literal(true),
    live: z.enum(['platform', 'connection', 'account']).meta({ id: 'LiveRail' }).nullable(),
  })
  .meta({ id: 'Modes' });
export const spendOffer = z
  .looseObject({
    id: z.string(),
    title: z.string(),
    price: z.object({ amount: decimal, currency: z.literal('USD') }).meta({ id: 'Usd' }),
  })
  .meta({ id: 'SpendOffer' });
