/** Schema of a derivation: why a figure of a desk is what it is. */
import { z } from 'zod';
import { isoDate } from '#kernel/atoms.ts';

export const confidence = z.enum(['high', 'medium', 'low']).meta({ id: 'Confidence' });

/** Where a legal figure comes from. */
export const legalSource = z
  .strictObject({
    authority: z.string(),
    effectiveFrom: isoDate,
    verifiedOn: isoDate.nullable(),
    confidence,
    note: z.string().optional(),
  })
  .meta({ id: 'LegalSource' });

/** One step of a desk: figure, rule, inputs, and the table row it rests on. */
export const derivationStep = z
  .strictObject({
    figure: z.string(),
    value: z.string(),
    rule: z.string(),
    inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    row: z
      .strictObject({
        table: z.string(),
        key: z.string(),
        year: z.number(),
        source: z.string(),
        confidence,
        authority: z.string().optional().describe('The statute or agency schedule'),
        effectiveFrom: z.string().optional().describe('The first day the row is in force'),
        verifiedOn: z.string().nullable().optional().describe('The day the text was read; null where it was not'),
      })
      .optional(),
    note: z.string().optional(),
  })
  .meta({ id: 'DerivationStep' });
