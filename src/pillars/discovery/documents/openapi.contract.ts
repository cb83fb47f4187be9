/** Declares GET /openapi.json. */
import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { published } from '../published.ts';
import { TAGS } from './tags.ts';

export const openapi = {
  readOpenapi: endpoint({
    ...published,
    path: '/openapi.json',
    summary: 'Read the OpenAPI 3.1 contract, or the part of it under one tag',
    query: z.looseObject({
      tag: z
        .enum(TAGS)
        .meta({ id: 'Tag' })
        .optional()
        .describe('The operations of one pillar, with what they refer to'),
    }),
    ok: z.looseObject({ openapi: z.literal('3.1.0') }),
    examples: [
      { name: 'the contract', answers: 'OK' },
      { name: 'the purchase alone', query: { tag: 'buy' }, answers: 'OK' },
      { name: 'an unknown tag', query: { tag: 'trains' }, answers: 'BLOCKED', code: 'validation-failed' },
    ],
  }),
};
