/** Serves both protocol eras on one endpoint: a body in, one JSON reply out. */
import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { readJson } from '#kernel/bounds/json-reader.ts';
import { runInSlices } from '#kernel/bounds/turns.ts';

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const BAD_REQUEST = 400;
const MESSAGE_BOUNDS = { depthMax: 32, valuesMax: 20_000 };
const OUT_OF_BOUNDS = `Invalid Request: a message may contain at most ${MESSAGE_BOUNDS.valuesMax} values on ${MESSAGE_BOUNDS.depthMax} levels.`;

/**
 * Handles one POST. Revisions before 2026-07-28 use a stateless transport of their own, since the current handler would
 * stream to them. No session is created; a session id is ignored.
 */
export async function handleMessage(request: Request, text: string, serve: () => McpServer): Promise<Response> {
  const parsed = await runInSlices(readJson(text, MESSAGE_BOUNDS));
  if (!parsed.ok && parsed.why !== 'malformed') return rpcError(INVALID_REQUEST, OUT_OF_BOUNDS);
  if (!parsed.ok) return rpcError(PARSE_ERROR, 'Parse error: send one JSON-RPC message as JSON.');
  if (Array.isArray(parsed.value))
    return rpcError(INVALID_REQUEST, 'Invalid Request: batches are not supported; send one message.');
  const message = asJson(request, text);
  if (await isLegacyRequest(message, parsed.value)) {
    const streams = takesEvents(request) && asksForProgress(parsed.value);
    return speakLegacy(message, parsed.value, { serve, streams });
  }
  const handler = createMcpHandler(serve, { legacy: 'reject' });
  return handler.fetch(message, { parsedBody: parsed.value });
}

async function speakLegacy(
  message: Request,
  parsedBody: unknown,
  { serve, streams }: { serve: () => McpServer; streams: boolean },
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !streams });
  const server = serve();
  await server.connect(transport);
  const response = await Promise.race([
    transport.handleRequest(message, { parsedBody }),
    cancellationResponse(message.signal),
  ]);
  if (streams && response.body !== null) return closeServerAfter(response, response.body, server);
  const body = await response.text();
  await server.close();
  return new Response(body === '' ? null : body, response);
}

/** The response to a client that disconnected, which nobody reads; closing the server then ends running work. */
function cancellationResponse(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = () => resolve(rpcError(INVALID_REQUEST, 'The request was cancelled.'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

/** The stream with its server, which closes when the stream is read or cancelled. */
function closeServerAfter(response: Response, body: ReadableStream<Uint8Array>, server: McpServer): Response {
  const reader = body.getReader();
  const watched = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) return controller.enqueue(value);
      controller.close();
      await server.close();
    },
    async cancel(reason) {
      await reader.cancel(reason);
      await server.close();
    },
  });
  return new Response(watched, response);
}

function takesEvents(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/event-stream') === true;
}

const progressing = z.object({
  params: z.object({ _meta: z.object({ progressToken: z.union([z.string(), z.number()]) }) }),
});

function asksForProgress(message: unknown): boolean {
  return progressing.safeParse(message).success;
}

/** The protocol's library refuses unsupported Accept headers; this endpoint returns JSON to everyone. */
function asJson(request: Request, text: string): Request {
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json, text/event-stream');
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return new Request(request.url, { method: 'POST', headers, body: text, signal: request.signal });
}

function rpcError(code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status: BAD_REQUEST });
}
