/** Declares the endpoint of one capability row. */
import { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { RefusalCode } from '#kernel/refusals.ts';
import type { Row } from '../capabilities.ts';
import type { VerbKind } from '../family/family.ts';

/** Refusals of the kinds that change a record. */
const REFUSALS: Partial<Record<VerbKind, readonly RefusalCode[]>> = {
  create: ['concurrent-change'],
  update: ['illegal-move', 'concurrent-change'],
  transition: ['illegal-move', 'concurrent-change'],
  assess: ['illegal-move', 'concurrent-change'],
};

export function contractOf({ family, verb }: Row): Endpoint {
  const { kind, method, path } = verb;
  return {
    method,
    path,
    summary: verb.name,
    access: 'open',
    live: null,
    // The row reads its own inputs; the pipeline only hands them over.
    query: z.record(z.string(), z.string()),
    ...(method === 'GET'
      ? // Records change, so a client revalidates an answer by its tag each time.
        { cache: 'revalidate' as const, empty: `None of your ${family.title} match.` }
      : { body: z.unknown() }),
    ...(method === 'POST' && kind !== 'create' ? { notFound: `The id names no ${family.one} of yours.` } : {}),
    refusals: REFUSALS[kind] ?? [],
    examples: [],
  };
}
