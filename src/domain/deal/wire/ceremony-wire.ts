/** Schemas of signatures, notary sessions and insurance policies, as in a deal and its events. */
import { z } from 'zod';
import { isoDate, timestamp } from '#kernel/atoms.ts';

export const signer = z.strictObject({ name: z.string(), email: z.string().optional() }).meta({ id: 'Signer' });

export const check = z
  .strictObject({ name: z.string(), result: z.enum(['pass', 'fail', 'caution', 'unknown']) })
  .meta({ id: 'Check' });

export const certificate = z.strictObject({ certificateId: z.string(), signedAt: timestamp, digest: z.string() });

/** The result of a completed session. */
export const sealed = z.strictObject({
  notary: z.strictObject({
    name: z.string(),
    commissionState: z.string(),
    commissionNumber: z.string(),
    commissionExpires: isoDate,
    note: z.string().optional(),
  }),
  identity: z.strictObject({ kba: z.literal('passed'), credentialAnalysis: z.literal('passed') }),
  meeting: z.strictObject({ startedAt: timestamp, endedAt: timestamp }),
  seal: z.strictObject({ digest: z.string() }),
});

/** The carrier's terms of a policy. */
export const policyTerms = z.strictObject({
  carrier: z.strictObject({ name: z.string(), naic: z.string() }),
  effective: isoDate,
  expiration: isoDate,
  vehicle: z.strictObject({ vin: z.string() }),
  limits: z.strictObject({ bodilyInjury: z.string(), propertyDamage: z.string(), uninsured: z.string() }),
  deductibles: z.strictObject({ comprehensive: z.string(), collision: z.string() }),
  lienholder: z.strictObject({ name: z.string(), address: z.string(), listed: z.boolean() }),
  namedInsured: z.string(),
  checks: z.array(check),
});
