/** Declares GET /usage. */
import { z } from 'zod';
import { decimal, links, provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const mode = z.enum(['sandbox', 'live']).meta({ id: 'KeyMode' });
export const state = z.enum(['ACTIVE', 'ROTATED', 'REVOKED']).meta({ id: 'KeyState' });

export const issuedKey = z
  .strictObject({
    keyId: z.string(),
    mode,
    state,
    label: z.string().optional(),
    createdAt: z.string(),
    expiresAt: z.string().optional(),
  })
  .meta({ id: 'IssuedKey' });

const meter = z.strictObject({
  spendToDate: decimal,
  callsToday: z.number(),
  remainingCeiling: decimal,
  ceiling: decimal,
  byDoor: z.array(z.strictObject({ door: z.string(), calls: z.number(), spend: decimal })),
});

export const introspection = z
  .strictObject({
    accountId: z.string(),
    ...issuedKey.shape,
    prefix: z.string(),
    usage: meter,
    links,
    provenance,
  })
  .meta({ id: 'KeyWithUsage' });

export const usage = {
  readUsage: endpoint({
    method: 'GET',
    path: '/usage',
    summary: "Read the caller's usage meter",
    access: 'key',
    live: 'account',
    ok: introspection,
    refusals: [],
    examples: [{ name: 'with a key', answers: 'OK' }],
  }),
};
