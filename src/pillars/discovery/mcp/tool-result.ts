/** Tool results: JSON as text and as structured content, and refusals that a model can act on. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { type JsonObject, withoutUndefined } from '#kernel/answer.ts';

/** A result. Pass `text` to keep the original bytes. */
export function answerResult(content: JsonObject, more: { text?: string; meta?: JsonObject } = {}): CallToolResult {
  return {
    content: [{ type: 'text', text: more.text ?? JSON.stringify(content) }],
    structuredContent: content,
    ...withoutUndefined({ _meta: more.meta }),
  };
}

/**
 * A failure of the tool itself. Hosts validate structured content against the success schema, so a failure has only
 * text.
 */
export function blockedResult(code: string, reason: string, more: JsonObject = {}): CallToolResult {
  return {
    isError: true,
    content: [{ type: 'text', text: JSON.stringify({ type: 'BLOCKED', code, reason, ...more }) }],
  };
}
