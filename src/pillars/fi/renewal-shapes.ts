/** Schemas of a renewal assessment and its rule, shared by renewals and reconciliation. */
import { z } from 'zod';
import { confidence } from '#domain/desk/derivation/derivation-wire.ts';
import { isoDate } from '#kernel/atoms.ts';

export const renewal = z.enum(['no-action', 'renew-soon', 'renew-now']).meta({ id: 'Renewal' });

export const renewalAssessment = z
  .strictObject({
    contractId: z.string().optional(),
    productType: z.string().optional(),
    assessment: renewal,
    coverage: z.enum(['in-force', 'lapsed']),
    startDate: isoDate,
    endDate: isoDate,
    termMonths: z.int(),
    termMiles: z.number().optional(),
    daysLeft: z.int().describe('Zero on the end date, negative after it'),
    milesLeft: z.number().optional(),
    reinstatable: z.boolean().optional().describe('Only if coverage has lapsed'),
    reason: z.string(),
    derivation: z.strictObject({ endDate: z.string(), basis: z.string() }),
  })
  .meta({ id: 'RenewalAssessment' });

const thresholds = z.strictObject({ daysLeftMax: z.int(), milesLeftPctMax: z.int() }).meta({ id: 'RenewalThresholds' });

export const renewalLaw = z
  .strictObject({
    renewSoon: thresholds,
    renewNow: thresholds,
    reinstatement: z.strictObject({ daysLapsedMax: z.int() }),
    source: z.string(),
    year: z.int(),
    confidence,
  })
  .meta({ id: 'RenewalLaw', description: 'Thresholds of every assessment' });
