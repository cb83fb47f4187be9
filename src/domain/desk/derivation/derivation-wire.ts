/** Schema of a derivation, which explains a figure of the desk. */
import { z } from 'zod';
import { isoDate } from '#kernel/atoms.ts';

export const confidence = z.enum(['high', 'medium', 'low']).meta({ id: 'Confidence' });

/** The source of a legal figure. */
export const legalSource = z
  .strictObject({
    authority: z.string(),
    effectiveFrom: isoDate,
    verifiedOn: isoDate.nullable(),
    confidence,
    note: z.string().optional(),
  })
  .meta({ id: 'LegalSource' });

/** One derivation step: figure, rule, inputs, and the table row behind it. */
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
        effectiveFrom: z.string().optional().describe('First day on which the row is in force'),
        verifiedOn: z.string().nullable().optional().describe('Date when the text was read; null if it was not'),
      })
      .optional(),
    note: z.string().optional(),
  })
  .meta({ id: 'DerivationStep' });
