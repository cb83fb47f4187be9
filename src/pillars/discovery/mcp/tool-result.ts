/** Tool results: JSON as text and as structured content, and refusals that a model can act on. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { type JsonObject, withoutUndefined } from '#kernel/answer.ts';

/** A result. `text` is given where the bytes are to be kept as they came. */
export function answered(content: JsonObject, more: { text?: string; meta?: JsonObject } = {}): CallToolResult {
  return {
    content: [{ type: 'text', text: more.text ?? JSON.stringify(content) }],
    structuredContent: content,
    ...withoutUndefined({ _meta: more.meta }),
  };
}

/** The tool itself could not do it. Hosts check structure against the schema of a success, so there is only text. */
export function blocked(code: string, reason: string, more: JsonObject = {}): CallToolResult {
  return {
    isError: true,
    content: [{ type: 'text', text: JSON.stringify({ type: 'BLOCKED', code, reason, ...more }) }],
  };
}
