/** Schemas of `available[]` and `blocked[]` on a deal. */

import { z } from 'zod';
import { json } from '#kernel/atoms.ts';
import { dealVerb } from './names.ts';

export const choices = z
  .record(z.string(), z.array(z.string()))
  .meta({ id: 'MoveChoices', description: 'Members of the body with their values' });

export const availableRow = z
  .strictObject({
    transition: dealVerb,
    method: z.literal('POST'),
    href: z.string(),
    requires: z.array(z.string()),
    example: z.record(z.string(), json).optional().describe('A body for this deal'),
    choices: choices.optional(),
  })
  .meta({ id: 'AvailableMove', description: 'Transition that is legal now' });

export const blockedRow = z
  .strictObject({
    transition: dealVerb,
    blockedBy: z.array(z.string()),
    help: z
      .strictObject({
        method: z.literal('POST'),
        href: z.string(),
        example: z.record(z.string(), json),
        choices: choices.optional(),
      })
      .optional()
      .describe('Clears what no transition does; on the first row that requires it'),
  })
  .meta({ id: 'BlockedMove', description: 'Transition that is blocked, and by what' });

/** The legal moves, and what blocks the others. */
export const dealMoves = z
  .strictObject({ available: z.array(availableRow), blocked: z.array(blockedRow) })
  .meta({ id: 'DealMoves' });
