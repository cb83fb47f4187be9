/** Declares the acceptance suite and the verification summary. */
import { z } from 'zod';
import { links, provenance } from '#kernel/atoms.ts';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';

const state = z.enum(['green', 'red', 'stale']).meta({ id: 'VerificationState' });
const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);

const fixed = {
  method: 'GET',
  access: 'open',
  live: null,
  cache: 'document',
  refusals: [],
} as const satisfies Partial<Endpoint>;

export const verify = {
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
  readVerification: endpoint({
    ...fixed,
    path: '/verify',
    summary: 'Read the verification summary',
    description: 'Green only if every test and every row passed on this exact catalog; otherwise stale.',
    ok: z.looseObject({
      kind: z.literal('verify@1'),
      $type: z.literal('VerifyExport'),
      title: z.string(),
      summary: z.string(),
      state,
      conformance: z.looseObject({
        spec: z.string(),
        version: z.literal('2.2.0'),
        digest,
        state,
        recordedOn: z.string(),
        verifier: z.string(),
      }),
      suite: z.looseObject({
        url: z.string(),
        digest,
        state,
        runner: z.string(),
        recordedOn: z.string().optional(),
        promises: z.int().optional(),
        held: z.int().optional(),
        broken: z.int().optional(),
        verifier: z.string(),
      }),
      catalog: z.object({ digest, endpoints: z.int() }),
      totals: z
        .object({ requirements: z.int(), green: z.int(), live: z.int(), sandbox: z.int() })
        .meta({ id: 'ConformanceTotals' }),
      probes: z.array(z.object({ curl: z.string(), expect: z.string() })),
      run: z.array(z.object({ promise: z.string(), held: z.boolean() })),
      covers: z.array(z.string()),
      seed: z.int(),
      links,
      provenance,
    }),
    examples: [
      { name: 'the summary', answers: 'OK' },
      { name: 'an unknown parameter', query: { verbose: '1' }, answers: 'BLOCKED', code: 'unknown-parameter' },
    ],
  }),
};
