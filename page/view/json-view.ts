/** Renders JSON indented and highlighted. */
import { html, type TemplateResult } from 'lit-html';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;
/** Longer texts are shown without highlighting. */
const COLOURED_MAX = 60_000;

export function jsonView(text: string, label: string): TemplateResult {
  const indented = indent(text);
  const shown = indented.length > COLOURED_MAX ? indented : colorJson(indented);
  return html`<pre class="json" tabindex="0" role="group" aria-label=${label}><code>${shown}</code></pre>`;
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function colorJson(text: string): (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [all, quoted, colon] = match;
    parts.push(text.slice(from, match.index));
    const kind = quoted === undefined ? 'j-literal' : colon === undefined ? 'j-text' : 'j-name';
    parts.push(html`<span class=${kind}>${quoted ?? all}</span>${colon ?? ''}`);
    from = match.index + all.length;
  }
  parts.push(text.slice(from));
  return parts;
}
