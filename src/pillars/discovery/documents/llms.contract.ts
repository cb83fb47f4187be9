/** Declares GET /llms.txt. */
import { z } from 'zod';
import { endpoint } from '#kernel/endpoint.ts';
import { published } from '../published.ts';

export const llms = {
  readLlms: endpoint({
    ...published,
    path: '/llms.txt',
    summary: 'Read the service as one page of Markdown',
    format: 'text/markdown',
    ok: z.string(),
    examples: [{ name: 'the page', answers: 'OK' }],
  }),
};
