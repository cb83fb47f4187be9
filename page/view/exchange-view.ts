/** Shows one call: the exact request, and the raw answer under its provenance label. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { asCurl, type Exchange, maskBearer, type Provenance, type SentRequest } from '../wire/exchange.ts';
import { jsonView } from './json-view.ts';

/** `pair` sets request and answer side by side where there is room. */
export function exchangeView(exchange: Exchange, shape: 'stack' | 'pair' = 'stack'): TemplateResult {
  const { sent, status, envelope, tookMs, text, answer } = exchange;
  return html`<div class=${shape === 'pair' ? 'exchange is-pair' : 'exchange'}><div>
      <div class="exchange-head"><h4>Request</h4>${shape === 'pair' ? nothing : copyButton(() => asCurl(sent, location.origin), 'Copy as curl')}</div>
      <pre class="request" tabindex="0" role="group" aria-label="The request as sent">${requestText(sent)}</pre>
    </div><div>
      <div class="exchange-head">
        <h4>Answer</h4>
        <span class="status"><b class=${`kind kind-${envelope.toLowerCase()}`}>${envelope}</b> ${status} · ${tookMs.toFixed(0)} ms</span>
        ${provenanceLabel(answer.provenance)}
      </div>
      ${jsonView(text, 'The raw answer')}
    </div></div>`;
}

/** Shows who answered. */
export function provenanceLabel(provenance: Provenance | undefined): TemplateResult | typeof nothing {
  if (provenance === undefined) return nothing;
  const { environment, simulated, source } = provenance;
  const truth = simulated === undefined ? 'computed here' : simulated ? 'simulated' : 'not simulated';
  return html`<span class=${`provenance ${simulated === false ? 'is-live' : ''}`}>${environment} · ${truth} · ${source}</span>`;
}

/** The same exchange collapsed to one line; drawn in full when first expanded. */
export function wireStrip(exchange: Exchange | undefined, unfold: Expansion): TemplateResult | typeof nothing {
  if (exchange === undefined) return nothing;
  const { sent, envelope, status, tookMs } = exchange;
  return html`<details class="wire" @toggle=${({ target }: Event) => unfold.set((target as HTMLDetailsElement).open)}>
    <summary><span class="wire-call">${sent.method} ${sent.path}</span>
      <b class=${`kind kind-${envelope.toLowerCase()}`}>${envelope}</b> <span class="soft">${status} · ${tookMs.toFixed(0)} ms</span></summary>
    ${guard([exchange, unfold.isOpen], () => (unfold.isOpen ? exchangeView(exchange) : nothing))}
  </details>`;
}

/** Whether the line is expanded; a collapsed answer is not drawn. */
export interface Expansion {
  readonly isOpen: boolean;
  set(isOpen: boolean): void;
}

/** Shows why a call was refused, with every problem. */
export function refusalNote(exchange: Exchange | undefined): TemplateResult | typeof nothing {
  if (exchange === undefined) return nothing;
  const { envelope, status, answer } = exchange;
  return html`<div class="refusal" role="alert" tabindex="-1">
    <p><b class=${`kind kind-${envelope.toLowerCase()}`}>${envelope}</b> <span class="soft">${status === 0 ? '' : status} ${answer.code ?? ''}</span></p>
    <p>${answer.reason ?? answer.message ?? 'The call was not answered.'}</p>
    ${(answer.problems ?? []).map(({ path, expected, got }) => html`<p class="problem"><code>${path}</code> expects ${expected}, got ${got}</p>`)}
  </div>`;
}

/** Copies a text, and confirms it on the button for a moment. */
export async function copyText(event: Event, text: string, label: string): Promise<void> {
  const button = event.currentTarget as HTMLButtonElement;
  // Browsers provide the clipboard on secure origins only.
  const copied = isSecureContext
    ? navigator.clipboard.writeText(text)
    : Promise.reject(new Error('The clipboard requires a secure origin.'));
  await copied.then(
    () => {
      button.textContent = 'Copied';
    },
    () => {
      button.textContent = 'Select and copy by hand';
    },
  );
  setTimeout(() => {
    button.textContent = label;
  }, 1600);
}

export function copyButton(text: () => string, label: string): TemplateResult {
  const copy = (event: Event) => void copyText(event, text(), label);
  // Set as a property, because the label is changed outside the template.
  return html`<button type="button" class="quiet" @click=${copy} .textContent=${label}></button>`;
}

function requestText({ method, path, headers, body, file }: SentRequest): string {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${location.host}`];
  for (const [name, value] of headers) lines.push(`${name}: ${name === 'authorization' ? maskBearer(value) : value}`);
  if (file !== undefined) return `${lines.join('\n')}\n\n(${file.size} bytes)`;
  return body === undefined ? lines.join('\n') : `${lines.join('\n')}\n\n${JSON.stringify(JSON.parse(body), null, 2)}`;
}
