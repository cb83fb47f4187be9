/** Declares GET /icp.json. */
import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { published } from '../published.ts';

export const icp = {
  readIcp: endpoint({
    ...published,
    path: '/icp.json',
    summary: 'Read the agent classes',
    ok: z.looseObject({
      contract: z.string(),
      description: z.string(),
      version: z.literal(1),
      agent_classes: z.array(z.object({ id: z.string(), fit: z.string(), flow: z.array(z.string()) })),
      ladder: z.array(z.object({ rung: z.string(), durability: z.string() })),
      not_for: z.array(z.string()),
    }),
    examples: [{ name: 'the agent classes', answers: 'OK' }],
  }),
};
