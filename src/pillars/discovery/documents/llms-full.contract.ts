/** Declares GET /llms-full.txt. */
import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { published } from '../published.ts';

export const llmsFull = {
  readLlmsFull: endpoint({
    ...published,
    path: '/llms-full.txt',
    summary: 'Read the whole service as one long page of Markdown',
    format: 'text/markdown',
    ok: z.string(),
    examples: [{ name: 'the long page', answers: 'OK' }],
  }),
};
