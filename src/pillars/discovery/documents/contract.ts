/** Owns the doors of documents that the catalog projects. */
import { z } from 'zod';
import { door } from '#kernel/door.ts';

export const documents = {
  readOpenapi: door({
    method: 'GET',
    path: '/openapi.json',
    summary: 'Read the OpenAPI 3.1 contract',
    access: 'open',
    live: null,
    ok: z.looseObject({ openapi: z.literal('3.1.0') }),
    format: 'application/json',
    ignoresStrangers: true,
    cache: 'document',
    refusals: [],
    examples: [{ name: 'the contract', answers: 'OK' }],
  }),
  readPricing: door({
    method: 'GET',
    path: '/pricing',
    summary: 'Read the Pricing Document',
    access: 'open',
    live: null,
    ok: z.looseObject({
      model: z.string(),
      hardCeiling: z.literal(25),
      binding: z.literal(false),
      statement: z.string(),
      rates: z.array(z.looseObject({})),
    }),
    cache: 'document',
    refusals: [],
    examples: [{ name: 'prices', answers: 'OK' }],
  }),
};
