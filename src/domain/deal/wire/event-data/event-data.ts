/** Payload schema of every published event, by its type. */
import { z } from 'zod';
import type { PublishedEventType } from '../../../deal-facts/published-events.data.ts';
import { leadFacts } from '../../../lead/lead-wire.ts';
import { ceremonyData } from './ceremony-data.ts';
import { creditData } from './credit-data.ts';
import { dealData } from './deal-data.ts';
import { deliveryData } from './delivery-data.ts';
import { moneyData } from './money-data.ts';
import { protectionData } from './protection-data.ts';

export const EVENT_DATA = {
  ...dealData,
  ...protectionData,
  ...creditData,
  ...ceremonyData,
  ...deliveryData,
  ...moneyData,
  'Lead.captured@1': z.strictObject({ account: z.string(), ...leadFacts.shape }),
  'Lead.converted@1': z.strictObject({ dealId: z.string() }),
} as const satisfies Record<PublishedEventType, z.ZodType>;
