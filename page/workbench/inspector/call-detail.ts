/** One call: request and answer side by side, its refusal with the remedy, copies as code, and a form to send it again. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { copyButton, exchangeView } from '../../view/exchange-view.ts';
import { textField } from '../../view/fields.ts';
import { jsonView } from '../../view/json-view.ts';
import { dateTime } from '../../view/words.ts';
import type { Ok } from '../../wire/api.ts';
import type { Exchange, SentRequest } from '../../wire/exchange.ts';
import type { LoggedCall } from '../../wire/feed.ts';
import { keptExchange } from './kept.ts';
import { SNIPPETS } from './snippets.ts';

export interface Resend {
  readonly method: string;
  readonly path: string;
  /** The text as typed. */
  readonly body: string;
}

export interface CallDetail {
  readonly row: LoggedCall;
  /** Bodies that the service keeps; undefined until they are read. */
  readonly bodies: Ok<'GET /sandbox/requests/{requestId}'> | undefined;
  /** The answer to the repeated call. */
  readonly again: Exchange | undefined;
  readonly isBusy: boolean;
  readonly send: (what: Resend) => void;
  readonly close: () => void;
}

export function callDetail(detail: CallDetail): TemplateResult {
  const { row, bodies, again, close } = detail;
  const { method, path, requestId, at, endpoint } = row;
  const kept = keptExchange(requestId);
  const sent = kept?.sent ?? sentOf(row, bodies?.request?.text);
  return html`<section class="call-detail" aria-label="Call"><div class="panel-head"><h2 tabindex="-1" data-call-title>${method} ${path.split('?')[0]}</h2>
      <button type="button" class="quiet" @click=${close}>Close</button></div>
    <p class="soft">${dateTime(at)} · request <code>${requestId}</code>${endpoint === undefined ? nothing : html` · <code>${endpoint}</code>`}</p>
    ${refusalPart(row)}
    <p class="copies" role="group" aria-label="Copy as">${SNIPPETS.map(([title, write]) => copyButton(() => write(sent, location.origin), `Copy as ${title}`))}</p>
    ${kept === undefined ? keptBodies(row, bodies) : exchangeView(kept, 'pair')} ${resend(detail, sent)}
    ${again === undefined ? nothing : html`<h3>Sent again</h3>${exchangeView(again, 'pair')}`}</section>`;
}

function sentOf({ method, path }: LoggedCall, body: string | undefined): SentRequest {
  const bearer = ['authorization', 'Bearer …'] as const;
  if (body === undefined) return { method, path, headers: [bearer] };
  return { method, path, headers: [bearer, ['content-type', 'application/json']], body };
}

function refusalPart({ code, reason, problems = [] }: LoggedCall): TemplateResult | typeof nothing {
  if (code === undefined) return nothing;
  return html`<div class="refusal"><p><b class="kind kind-blocked">${code}</b></p><p>${reason}</p>${problems.map((one) => html`<p class="problem"><code>${one.path}</code> expects ${one.expected}</p>`)}</div>`;
}

/** Bodies of a call made by another client. */
function keptBodies(
  { method, path, envelope, status, latencyMs }: LoggedCall,
  bodies: CallDetail['bodies'],
): TemplateResult {
  const body = (one: { readonly text: string; readonly clipped?: true | undefined } | undefined, name: string) =>
    one === undefined
      ? html`<p class="soft">${bodies === undefined ? 'Loading the bodies.' : 'No body was kept.'}</p>`
      : html`${jsonView(one.text, name)}${one.clipped === true ? html`<p class="soft">Truncated.</p>` : nothing}`;
  return html`<div class="exchange is-pair"><div><div class="exchange-head"><h3>Request</h3></div>
      <pre class="request" tabindex="0" role="group" aria-label="The request line">${method} ${path}</pre>${body(bodies?.request, 'The request body')}</div>
    <div><div class="exchange-head"><h3>Answer</h3><span class="status"><b class=${`kind kind-${envelope.toLowerCase()}`}>${envelope}</b> ${status} · ${Math.round(latencyMs)} ms</span></div>${body(bodies?.answer, 'The answer')}</div></div>
    <p class="soft">Another client made this call. Secrets and personal data are redacted (…). The service keeps bodies in memory only.</p>`;
}

function resend({ row, isBusy, send }: CallDetail, sent: SentRequest): TemplateResult {
  const { method, path, requestId } = row;
  const submit = (event: Event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    send({ method, path: String(form.get('again-path') ?? path), body: String(form.get('again-body') ?? '') });
  };
  const hasStruckOut = sent.body?.includes('…') === true && keptExchange(requestId) === undefined;
  return html`<details class="resend"><summary>Send again</summary><form @submit=${submit}>
    ${textField({ name: 'again-path', label: `${method} address`, value: path })}
    ${method === 'POST' ? html`<div class="field"><label for="again-body">Body</label><textarea id="again-body" name="again-body" rows="8" spellcheck="false" .value=${pretty(sent.body ?? '{}')}></textarea>${hasStruckOut ? html`<p class="hint">Replace each … before you send; it marks a redacted value.</p>` : nothing}</div>` : nothing}
    <button type="submit" class="deed" aria-disabled=${isBusy}>Send</button></form></details>`;
}

export function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function pretty(body: string): string {
  const value = parseBody(body);
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
