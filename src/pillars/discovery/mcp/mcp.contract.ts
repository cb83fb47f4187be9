/** Declares the Model Context Protocol endpoint: JSON-RPC 2.0 over streamable HTTP. */
import { z } from 'zod';
import { json } from '#kernel/atoms.ts';
import { endpoint } from '#kernel/endpoint.ts';

const request = { jsonrpc: '2.0', id: 1 };

/** JSON-RPC 2.0 section 5.1. */
const error = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  error: z.looseObject({ code: z.int(), message: z.string() }),
});

export const mcp = {
  speakMcp: endpoint({
    method: 'POST',
    path: '/mcp',
    summary: 'Call the Model Context Protocol tools search, fetch and exec',
    description:
      'JSON-RPC 2.0 over streamable HTTP: one message per request, stateless, one JSON body in reply, or events when progress is requested. Tools, prompts, resources and completion. Supports revision 2026-07-28 and the 2025 revisions. No key required; a key adds account context to the tools’ calls, which are metered as direct calls.',
    access: 'open',
    live: null,
    // The protocol validates its messages itself, in its own error shape, so nothing is required here.
    body: z
      .looseObject({
        jsonrpc: z.literal('2.0').optional(),
        method: z
          .string()
          .max(200)
          .optional()
          .meta({ examples: ['tools/list'] }),
        id: z.union([z.string().max(200), z.number()]).optional(),
        params: z
          .looseObject({
            name: z.string().max(200).optional().describe('Of a tool or prompt'),
            arguments: z
              .record(z.string(), z.union([z.string().max(1_000_000), z.number(), z.boolean()]))
              .meta({ maxProperties: 100 })
              .optional(),
            uri: z.string().max(2_000).optional().describe('Of a resource'),
          })
          .meta({ maxProperties: 100 })
          .optional(),
      })
      .meta({ maxProperties: 100 }),
    bodyText: 'raw',
    idempotent: false,
    ok: z.looseObject({
      jsonrpc: z.literal('2.0'),
      id: z.union([z.string(), z.number()]).optional(),
      result: z.record(z.string(), json).optional(),
    }),
    format: 'application/json',
    alsoIn: ['text/event-stream'],
    protocol: {
      202: { description: 'A notification was accepted; there is no body.' },
      400: { description: 'A message that is not JSON-RPC, or that JSON-RPC refuses', body: error },
    },
    allowsUnknownMembers: true,
    refusals: ['foreign-origin'],
    examples: [
      { name: 'the tools', body: { ...request, method: 'tools/list' }, answers: 'OK' },
      {
        name: 'a search',
        body: { ...request, method: 'tools/call', params: { name: 'search', arguments: { query: 'decode a VIN' } } },
        answers: 'OK',
      },
    ],
  }),
};
