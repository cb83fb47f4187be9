/** Declares the verification summary, and combines it with the acceptance suite. */
import { z } from 'zod';
import { links, provenance } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fixed, suite } from './suite.contract.ts';

const state = z.enum(['green', 'red', 'stale']).meta({ id: 'VerificationState' });
const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);

export const verify = {
  ...suite,
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
