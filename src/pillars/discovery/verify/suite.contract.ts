/** Declares GET /suite.json. */
import { z } from 'zod';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';

export const fixed = {
  method: 'GET',
  access: 'open',
  live: null,
  cache: 'document',
  refusals: [],
} as const satisfies Partial<Endpoint>;

export const suite = {
  readSuite: endpoint({
    ...fixed,
    path: '/suite.json',
    summary: 'Read the acceptance suite whose digest is on the capability card',
    description:
      'Declarative rows and tests in the vitest@1 dialect. The digest on the capability card covers the exact bytes served here.',
    ok: z.looseObject({
      $type: z.literal('Suite'),
      name: z.string(),
      description: z.string(),
      version: z.string(),
      environments: z.record(
        z.string(),
        z.looseObject({ vars: z.record(z.string(), z.string()), sandbox: z.boolean() }),
      ),
      requirements: z
        .array(
          z.looseObject({
            id: z.string(),
            kind: z.literal('endpoint'),
            method: z.literal('GET'),
            path: z.string(),
            expect: z.looseObject({
              status: z.int(),
              contentTypeIncludes: z.string(),
              paths: z
                .array(
                  z.object({
                    path: z.string(),
                    exists: z.boolean().optional(),
                    equals: z.union([z.string(), z.number(), z.boolean()]).optional(),
                    gt: z.number().optional(),
                  }),
                )
                .optional(),
            }),
          }),
        )
        .max(25),
      tests: z.string(),
      module: z.string(),
    }),
    format: 'application/json',
    allowsUnknownMembers: true,
    examples: [{ name: 'the suite', answers: 'OK' }],
  }),
};
