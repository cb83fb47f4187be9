/** Schemas of `available[]` and `blocked[]` on a deal. */
import { z } from 'zod';

export const availableRow = z
  .strictObject({
    transition: z.string(),
    method: z.literal('POST'),
    href: z.string(),
    requires: z.array(z.string()),
  })
  .meta({ id: 'AvailableMove', description: 'Transition that is legal now' });

export const blockedRow = z
  .strictObject({ transition: z.string(), blockedBy: z.array(z.string()) })
  .meta({ id: 'BlockedMove', description: 'Transition that is blocked, and by what' });
